/** What is no subject: times, function words, and the verbs that such sentences are made with. */
const NO_SUBJECT = new Set(
  (
    'day days week weeks month months year years hour hours minute minutes time times per within after before until ' +
    'under over above below about through from with without into onto upon only always never not no ' +
    'non any all every ' +
    'is are was were be been have has had do does did get gets got give gives take takes make makes need needs want ' +
    'wants can could may might must shall should will would go goes come comes know tell ask share sell buy keep put ' +
    'let say see use used send sent charged charge charges weighs weigh cost costs double included include answer ' +
    'please yes also just very more less most least free full each other same own'
  ).split(' '),
);
const TIME_UNIT =
  /^[\p{Nd}零一二两三四五六七八九十百千万几多]*(?:天|日|周|星期|月|年|小时|分钟|点|次)(?:内|后|前|以内|之内)?$/u;
/** Numerals, and units that measure: what they measure has a word of its own. Closed classes. */
const NUMERAL_OR_UNIT = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half both ' +
    'first second third fourth fifth mm cm m km kms kg g gsm lb lbs oz t gb tb mb hp bhp mw kw w v ml l cl ft inch ' +
    'inches feet sqm sq sec hrs hr yrs yr pcs pc nt usd eur gbp'
  ).split(' '),
);
const HAN_NUMERAL = /^[零〇一二两三四五六七八九十百千万几多半第]+\p{Script=Han}?$/u;
const MOST = 4;

const isNone = (word: string): boolean => NO_SUBJECT.has(word) || NUMERAL_OR_UNIT.has(word);

const isSubject = (word: string): boolean =>
  !/\p{Nd}/u.test(word) &&
  !TIME_UNIT.test(word) &&
  !HAN_NUMERAL.test(word) &&
  word.split(/[\s-]+/).every((one) => !isNone(one.toLowerCase().replace(/['’]s?$/, '')));

/** Whether any of these words can be asked for. */
export const namesSubject = (words: readonly string[]): boolean => words.some(isSubject);

/**
 * The words by which a subject is asked for: at most four nouns or fixed expressions. Where nothing else is left the
 * first word stays, so that the subject can be found at all.
 * @example subjectOnly(['payment within 14 days', 'payment', 'within', '14', 'days', 'day']) // ['payment']
 */
export function subjectOnly(words: readonly string[]): string[] {
  const kept = words.filter(isSubject).slice(0, MOST);
  return kept.length > 0 ? kept : words.slice(0, 1);
}
