import { timeUnit } from '@svc/language';
import { BUYER_KINDS } from '@svc/plain-words';
import type { Fault, Money, Truth } from './truth.js';

type Item = Record<string, unknown>;
type Loose = Item & {
  quantity?: Item & { breaks?: Item[] };
  period?: Item & { breaks?: Item[] };
  terms?: { label: string; id: string; default: string; options: (Item & { id: string })[] }[];
};

const near = (left: unknown, right: number): boolean => typeof left === 'number' && Math.abs(left - right) < 1e-6;

/** The money a unit that comes off (or on), for a list price; undefined where nothing is said. */
function moneyOf(figure: Money | undefined, list: number | undefined): number | undefined {
  if (figure?.amount !== undefined) return figure.amount;
  if (list === undefined) return figure?.share ?? figure?.to_price;
  if (figure?.share !== undefined) return figure.share * list;
  return figure?.to_price === undefined ? undefined : list - figure.to_price;
}

const marksOf = (figure: Money | undefined): number[] =>
  [
    figure?.amount,
    figure?.to_price,
    figure?.share === undefined ? undefined : Math.round(figure.share * 1e4) / 100,
  ].filter((one): one is number => one !== undefined);

/** The sums that an item gives, unlocks or charges. */
const moneyMarks = (item: Item): number[] =>
  ['gives', 'unlocks', 'charge'].flatMap((name) => marksOf(item[name] as Money | undefined));

const holds = (item: unknown, words: readonly string[]): boolean => {
  const text = JSON.stringify(item).toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
};

const listed = (word: string | string[]): string[] => (Array.isArray(word) ? word : [word]);

/** A member of an option: a charge is for each unit if nothing else is said; what is counted is named by its word. */
function said(option: Record<string, unknown>, name: string): unknown {
  const value = option[name] ?? (name === 'charge_per' && option['charge'] !== undefined ? 'unit' : undefined);
  const count = name === 'charge_per' ? ((value as { count?: string } | undefined)?.count ?? value) : value;
  return name === 'charge_per' && typeof count === 'string' ? (BY_TIME[count] ?? count) : count;
}

/** Units of time in the words of truths: what is paid by one of them has a period. */
const isTime = (unit: string | undefined): boolean =>
  unit !== undefined && (timeUnit(unit) !== null || timeUnit(unit.replace(/^个/, '')) !== null);

/** How often a charge is paid, in the words of truths that know no time: every period is every unit. */
const BY_TIME: Readonly<Record<string, string>> = { period: 'unit', unit_period: 'unit' };

/**
 * A policy as truths see it that were written before prices had a period: what is counted in time is the quantity, as
 * long as the truth counts nothing else.
 */
function asOrdered(policy: Loose, truth: Truth): Loose {
  const { quantity, period } = policy;
  const counts = truth.quantity?.unit;
  if (!period || (counts !== undefined && !isTime(counts))) return policy;
  const [min, max] = [period['min'] ?? 1, period['max'] ?? 1_000_000_000];
  const timed = { ...period, min, max, unit: counts ?? period['unit'] };
  if (counts !== undefined || quantity === undefined) return { ...policy, quantity: timed };
  return { ...policy, quantity: { ...quantity, breaks: [...(quantity.breaks ?? []), ...(period.breaks ?? [])] } };
}

/** Collects the faults of one policy. */
class Comparison {
  readonly faults: Fault[] = [];
  private readonly list: number | undefined;

  constructor(
    private readonly policy: Loose,
    private readonly truth: Truth,
  ) {
    this.list = truth.list_price;
  }

  figure(section: string, name: string, found: unknown, wanted: number | undefined, lowIsBelow = true): void {
    if (wanted === undefined || near(found, wanted)) return;
    const below = lowIsBelow && typeof found === 'number' && found < wanted;
    this.faults.push({ section, told: `${name} is ${String(found)}, not ${wanted}`, marks: [wanted], below });
  }

  /** The faults of what one item gives, unlocks or charges against what is meant. */
  money(found: Item, wanted: Item, charges = false): { told: string; below: boolean }[] {
    const names = charges ? (['charge'] as const) : (['gives', 'unlocks'] as const);
    return names.flatMap((name) => {
      const is = moneyOf(found[name] as Money | undefined, this.list);
      const meant = moneyOf(wanted[name] as Money | undefined, this.list);
      if (is === meant || (meant !== undefined && near(is, meant))) return [];
      const deeper = charges ? (is ?? 0) < (meant ?? 0) : (is ?? 0) > (meant ?? 0);
      return [{ told: `${name} ${JSON.stringify(found[name])}, not ${JSON.stringify(wanted[name])}`, below: deeper }];
    });
  }

  breaks(): void {
    const { breaks } = this.truth;
    if (!breaks) return;
    const found = this.policy.quantity?.breaks ?? [];
    for (const wanted of breaks) {
      const step = found.find(({ from }) => near(from, wanted.from));
      // "All seven for £240": the price of so many points at the price of one.
      const each = wanted.gives?.to_price ?? wanted.unlocks?.to_price;
      const all = each === undefined ? [] : [Math.round(wanted.from * each)];
      const marks = [wanted.from, ...marksOf(wanted.gives), ...marksOf(wanted.unlocks), ...all];
      if (!step) this.faults.push({ section: 'quantity', told: `no break from ${wanted.from}`, marks });
      else
        for (const fault of this.money(step, wanted as Item))
          this.faults.push({ section: 'quantity', marks, ...fault, told: `from ${wanted.from}: ${fault.told}` });
    }
    for (const step of found)
      if (!breaks.some(({ from }) => near(step['from'], from)))
        this.faults.push({
          section: 'quantity',
          told: `a break that nobody named: ${JSON.stringify(step)}`,
          marks: [Number(step['from']), ...moneyMarks(step)],
          below: true,
        });
  }

  options(): void {
    const { options } = this.truth;
    if (!options) return;
    const left = (this.policy.terms ?? []).flatMap((term) =>
      term.options
        .filter(({ id }) => id !== term.default)
        .map((option) => ({ option, text: [term.label, term.id, option] })),
    );
    for (const wanted of options) {
      const marks = [...wanted.words, ...marksOf(wanted.gives), ...marksOf(wanted.unlocks), ...marksOf(wanted.charge)];
      const fits = left.filter(({ text }) => holds(text, wanted.words));
      const best = fits
        .map((one) => ({ ...one, faults: this.optionFaults(one.option, wanted as unknown as Item) }))
        .sort((a, b) => a.faults.length - b.faults.length)[0];
      if (!best) this.faults.push({ section: 'terms', told: `no option about ${wanted.words.join('|')}`, marks });
      else {
        left.splice(
          left.findIndex(({ option }) => option === best.option),
          1,
        );
        for (const fault of best.faults)
          this.faults.push({ section: 'terms', marks, ...fault, told: `${wanted.words[0]}: ${fault.told}` });
      }
    }
    for (const { option } of left)
      if (option['gives'] || option['unlocks'] || option['charge'])
        this.faults.push({
          section: 'terms',
          told: `an option that nobody named: ${JSON.stringify(option)}`,
          marks: [...moneyMarks(option), ...(typeof option['label'] === 'string' ? [option['label']] : [])],
          below: !option['charge'],
        });
  }

  private optionFaults(option: Item, wanted: Item): { told: string; below: boolean }[] {
    const faults = [...this.money(option, wanted), ...this.money(option, wanted, true)];
    for (const name of ['worth', 'worth_per', 'stacks', 'charge_per', 'requires_discount_at_most'])
      if (
        wanted[name] !== undefined &&
        wanted[name] !== said(option, name) &&
        !near(option[name], Number(wanted[name]))
      )
        faults.push({ told: `${name} is ${String(said(option, name))}, not ${String(wanted[name])}`, below: false });
    return faults;
  }

  grants(): void {
    for (const wanted of this.truth.grants ?? []) {
      const grants = (this.policy['grants'] as (Item & { flag: string })[] | undefined) ?? [];
      const found = grants.find(({ flag }) =>
        holds([flag, BUYER_KINDS.find((kind) => kind.flag === flag)?.words], wanted.words),
      );
      const marks = [...wanted.words, ...marksOf(wanted.gives), ...marksOf(wanted.unlocks)];
      if (!found) this.faults.push({ section: 'grants', told: `no grant for ${wanted.words.join('|')}`, marks });
      else
        for (const fault of this.money(found, wanted as unknown as Item))
          this.faults.push({ section: 'grants', marks, ...fault });
    }
  }

  subjects(): void {
    for (const section of ['never', 'handoff', 'facts'] as const) {
      const items = (this.policy[section] as Item[] | undefined) ?? [];
      for (const word of this.truth[section] ?? [])
        if (!items.some((item) => holds(item, listed(word))))
          this.faults.push({ section, told: `no ${section} about ${listed(word).join('|')}`, marks: listed(word) });
    }
    for (const [section, words] of [
      ['facts', this.truth.not_facts],
      ['never', this.truth.not_never],
    ] as const)
      for (const word of words ?? [])
        if (holds(this.policy[section] ?? [], [word]))
          this.faults.push({ section, told: `${section} hold ${word}`, marks: [] });
  }

  rest(): void {
    const { name, currency, stock, quantity } = this.truth;
    if (name && !holds(this.policy['name'] ?? '', name))
      this.faults.push({
        section: 'name',
        told: `the name is ${String(this.policy['name'])}`,
        marks: [String(this.policy['name'])],
      });
    if (currency !== undefined && this.policy['currency'] !== currency)
      this.faults.push({
        section: 'currency',
        told: `currency is ${String(this.policy['currency'])}`,
        // A notice that names the currency that was read points at it.
        marks: [currency, String(this.policy['currency'])],
      });
    if (quantity?.unit !== undefined && this.policy.quantity?.['unit'] !== quantity.unit)
      this.faults.push({
        section: 'quantity',
        told: `the unit is ${String(this.policy.quantity?.['unit'])}`,
        marks: [],
      });
    for (const bind of stock ?? [])
      if (!Object.values(bind).every((value) => holds(this.policy['inventory'] ?? {}, [value])))
        this.faults.push({
          section: 'inventory',
          told: `no record ${JSON.stringify(bind)}`,
          marks: Object.values(bind),
        });
  }
}

/**
 * Every fact in which a policy differs from what is meant; empty where all are right.
 * @example compareWith({ list_price: 500 }, { list_price: 520 })[0]?.told // 'list_price is 500, not 520'
 */
export function compareWith(policy: object, truth: Truth): Fault[] {
  const loose = asOrdered(policy as Loose, truth);
  const comparison = new Comparison(loose, truth);
  comparison.figure('list_price', 'list_price', loose['list_price'], truth.list_price);
  comparison.figure('floor_price', 'floor_price', loose['floor_price'], truth.floor_price);
  comparison.figure('free_discount', 'free_discount', loose['free_discount'], truth.free_discount, false);
  comparison.figure('quantity', 'quantity.min', loose.quantity?.['min'] ?? 1, truth.quantity?.min, false);
  // Without a quantity there is one to sell.
  const most = loose.quantity === undefined ? 1 : loose.quantity['max'];
  comparison.figure('quantity', 'quantity.max', most, truth.quantity?.max, false);
  comparison.breaks();
  comparison.options();
  comparison.grants();
  comparison.subjects();
  comparison.rest();
  return comparison.faults;
}
