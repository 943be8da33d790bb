import type { NumberMention } from '@svc/language';
import { readNumbers } from '@svc/language';
import type { SellerMark } from '@svc/policy-compiler';
import type { Money, Truth } from '../descriptions/truth.js';

/** One thing that a seller means, with the places of the description at which it could be marked. */
export interface Meant {
  /** The section of the policy, as faults name it. */
  section: string;
  /** Its figures and words, as faults name them. */
  says: (number | string)[];
  kind: string;
  /** The values of its figures as the description writes them; empty where it has none, or writes none. */
  written: number[];
  marks: SellerMark[];
}

interface Span {
  start: number;
  end: number;
}

/** A figure of the description that says what is meant, and what it is: a price, or what comes off. */
interface Figure extends Span {
  value: number;
  means: 'price_each' | 'price_for_all' | 'off';
}

const SHARES: readonly (readonly [words: RegExp, share: number])[] = [
  [/\b(?:double|twice)\b|双倍|两倍|加倍|翻倍/giu, 1],
  [/\bhalf\b|半价|对折|一半/giu, 0.5],
];

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-6;

/** A description with its figures, in code points. */
class Text {
  readonly numbers: (NumberMention & Span)[];
  readonly #lower: string;
  readonly #points: string[];

  constructor(
    private readonly text: string,
    private readonly list: number | undefined,
  ) {
    this.#points = [...text];
    this.#lower = text.toLowerCase();
    this.numbers = readNumbers(text).map((one) => ({ ...one, ...this.#span(one.start, one.end) }));
  }

  #span(start: number, end: number): Span {
    const from = [...this.text.slice(0, start)].length;
    return { start: from, end: from + [...this.text.slice(start, end)].length };
  }

  /** Where a number is written. */
  values(value: number): Figure[] {
    return this.numbers
      .filter((one) => one.kind !== 'percent' && near(Math.abs(one.value), value))
      .map(({ start, end }) => ({ start, end, value, means: 'price_each' }));
  }

  /** Where a figure is written: itself, or the price or sum that it comes to. */
  figures(money: Money, count = 1): Figure[] {
    if (money.share !== undefined) return this.#shares(money.share);
    const means = money.amount === undefined ? 'price_each' : 'off';
    const value = money.amount ?? money.to_price ?? 0;
    const other = means === 'off' ? 'price_each' : 'off';
    const others = this.list === undefined ? [] : [this.list - value, ...(means === 'off' ? [this.list + value] : [])];
    const all = count > 1 && means === 'price_each' ? this.values(Math.round(count * value)) : [];
    return [
      ...this.values(value).map((one) => ({ ...one, means }) as Figure),
      ...all.map((one): Figure => ({ ...one, means: 'price_for_all' })),
      ...others
        .filter((one) => one > 0)
        .flatMap((one) => this.values(one).map((at): Figure => ({ ...at, means: other }))),
    ];
  }

  #shares(share: number): Figure[] {
    const percents = this.numbers.filter(
      ({ kind, value, shareOff }) => kind === 'percent' && near(shareOff ?? Math.abs(value) / 100, share),
    );
    const words = SHARES.filter(([, one]) => one === share)
      .flatMap(([pattern]) => [...this.text.matchAll(pattern)])
      .map(({ 0: word, index }) => this.#span(index, index + word.length));
    return [...percents, ...words].map(({ start, end, ...one }) => {
      const value = 'value' in one ? Number(one.value) : share * 100;
      return { start, end, value, means: 'off' };
    });
  }

  /** Where words stand, as whole words, that hold a piece of one. */
  words(piece: string): Span[] {
    const spans: Span[] = [];
    const wanted = piece.toLowerCase();
    for (let at = this.#lower.indexOf(wanted); at >= 0; at = this.#lower.indexOf(wanted, at + 1)) {
      const before = /[\p{Script=Latin}]*$/u.exec(this.text.slice(0, at))?.[0].length ?? 0;
      const behind = /^[\p{Script=Latin}]*/u.exec(this.text.slice(at + wanted.length))?.[0].length ?? 0;
      spans.push(this.#span(at - before, at + wanted.length + behind));
    }
    return spans;
  }

  /** The clause around a place. */
  clause({ start, end }: Span): Span {
    const ends = (at: number): boolean =>
      /[。；！？;!?\n，]/u.test(this.#points[at] ?? '\n') ||
      (/[.,]/.test(this.#points[at] ?? '') && !/\d/.test(this.#points[at + 1] ?? ''));
    let [from, to] = [start, end];
    while (from > 0 && !ends(from - 1)) from -= 1;
    while (to < this.#points.length && !ends(to)) to += 1;
    while (/\s/.test(this.#points[from] ?? '')) from += 1;
    return { start: from, end: to };
  }
}

const hull = (left: Span, right: Span): Span => ({
  start: Math.min(left.start, right.start),
  end: Math.max(left.end, right.end),
});

const place = ({ start, end }: Span): Span => ({ start, end });

/** The nearest of some places. */
const nearest = (to: Span, spans: readonly Span[]): Span | undefined =>
  [...spans].sort((left, right) => Math.abs(left.start - to.start) - Math.abs(right.start - to.start))[0];

const listed = (words: string | readonly string[]): readonly string[] => (typeof words === 'string' ? [words] : words);

/** A count and the figure from there on. */
function stepMeant(text: Text, { from, gives, unlocks }: NonNullable<Truth['breaks']>[number]): Meant {
  const money = gives ?? unlocks ?? {};
  const how = unlocks === undefined ? 'given' : 'up_to';
  const figures = text.figures(money, from);
  const counts = text.values(from);
  const marks = figures.flatMap((figure) => {
    const count = nearest(figure, counts);
    if (count === undefined) return [];
    const slots = { count: place(count), figure: place(figure), means: figure.means, how };
    return [{ ...hull(figure, count), kind: 'volume', ...slots }];
  });
  const written = figures.slice(0, 1).map(({ value }) => value);
  return { section: 'quantity', says: [from], kind: 'volume', written, marks };
}

/** Words and a figure that belong together. */
function tradeMeant(
  text: Text,
  section: string,
  kind: string,
  words: readonly string[],
  money: Money,
  rest: object,
): Meant {
  const spans = words.flatMap((word) => text.words(word));
  const figures = text.figures(money);
  const marks = figures.flatMap((figure) => {
    const what = nearest(figure, spans);
    if (what === undefined) return [];
    const { means } = figure;
    return [{ ...hull(figure, what), kind, what: place(what), figure: place(figure), means, ...rest }];
  });
  return { section, says: [...words], kind, written: figures.slice(0, 1).map(({ value }) => value), marks };
}

/** Words that are told, refused or handed on: they alone, and their clause. */
function toldMeant(text: Text, section: string, kind: string, words: string | readonly string[]): Meant {
  const spans = listed(words).flatMap((word) => text.words(word));
  const marks = spans.flatMap((what) =>
    [place(what), text.clause(what)].map((span) => ({
      ...span,
      kind,
      ...(kind === 'fact' ? {} : { what: place(what) }),
    })),
  );
  return { section, says: [...listed(words)], kind, written: [], marks };
}

function figureMeant(text: Text, section: string, kind: string, value: number, slot: 'figure' | 'count'): Meant {
  const found = text.values(value);
  const marks = found.map((one) => ({ ...place(one), kind, [slot]: place(one) }));
  return { section, says: [value], kind, written: found.length > 0 ? [value] : [], marks };
}

/** Everything that a seller means, with where it could be marked in the description. */
export function meantBy(description: string, truth: Truth): Meant[] {
  const { list_price, floor_price, quantity, breaks = [], options = [], grants = [] } = truth;
  const text = new Text(description, list_price);
  const how = (unlocks: unknown): object => ({ how: unlocks === undefined ? 'given' : 'up_to' });
  return [
    ...(list_price === undefined ? [] : [figureMeant(text, 'list_price', 'price', list_price, 'figure')]),
    ...(floor_price === undefined ? [] : [figureMeant(text, 'floor_price', 'lowest', floor_price, 'figure')]),
    ...(quantity?.min === undefined ? [] : [figureMeant(text, 'quantity', 'least_order', quantity.min, 'count')]),
    ...(quantity?.max === undefined ? [] : [figureMeant(text, 'quantity', 'most_order', quantity.max, 'count')]),
    ...breaks.map((step) => stepMeant(text, step)),
    ...options.map(({ words, charge, charge_per, gives, unlocks }) =>
      charge === undefined
        ? tradeMeant(text, 'terms', 'discount', words, gives ?? unlocks ?? {}, how(unlocks))
        : tradeMeant(text, 'terms', 'extra', words, charge, { paid: charge_per === 'deal' ? 'once' : 'per_unit' }),
    ),
    ...grants.map(({ words, gives, unlocks }) =>
      tradeMeant(text, 'grants', 'buyers', words, gives ?? unlocks ?? {}, how(unlocks)),
    ),
    ...(['never', 'handoff'] as const).flatMap((name) =>
      (truth[name] ?? []).map((words) => toldMeant(text, name, name, words)),
    ),
    ...(truth.facts ?? []).map((words) => toldMeant(text, 'facts', 'fact', words)),
    ...(truth.name ? [toldMeant(text, 'name', 'name', truth.name)] : []),
  ];
}
