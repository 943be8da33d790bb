import { countedUnit } from '@svc/language';
import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { WORDS } from './meaning-words.js';
import type { Meaning } from './meanings.js';

/** Words behind which nobody wishes for something more. */
const LEAVING = /walk away|走了/;

/** A message that means this, in the language of the policy. */
export function wordsFor(policy: Policy, meaning: Meaning, random: Random): string {
  const words = WORDS[policy.language];
  const many = meaning.kind === 'bid' && (meaning.quantity !== undefined || (policy.quantity?.max ?? 1) > 1);
  if (meaning.kind === 'bid' && meaning.said === 'middle') return random.pick(words.middle);
  const list =
    meaning.kind === 'bid' ? (meaning.option ? words.bidWith : many ? words.bidMany : words.bid) : words[meaning.kind];
  const wish = meaning.kind === 'bid' ? meaning.wish : undefined;
  const fitting = list
    .filter((text) => text.includes('{quantity}') === 'quantity' in meaning)
    .filter((text) => wish === undefined || !LEAVING.test(text));
  const unit = policy.quantity?.unit ?? '';
  const option = 'option' in meaning ? labelOf(policy, meaning.term ?? '', meaning.option ?? '') : '';
  const money = (value: number): string =>
    policy.language === 'zh'
      ? String(value)
      : `${{ USD: '$', GBP: '£' }[policy.currency] ?? `${policy.currency} `}${value}`;
  return random
    .pick(fitting)
    .replace('{last}', 'last' in meaning ? money(meaning.last) : '')
    .replace('{price}', 'price' in meaning ? money(meaning.price) : '')
    .replace('{total}', meaning.kind === 'total' ? money(meaning.total) : '')
    .replace('{quantity}{unit}', `{quantity}${countedUnit(unit)}`)
    .replace('{quantity}', 'quantity' in meaning ? String(meaning.quantity) : '')
    .replaceAll('{unit}', policy.language === 'en' ? `${unit}s` : unit)
    .replace('{option}', option)
    .replace('{letter}', 'index' in meaning ? ('ABC'[meaning.index] ?? 'A') : '')
    .concat(wish ?? '');
}

const labelOf = (policy: Policy, term: string, option: string): string =>
  policy.terms?.find((one) => one.id === term)?.options.find((one) => one.id === option)?.label ?? '';
