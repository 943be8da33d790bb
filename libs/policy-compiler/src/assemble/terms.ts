import type { Place, PlacedOf, PlacedStatement, TermKind } from '@svc/plain-words';
import {
  besidesGoods,
  besideWhat,
  chargedOption,
  goneWithout,
  optionLabel,
  optionWords,
  saidAbout,
  slug,
  termKindOf,
} from '@svc/plain-words';
import type { ChargeRule, PolicyOption, PolicyTerm } from '@svc/policy-rules';
import { POLICY_DEFAULTS, POLICY_LIMITS } from '@svc/policy-rules';
import type { Discounted, Discounts } from './discounts.js';
import type { Citation, Part, Remark } from './draft.js';
import { shorten, unusedId } from './ids.js';
import { minus, offAmount } from './money-steps.js';
import type { Timed } from './period.js';
import { chargePer, periodsIn } from './period.js';
import { writeMoney, writePercent } from '../summary/money-words.js';

/** The price that trades are judged by. */
interface Priced {
  list: number | undefined;
  /** What the price is paid for by time, and what is counted beside it. */
  timed: Timed;
  /** ISO 4217. */
  currency: string;
  /** What is sold, as its name and its unit call it: these words choose no option. */
  goods: readonly string[];
}

/** What can be traded beside the price: an option for each trade and each gift, in the term of its subject. */
export function assembleTerms(
  statements: readonly PlacedStatement[],
  { trades }: Discounts,
  priced: Priced,
  language: 'en' | 'zh',
): Part {
  const hasContract = trades.some(({ condition }) => termKindOf(condition).id === 'contract');
  const book = new TermBook(language, priced, hasContract);
  for (const trade of trades) book.addTrade(trade);
  for (const charge of saidAbout(statements, 'charge')) book.addCharge(charge);
  for (const gift of mergedGifts(saidAbout(statements, 'gift'))) book.addGift(gift);
  const { terms, cited, remarks } = book;
  return { members: { terms }, cited, remarks };
}

/** A later statement on the same gift completes an earlier one. */
function mergedGifts(gifts: readonly PlacedOf<'gift'>[]): PlacedOf<'gift'>[] {
  const merged = new Map<string, PlacedOf<'gift'>>();
  for (const gift of gifts) {
    const before = merged.get(gift.what.toLowerCase());
    merged.set(
      gift.what.toLowerCase(),
      before
        ? {
            ...gift,
            cost: gift.cost ?? before.cost,
            condition: gift.condition ?? before.condition,
            quote: before.quote,
          }
        : gift,
    );
  }
  return [...merged.values()];
}

/** Gifts stand in the term of their subject only where that subject is settled one way at a time. */
const SHARED_GIFT_TERMS = new Set(['handover', 'warranty']);

/** An option and where it stands in the policy. */
interface PlacedOption {
  option: PolicyOption;
  path: string;
}

/** The terms of one policy, in the order in which their options are added. */
class TermBook {
  readonly terms: PolicyTerm[] = [];
  readonly cited: Citation[] = [];
  readonly remarks: Remark[] = [];

  constructor(
    private readonly language: 'en' | 'zh',
    private readonly priced: Priced,
    /** A condition says how long a contract runs. */
    private readonly hasContract: boolean,
  ) {}

  addTrade(trade: Discounted<'trade'>): void {
    const { condition, off, effect, quote } = trade;
    const kind = termKindOf(condition);
    const before = this.#sameOption(kind, condition);
    if (before) {
      const { option, path } = before;
      const first = this.cited.find(([cited]) => cited === path)?.[1].quote ?? quote;
      if (JSON.stringify(option.gives ?? option.unlocks) !== JSON.stringify(off))
        this.remarks.push({ text: 'tradeWithTwoDiscounts', path, args: [condition], quotes: [first, quote] });
      return;
    }
    const { list, currency } = this.priced;
    const worth = list === undefined ? undefined : offAmount(list, off);
    const periods = this.#runsFor(kind, condition);
    const rest = {
      ...(worth === undefined ? {} : { worth }),
      ...(periods === null ? {} : { periods }),
      ...effect,
      ...(trade.stacks ? { stacks: true } : {}),
    };
    const path = this.#addOption(kind, condition, rest, trade);
    if (path === null || worth === undefined || 'gives' in effect) return;
    const share = POLICY_DEFAULTS.shareOfTrades;
    const [most, live] = [1, share].map((times) =>
      'share' in off
        ? `${writePercent(off.share * times)}%`
        : writeMoney(Number((worth * times).toFixed(6)), currency, this.language),
    ) as [string, string];
    this.remarks.push({
      text: 'worthAssumed',
      path: `${path}/worth`,
      args: [condition, worth, most, live, share],
      quotes: [quote],
    });
  }

  /** What the buyer pays on top for something. */
  addCharge(said: PlacedOf<'charge'>): void {
    const what = chargedOption(said.what);
    const kind = termKindOf(what);
    const charge: ChargeRule = 'share' in said.figure ? { share: said.figure.share } : { amount: said.figure.amount };
    const before = this.#sameOption(kind, what);
    const per = 'share' in charge ? undefined : chargePer(said.per, this.priced.timed);
    const rest = {
      charge,
      ...(per === undefined ? {} : { charge_per: per }),
      ...(said.freeFrom === undefined ? {} : { charge_free_from: said.freeFrom }),
    };
    if (!before) {
      const path = this.#addOption(said.always ? { ...kind, id: 'deal' } : kind, what, rest, said, said.always);
      if (path !== null && said.covered) this.cited.push([`${path}/charge_per/included`, said.covered]);
    } else if (JSON.stringify(before.option.charge) !== JSON.stringify(charge))
      this.remarks.push({ text: 'tradeWithTwoDiscounts', path: before.path, args: [what], quotes: [said.quote] });
  }

  addGift(gift: PlacedOf<'gift'>): void {
    const found = termKindOf(gift.what);
    const kind: TermKind = SHARED_GIFT_TERMS.has(found.id) ? found : { ...found, id: 'deal' };
    const rest: Partial<PolicyOption> = {};
    if (gift.cost !== null && gift.cost > 0) rest.worth = -gift.cost;
    if (gift.cost !== null && gift.perDeal) rest.worth_per = 'deal';
    const atMost = shareAtMost(gift, this.priced.list);
    if (atMost !== null) rest.requires_discount_at_most = atMost;
    const path = this.#addOption(kind, gift.what, rest, gift);
    if (path === null || gift.cost !== null) return;
    this.remarks.push({ text: 'costUnknown', path: `${path}/worth`, args: [gift.what], quotes: [gift.quote] });
  }

  /** For how many periods a condition makes the deal: a contract for its length, else what is paid for in advance. */
  #runsFor(kind: TermKind, condition: string): number | null {
    const isLength = kind.id === 'contract' || (!this.hasContract && optionWords(condition).includes('prepay'));
    return isLength ? periodsIn(condition, this.priced.timed) : null;
  }

  /** Adds an option to the term of its subject, or as all that it has; its place, or null where the policy is full. */
  #addOption(kind: TermKind, label: string, rest: Partial<PolicyOption>, said: Place, always = false): string | null {
    const term = this.#termOf(kind, label);
    if (!term || term.options.length >= POLICY_LIMITS.optionsPerTerm) {
      const args: [number, number] = [POLICY_LIMITS.terms, POLICY_LIMITS.optionsPerTerm];
      this.remarks.push({ text: 'tooManyTrades', path: '/terms', args, quotes: [said.quote] });
      return null;
    }
    const ids = term.options.map(({ id }) => id);
    const shown = optionLabel(label, this.language);
    const words = this.#wordsOf(label);
    const option: PolicyOption = {
      id: unusedId(slug(label) || 'option', ids),
      label: shorten(shown, POLICY_LIMITS.labelLength),
      ...rest,
      words: shown === label ? words : [...new Set([label.toLowerCase().slice(0, 80), ...words])].slice(0, 24),
    };
    // What every buyer owes is the only option of its term.
    if (always) {
      term.options.length = 0;
      term.default = option.id;
    }
    const path = `/terms/${this.terms.indexOf(term)}/options/${term.options.length}`;
    term.options.push(option);
    this.cited.push([path, said]);
    return path;
  }

  #wordsOf(label: string): string[] {
    return besidesGoods(label, optionWords(label), this.priced.goods);
  }

  #termOf(kind: TermKind, label: string): PolicyTerm | null {
    const own = kind.id === 'deal';
    const found = own ? undefined : this.terms.find((term) => term.id === kind.id);
    if (found) return found;
    if (this.terms.length >= POLICY_LIMITS.terms) return null;
    const ids = this.terms.map(({ id }) => id);
    const standard: PolicyOption = own
      ? { ...this.#withoutIt(label), worth: 0 }
      : { id: 'standard', label: kind.standard[this.language], worth: 0 };
    const term: PolicyTerm = {
      id: unusedId(own ? slug(label) || 'extra' : kind.id, ids),
      label: own ? shorten(sentenceCase(goneWithout(label) ?? label), 80) : kind.label[this.language],
      default: standard.id,
      options: [standard],
    };
    this.terms.push(term);
    return term;
  }

  /** What is had without an option: what it is in place of, by its own name, else nothing. */
  #withoutIt(label: string): Pick<PolicyOption, 'id' | 'label' | 'words'> {
    const without = goneWithout(label);
    if (without !== null) return { id: 'with_it', label: shorten(`with the ${without}`, POLICY_LIMITS.labelLength) };
    const { other } = besideWhat(label);
    if (other === null) return { id: 'none', label: this.language === 'zh' ? '无' : 'without' };
    const words = this.#wordsOf(other);
    return { id: slug(other) || 'usual', label: shorten(other, POLICY_LIMITS.labelLength), words };
  }

  /** The option of the same label in the term of a subject; what has no term of its own is looked for in all. */
  #sameOption(kind: TermKind, label: string): PlacedOption | undefined {
    const lower = optionLabel(label, this.language).toLowerCase();
    for (const [at, { id, options }] of this.terms.entries()) {
      if (id !== kind.id && kind.id !== 'deal') continue;
      const place = options.findIndex((option) => option.label.toLowerCase() === lower);
      const option = options[place];
      if (option) return { option, path: `/terms/${at}/options/${place}` };
    }
    return undefined;
  }
}

function sentenceCase(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The largest share off the list price at which a gift is still given; null where it hangs on no price. */
function shareAtMost({ condition }: PlacedOf<'gift'>, list: number | undefined): number | null {
  if (condition === null) return null;
  if ('atMost' in condition) return Math.min(1, condition.atMost);
  if (list === undefined || condition.priceAtLeast > list) return 0;
  return Math.floor((minus(list, condition.priceAtLeast) / list) * 1e6) / 1e6;
}
