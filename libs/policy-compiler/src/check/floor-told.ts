import { readNumbers, type NumberMention } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import { toMicros } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** A price may be told in its thousands or its 万: "370" of 370,000. */
const SHORT_FOR = [1, 1000, 10_000] as const;
const MICROS_MAX = 1e9;

/** The texts of a policy stay the same while its figures are edited. */
const LONGEST_KEPT = 256;
const MOST_KEPT = 1_000;
const kept = new Map<string, readonly NumberMention[]>();

function numbersOf(text: string): readonly NumberMention[] {
  if (text.length > LONGEST_KEPT) return readNumbers(text);
  const numbers = kept.get(text) ?? readNumbers(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, numbers);
  return numbers;
}

/**
 * Whether a text holds a price, in digits or in words; what is counted, a share or a time is no price.
 * @example tellsPrice('We never go under three hundred and seventy thousand.', 370000) // true
 */
export function tellsPrice(text: string, price: number): boolean {
  if (text === '' || price <= 0) return false;
  return numbersOf(text).some(({ kind, sense, value, alternative }) => {
    const figures = [value, alternative ?? value].map(Math.abs).filter((one) => one <= MICROS_MAX);
    const scales = price >= 10_000 ? SHORT_FOR : ([1] as const);
    if (kind === 'percent' || kind === 'count' || (sense !== null && kind !== 'money')) return false;
    return figures.some((one) => scales.some((scale) => toMicros(one) === toMicros(price / scale)));
  });
}

/** Texts of a policy that can be spoken to a buyer and hold the lowest price. */
export function checkFloorTold(policy: Policy): Finding[] {
  if (toMicros(policy.floor_price) >= toMicros(policy.list_price)) return [];
  const texts: [string, string][] = [['/name', policy.name]];
  if (policy.manner?.sign_off) texts.push(['/manner/sign_off', policy.manner.sign_off]);
  policy.facts?.forEach(({ answer }, at) => texts.push([`/facts/${at}/answer`, answer]));
  policy.never?.forEach(({ text }, at) => texts.push([`/never/${at}/text`, text]));
  policy.handoff?.forEach(({ text }, at) => texts.push([`/handoff/${at}/text`, text]));
  policy.terms?.forEach((term, at) => {
    texts.push([`/terms/${at}/label`, term.label]);
    term.options.forEach(({ label }, index) => texts.push([`/terms/${at}/options/${index}/label`, label]));
  });
  return texts
    .filter(([, text]) => tellsPrice(text, policy.floor_price))
    .map(([path]) => finding('floorTold', path, [policy.floor_price]));
}
