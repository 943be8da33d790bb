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
const MOST = 4;

const isSubject = (word: string): boolean =>
  !/\p{Nd}/u.test(word) &&
  !TIME_UNIT.test(word) &&
  word.split(/[\s-]+/).every((one) => !NO_SUBJECT.has(one.toLowerCase()));

/**
 * The words by which a subject is asked for: at most four nouns or fixed expressions. Where nothing else is left the
 * first word stays, so that the subject can be found at all.
 * @example subjectOnly(['payment within 14 days', 'payment', 'within', '14', 'days', 'day']) // ['payment']
 */
export function subjectOnly(words: readonly string[]): string[] {
  const kept = words.filter(isSubject).slice(0, MOST);
  return kept.length > 0 ? kept : words.slice(0, 1);
}
