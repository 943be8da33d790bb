import { foldText } from '@svc/language';
import { CARRIES, DEED, HEADS, RETURNED, TRAILS } from './phrases/buyers.js';
import { buyerKindOf } from '../../words/buyer-kinds.js';
import { CHINESE_BUYERS } from '../../words/phrases/chinese-buyers.js';

const BY_WORD: readonly (readonly [string, string])[] = CHINESE_BUYERS.flatMap(([flag, words]) =>
  words.split(' ').map((word) => [word, flag] as const),
).sort(([left], [right]) => right.length - left.length);

/** The kind that is named last: in "中小学老师" the teachers. */
function lastNamed(text: string): readonly [string, string] | undefined {
  const end = ([word]: readonly [string, string]): number => text.lastIndexOf(word) + word.length;
  return BY_WORD.filter(([word]) => text.includes(word)).reduce<readonly [string, string] | undefined>(
    (last, one) => (last === undefined || end(one) > end(last) ? one : last),
    undefined,
  );
}

/** The flag of the people or the organisations that a condition names, where it asks nothing else of the buyer. */
export function chineseBuyerFlag(condition: string): string | undefined {
  const plain = foldText(condition)
    .text.replace(/[(（][^)）]*[)）]?/g, '')
    .replace(/以?[^，,]{0,8}(?:为准|核实过?的?|登记过?的?)$/g, '')
    .trim();
  if (plain.length === 0 || plain.length > 24 || /[，,；;]/.test(plain)) return undefined;
  if (RETURNED.test(plain)) return 'returning_customer';
  const named = lastNamed(plain);
  if (named) {
    const rest = plain.replace(named[0], '').replace(CARRIES, '').replace(TRAILS, '');
    return DEED.test(rest.replace(/(?:不?满|未满|不足)[一二三两\d]年的?内?|会员/g, '')) ? undefined : named[1];
  }
  const who = plain.replace(CARRIES, '').replace(TRAILS, '');
  if (who.length < 2 || who.length > 10 || DEED.test(who)) return undefined;
  return buyerKindOf(who)?.flag ?? HEADS.find(([pattern]) => pattern.test(who))?.[1];
}
