import { moneyOf } from './money.js';
import type { Policy } from './service/service.js';
import { fill, type Words } from './words/words.js';

/** What a passage of a description became. */
export interface Became {
  /** The option, fact or order size that it belongs to; empty for a member of the policy itself. */
  readonly subject: string;
  /** What it is of that: `list price`, `off without bargaining`. */
  readonly kind: string;
  /** Its figure, written out; empty where it is none. */
  readonly figure: string;
}

/** The value at a JSON Pointer; undefined where there is none. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], value);

/** The members that hold money, whatever stands around them. */
const MONEY = /\/(?:list_price|floor_price|reserve_price|free_discount|amount|to_price|worth)$/;
const SHARE = /\/(?:share|requires_discount_at_most)$/;

/**
 * What stands at a place of a policy, in words: `/terms/0/options/1/gives/amount` of a desk is “cash”, “off without
 * bargaining”, “$50”.
 * @param pointer a JSON Pointer of the policy
 */
export function becameOf(pointer: string, policy: Policy, words: Words, language: string): Became {
  const { became } = words.policy;
  const value = valueAtPointer(policy, pointer);
  const member = [...pointer.split('/')].reverse().find((part) => part in became) as keyof typeof became | undefined;
  const subject = subjectOf(pointer, policy, words);
  return {
    subject,
    kind: member === undefined || (subject !== '' && member === 'options') ? '' : became[member],
    figure: typeof value === 'number' ? figureOf(pointer, value, policy.currency, language) : '',
  };
}

function figureOf(pointer: string, value: number, currency: string, language: string): string {
  if (MONEY.test(pointer)) return moneyOf(currency, language)(value);
  return SHARE.test(pointer) ? `${Number((value * 100).toPrecision(6))}%` : String(value);
}

function subjectOf(pointer: string, policy: Policy, { policy: words }: Words): string {
  const [, option] = /^(\/terms\/\d+\/options\/\d+)/.exec(pointer) ?? [];
  if (option !== undefined) return String(valueAtPointer(policy, `${option}/label`) ?? '');
  const [, step] = /^(\/quantity\/breaks\/\d+)\/(?!from$)/.exec(pointer) ?? [];
  const from = step === undefined ? undefined : valueAtPointer(policy, `${step}/from`);
  return from === undefined ? '' : fill(words.fromUnits, { count: String(from) });
}
