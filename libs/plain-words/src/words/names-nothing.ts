const HAN = /\p{Script=Han}/u;
/** Pronouns, verbs of being, having and paying, units of time and of a deal, and words that count: closed classes. */
const NOTHING = new Set(
  (
    'i me my we us our you your he she it its they them their this that these those there here which who ' +
    'thats its theyre thatll itll is are was were be been am s ll re ve d m t will would can could may might must ' +
    'shall should do does did have has had get gets go goes come comes make makes want wants need needs ' +
    'pay pays paid cost costs charge charges bill bills add adds knock take takes took give gives ' +
    'price rate fee amount sum total possible available ' +
    'time times once minute minutes min hour hours hr hrs night nights day days week weeks month months year years ' +
    'booking order deal unit piece item each every per a an the one all any both other another ' +
    'extra additional further lower higher more less most least up down on off top too also well only just then so ' +
    'fine ok okay ' +
    'if when otherwise else and or but for of to at in by with from over under after before below above until'
  ).split(' '),
);
const ZH_NOTHING = new RegExp(
  '[' +
    '我你您他她它们這这那个個每各次回来來月周天日晚夜年小时時分钟' +
    '鐘单單件台位人份得多少要再另外額额加收付算就一起也都的地了吧' +
    '呢话話費费價价元块塊钱錢需給给会會是在问問答能好行吗嗎' +
    ']',
  'gu',
);

/**
 * Whether words name no thing and nothing that anybody does, so that no option can bear them: what they mean stands in
 * the words before.
 * @example namesNothing('each time') // true
 * @example namesNothing('每小时多') // true
 * @example namesNothing('second dog') // false
 */
export function namesNothing(words: string): boolean {
  if (/\p{Nd}/u.test(words)) return false;
  if (HAN.test(words)) return words.replace(ZH_NOTHING, '').replace(/[^\p{L}]/gu, '') === '';
  const tokens = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return tokens.every((token) => NOTHING.has(token));
}
