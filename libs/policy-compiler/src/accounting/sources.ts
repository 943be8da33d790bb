import { timeIn, timeNamed } from '@svc/language';
import type { Place, SaidFigure } from '@svc/plain-words';
import { PERIOD_UNITS } from '@svc/policy-rules';
import { figureBecomes, scaleBetween } from './figure-becomes.js';
import type { Draft } from '../assemble/draft.js';

/** The words of a description that a part of a policy comes from; positions in code points, `end` is exclusive. */
export interface Source extends Place {
  /** JSON pointer (RFC 6901) into the policy. */
  path: string;
}

/** Settings that are presets and say nothing about the offer. */
const PRESETS: ReadonlySet<string> = new Set(['version', 'salt', 'engine', 'meso', 'price_decimals', 'language']);
/** Members that are names for programs, made from the labels beside them. */
const NAMES: ReadonlySet<string> = new Set(['id', 'default', 'flag', 'term', 'option', 'words']);

/** What the accounting of one description came to. */
export interface Accounts {
  sources: Source[];
  /** The figures that became no part of the policy, in the order of the description. */
  unused: SaidFigure[];
}

const within = (inner: Place, outer: Place): boolean => inner.start >= outer.start && inner.end <= outer.end;

/**
 * Accounts for every figure of a description: which figure of the policy, or which text of it, holds it.
 *
 * It knows nothing of how the description was read. A figure of the policy is looked up in the words that its part of
 * the policy was cited from, by what the figures there can become; whatever no part holds is `unused`.
 */
class Accountant {
  readonly sources: Source[] = [];
  private readonly used = new Set<SaidFigure>();

  constructor(
    private readonly draft: Draft,
    private readonly places: ReadonlyMap<string, readonly Place[]>,
    private readonly figures: readonly SaidFigure[],
  ) {}

  account(): Accounts {
    for (const [path, places] of this.places) for (const place of places) this.sources.push({ path, ...place });
    this.walk(this.draft, '', []);
    const unused = this.figures.filter((figure) => !this.used.has(figure));
    const sources = this.sources.sort((left, right) => left.start - right.start || left.end - right.end);
    return { sources: sources.filter(isFirst), unused };
  }

  private walk(value: unknown, path: string, above: readonly Place[]): void {
    const places = this.places.get(path) ?? above;
    if (typeof value === 'number') this.number(value, path, places);
    else if (typeof value === 'string') this.text(value, path, places);
    else if (Array.isArray(value)) value.forEach((member, index) => this.walk(member, `${path}/${index}`, places));
    else if (value !== null && typeof value === 'object')
      for (const [key, member] of Object.entries(value))
        if (!(path === '' && PRESETS.has(key)) && !NAMES.has(key)) this.walk(member, `${path}/${key}`, places);
  }

  private number(value: number, path: string, places: readonly Place[]): void {
    const here = this.figures.filter((figure) => places.some((place) => within(figure, place)));
    const exact = here.filter(
      (figure) =>
        figureBecomes(figure, value, this.draft) || this.isTotal(figure, value, path) || isCounted(figure, value, path),
    );
    const found = exact.length > 0 ? exact : here.filter((figure) => scaleBetween(figure, value));
    const figure = found.find((one) => !this.used.has(one)) ?? found[0];
    if (figure) this.claim(path, figure);
  }

  /** "All six for £198" makes the price of one £33. */
  private isTotal(figure: SaidFigure, each: number, path: string): boolean {
    const [, section, list, index] = path.split('/');
    const counted = section === 'quantity' || section === 'period' ? this.draft[section] : undefined;
    const from = list === 'breaks' ? counted?.breaks?.[Number(index)]?.from : 1;
    const step = 10 ** -(this.draft.price_decimals ?? 2);
    return from !== undefined && from > 1 && Math.abs(figure.value / from - each) <= step;
  }

  private text(value: string, path: string, places: readonly Place[]): void {
    const text = value.toLowerCase();
    for (const figure of this.figures)
      if (places.some((place) => within(figure, place)) && text.includes(figure.quote.toLowerCase()))
        this.claim(path, figure);
  }

  private claim(path: string, figure: SaidFigure): void {
    this.used.add(figure);
    const { quote, start, end } = figure;
    if (!this.sources.some((source) => source.path === path && source.start === start && source.end === end))
      this.sources.push({ path, quote, start, end });
  }
}

/** "More than 10" begins at 11; a length of time counts in the time of the price: weeks in days, years in months. */
function isCounted({ value: figure, unit }: SaidFigure, value: number, path: string): boolean {
  if (path.endsWith('/from') && value === figure + 1) return true;
  const time = path.startsWith('/period/') || path.endsWith('/periods') ? timeNamed(unit ?? '') : null;
  return (
    time !== null && PERIOD_UNITS.some((one) => timeIn({ count: figure * time.count, unit: time.unit }, one) === value)
  );
}

const isFirst = (source: Source, at: number, all: readonly Source[]): boolean =>
  all.findIndex(({ path, start, end }) => path === source.path && start === source.start && end === source.end) === at;

/**
 * The sources of a policy, and the figures of its description that it does not hold.
 * @param places JSON pointer → the words that this part comes from
 */
export function accountFor(
  draft: Draft,
  places: ReadonlyMap<string, readonly Place[]>,
  figures: readonly SaidFigure[],
): Accounts {
  return new Accountant(draft, places, figures).account();
}
