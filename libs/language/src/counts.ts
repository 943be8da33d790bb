import { NO_BEFORE, TIME_BEFORE } from './phrases/amount-cues.js';
import { bareCount } from './bare-count.js';
import { inWindow } from './in-window.js';
import { boundedBy } from './bounded-count.js';
import { countAgain } from './count-again.js';
import { countsPeople, countsWhatIsSold } from './counted-things.js';
import { countsNoun, countsOwnWords } from './counted-words.js';
import { wantsOne } from './held-by-each.js';
import { massIn } from './mass-units.js';
import type { NumberMention } from './figures/number-mention.js';
import { foldPhrase } from './find-phrases.js';
import { countsAside } from './orders-count.js';
import { ASKS_PRICE } from './phrases/question-cues.js';
import type { Standing } from './reading.js';
import { countOnTable, stepOf } from './relative-counts.js';
import type { NumberOfTime } from './time-wanted.js';
import { unitScale } from './figures/unit-scale.js';
import { unitsIn, unitsWanted } from './units-wanted.js';
import type { Vocabulary } from './vocabulary.js';

/** How many are wanted, and the places that say so. */
export interface CountReading {
  quantity?: number;
  unclear: boolean;
  places: readonly NumberMention[];
  /** Numbers of something else than is sold: "for two rooms" where hours are. */
  ofOthers?: readonly NumberMention[];
  /** Whether the count is said by the one on the table: "2 more". */
  stepped?: boolean;
  /** Whether another number may count what is sold as well: "5 bottles of red and 3 of white". */
  open?: boolean;
}

/** `一瓶1.3元` and `1.3元一瓶` name the price of one, not an order of one. */
const PER_ONE = /^一/;
const BOTH = /(?<![a-z])(?:both(?: of (?:them|these|those))?|the pair|the two)(?![a-z])|两[个件张台套]都/;
/** Whether a number stands right before the base of the deal's unit: 6万字 where 千字 are sold. */
function countsBase(text: string, { kind, end }: NumberMention, own: string | null): boolean {
  const base = own === null ? '' : (unitScale(own)?.base ?? '');
  return kind === 'number' && base !== '' && text.slice(end).trimStart().startsWith(base);
}

/**
 * How many units a number of a message orders, with the count on the table that it is added to ("10 more"); null where
 * that is no whole number.
 */
export function unitsOrdered(
  text: string,
  mention: NumberMention,
  { unit, pack }: Pick<Vocabulary, 'unit' | 'pack'>,
  standing: Standing,
): number | null {
  const own = { own: unit === undefined ? null : foldPhrase(unit), pack };
  return wholeCount(unitsWanted(text, mention, own, standing), []).quantity ?? null;
}

/** A count of whole units; what is no whole number of them is unclear. */
const wholeCount = (value: number, places: readonly NumberMention[]): CountReading =>
  Number.isSafeInteger(value) && value > 0 ? { quantity: value, unclear: false, places } : { unclear: true, places };

/** Whether 一本 is said of what one costs; 再来一本多少钱 orders another one. */
function isPriceOfOne(
  text: string,
  mention: NumberMention,
  mentions: readonly NumberMention[],
  own: string | null,
): boolean {
  if (mention.value !== 1 || !PER_ONE.test(mention.text) || wantsOne(text.slice(0, mention.start))) return false;
  if (mention.unit === own && stepOf(text, mention) !== null) return false;
  return mentions.length > 1 || ASKS_PRICE.test(text);
}

/** The numbers of a message that name a count of something, sold or not. */
function namedCounts(
  text: string,
  vocabulary: Vocabulary,
  mentions: readonly NumberMention[],
  unit: string | null,
): NumberMention[] {
  return mentions.filter((mention) => {
    const { before } = inWindow(text, mention);
    return (
      (mention.kind === 'count' || countsBase(text, mention, unit) || countsNoun(text, mention, vocabulary)) &&
      (mention.sense === null ||
        (mention.sense === 'measure' &&
          (countsPeople(mention.unit, vocabulary) || massIn(mention.unit, unit) !== null))) &&
      !isPriceOfOne(text, mention, mentions, unit) &&
      !NO_BEFORE.test(before) &&
      !TIME_BEFORE.test(before)
    );
  });
}

/**
 * Reads how many units a folded message wants: counts with the unit, else bare numbers that can be nothing but a count.
 */
export function readCount(
  text: string,
  vocabulary: Vocabulary,
  standing: Standing,
  mentions: readonly NumberOfTime[],
): CountReading {
  const unit = vocabulary.unit === undefined ? null : foldPhrase(vocabulary.unit);
  const named = namedCounts(text, vocabulary, mentions, unit);
  const counts = named.filter(
    (mention) =>
      (massIn(mention.unit, unit) !== null || countsWhatIsSold(mention.unit, vocabulary)) &&
      !countsAside(text, mention, vocabulary),
  );
  const ofOthers = named.filter((mention) => !counts.includes(mention));
  const own = counts.filter((mention) => unit !== null && mention.unit === unit);
  const chosen = own.length > 0 ? own : counts;
  const of = { own: unit, pack: vocabulary.pack };
  const unitsOf = (one: NumberMention): number => unitsWanted(text, one, of, standing);
  const [value, ...others] = new Set(chosen.map(unitsOf));
  // "3 blue mugs and 4 white mugs": two kinds of it, and no two readings of one count.
  const kinds = chosen.length > 1 && chosen.some((mention) => countsNoun(text, mention, vocabulary));
  if (others.length > 0 && !kinds) return { unclear: true, places: chosen };
  const beside = (mention: NumberMention): boolean =>
    !chosen.includes(mention) &&
    (counts.includes(mention) ? unitsOf(mention) !== value : countsOwnWords(text, mention, standing.listPrice));
  const open = kinds || mentions.some(beside);
  const stepped = chosen.some((mention) => stepOf(text, mention) !== null);
  if (value !== undefined) {
    const [wanted, isOpen] = boundedBy(text, value, chosen);
    return { ...wholeCount(wanted, chosen), open: open || isOpen, stepped };
  }
  const able = mentions.filter((mention) => mention.kind !== 'number' || !countsAside(text, mention, vocabulary));
  const most = vocabulary.most ?? 1;
  const step = most > 1 ? bareStep(text, standing, able, unitsOf) : null;
  if (step !== null) return step;
  const again = most > 1 ? countAgain(text, standing, able) : null;
  // More than can be ordered is no count where nothing but a number says so.
  const orderable = again !== null && unitsIn(again, unit) <= most ? again : null;
  const bare = bareCount(text, vocabulary, standing, able) ?? orderable;
  if (bare) return wholeCount(unitsIn(bare, unit), [bare]);
  return BOTH.test(text) && (vocabulary.most ?? 0) >= 2
    ? { quantity: 2, unclear: false, places: [] }
    : { unclear: false, places: [], ofOthers };
}

/** "3 more": plain where no price was bid that it could raise; null where no bare number is said so. */
function bareStep(
  text: string,
  standing: Standing,
  mentions: readonly NumberMention[],
  unitsOf: (mention: NumberMention) => number,
): CountReading | null {
  const bare = mentions.find((one) => one.kind === 'number' && one.sense === null && stepOf(text, one) !== null);
  if (bare === undefined) return null;
  const isCount = countAgain(text, { ...standing, lastCount: countOnTable(standing) }, mentions) === bare;
  const value = isCount && standing.lastBid == null ? unitsOf(bare) : Number.NaN;
  return { ...wholeCount(value, [bare]), stepped: true };
}
