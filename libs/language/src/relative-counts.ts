import type { NumberMention } from './figures/number-mention.js';
import { pattern, patternWith } from './pattern.js';
import { QUIT } from './phrases/cues.js';
import type { Standing } from './reading.js';
import { unitAfter } from './figures/units.js';

/** How a number stands to the count on the table; `open` where its words do not say it plainly. */
export type CountStep = 'more' | 'less' | 'open';

/** "2 more mugs", "2 extra": behind the number, or between it and its noun. */
const MORE_AFTER = /^ ?(?:more|extra|additional|further|on top)(?! or less)(?![a-z])/;
const MORE_WITHIN = / (?:more|extra|additional|further) /;
const LESS_AFTER = /^ ?(?:less|fewer)(?![a-z])/;
const LESS_WITHIN = / (?:less|fewer) /;
/** "Another 3", "add 3 mugs", 再来3箱, 多住一晚. */
const MORE_BEFORE = pattern`
    (?:
      (?<![a-z])(?:another|add|adding|plus|an? (?:extra|additional|further)|(?:increase|raise) (?:it|the order) by) $
      |(?<![不最顶至很太许])(?:再|多|加|添|追加|额外|另外|还(?=想?[要来加拿买订约住]|需要))(?:
        想?需?(?:[要来加拿买订定约住租做添]|增加)
      )?(?:给?我们?)?[上个]?\s?$
    )
  `;
/** "Remove 2 mugs", 少要一箱. */
const LESS_BEFORE = pattern`
    (?:
      (?<![a-z])(?:remove|minus|take (?:off|away)|drop|leave out|(?:reduce|lower|cut) (?:it|the order) by) $
      |(?<![至最不多缺])(?:减少|减|少|去掉)(?:[要来拿买订定约住租做掉去])?\s?$
    )
  `;
/** "Take 2 mugs off". */
const TAKE_BEFORE = /(?<![a-z])take $/;
const OFF_AFTER = /^ ?(?:off|away|out)(?! (?:of )?(?:the|your) price)(?![a-z])/;
/** A no before the words of the step: what is not added. */
const NOT_BEFORE = pattern`
    (?:
      (?<![a-z])(?:no|not|[a-z]+n'?t|never|without)(?: [a-z]+){0,3} $
      |(?:不|别|甭|没|无需)[要用必想会能需]?(?:再|多|加|添|少|减)?[要来加拿买订定约住]?\s?$
    )
  `;
/** Of money: "2 more dollars". */
const MONEY_NOUN = /(?:dollar|buck|euro|quid|cent|yuan|percent)s?$/;

/** "One more", "one less" with the noun that may follow: no number anywhere else. */
const LONE_ONE = patternWith('g')`
    (?<![a-z])one (?:more|extra|additional|less|fewer)(?![a-z])(?! or less)
  `;
const LONE_MORE = /^one (?:more|extra|additional)(?![a-z])/;
const LONE_LESS = /^one (?:less|fewer)(?![a-z])/;
/** What may follow "one more" where no noun does. */
const NO_NOUN = /^ ?(?:$|[^a-z ]|(?:please|pls|then|thanks|though|of (?:them|these|those))(?![a-z]))/;

/**
 * The ones that only "more" or "less" make a number: "one more, please". One more of something else ("question") is
 * none.
 * @example loneOnes('one more please', [])[0]?.value // 1
 */
export function loneOnes(text: string, units: readonly string[]): NumberMention[] {
  return [...text.matchAll(LONE_ONE)].flatMap(({ 0: words, index: start }) => {
    const noun = unitAfter(text, start + words.length, units);
    if (noun === null && !NO_NOUN.test(text.slice(start + words.length))) return [];
    const end = start + words.length + (noun?.length ?? 0);
    const { unit, sense } = noun ?? { unit: null, sense: null };
    const plain = { alternative: null, unclear: false, mark: null, currency: null, shareOff: null };
    return [{ ...plain, kind: 'count', value: 1, unit, sense, start, end, text: text.slice(start, end) }];
  });
}

/**
 * Whether a number is added to the count on the table or taken from it, by the words around it; null where it stands
 * for itself.
 * @example stepOf('ok, 2 more mugs', { start: 4, end: 15, … }) // 'more'
 */
export function stepOf(text: string, { kind, start, end }: NumberMention): CountStep | null {
  const [before, own, after] = [text.slice(Math.max(0, start - 40), start), text.slice(start, end), text.slice(end)];
  const counts = kind === 'count';
  const takesOff = counts && TAKE_BEFORE.test(before) && OFF_AFTER.test(after);
  const isMore = MORE_WITHIN.test(own) || LONE_MORE.test(own) || MORE_AFTER.test(after) || MORE_BEFORE.test(before);
  const isLess =
    LESS_WITHIN.test(own) ||
    LESS_AFTER.test(after) ||
    takesOff ||
    (counts && LESS_BEFORE.test(before)) ||
    LONE_LESS.test(own);
  if (!isMore && !isLess) return null;
  const isPlain = isMore !== isLess && !/^ (?:more |less |fewer )?than(?![a-z])/.test(after);
  if (!isPlain || NOT_BEFORE.test(before) || MONEY_NOUN.test(own) || QUIT.test(text)) return 'open';
  // A bare "2 less" may be said of the price.
  if (!counts && /^ ?less/.test(after)) return 'open';
  return isMore ? 'more' : 'less';
}

/** The count that a number is added to or taken from: the one on the table, else the one that the buyer named. */
export function countOnTable({ offers, lastCount }: Pick<Standing, 'offers' | 'lastCount'>): number | null {
  const [only, ...others] = new Set(offers.map(({ quantity }) => quantity));
  return only !== undefined && others.length === 0 ? only : (lastCount ?? null);
}

/**
 * The count that a number of so many units comes to beside the one on the table; `NaN` where that is not plain.
 * @example steppedTo('more', 2, { offers: [], lastCount: 5 }) // 7
 */
export function steppedTo(step: CountStep, units: number, standing: Pick<Standing, 'offers' | 'lastCount'>): number {
  const base = countOnTable(standing);
  if (base === null || step === 'open') return Number.NaN;
  return step === 'more' ? base + units : base - units;
}
