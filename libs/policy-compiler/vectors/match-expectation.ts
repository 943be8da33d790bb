import { timeNamed } from '@svc/language';
import type { Policy, PolicyOption, Unlock } from '@svc/policy-rules';
import { reductionMicros, toMicros } from '@svc/policy-rules';
import type { CompiledPolicy } from '../src/index.js';
import { BUYER_KINDS } from '@svc/plain-words';

/** What a description is expected to compile to; a member that is absent is not looked at. */
export interface Expectation {
  ok?: boolean;
  list_price?: number;
  floor_price?: number;
  reserve_price?: number;
  currency?: string;
  quantity?: { min?: number; max?: number; unit?: string };
  breaks?: { from: number; unlocks: Unlock }[];
  free_discount?: number;
  trades?: { kind?: string; words: string[]; unlocks?: Unlock; stacks?: boolean; requires_discount_at_most?: number; worth?: number }[];
  never?: string[];
  grants?: { words?: string[]; flag?: string; unlocks?: Unlock }[];
  stock?: Partial<Record<'vin' | 'sku' | 'id' | 'gtin', string>>[];
  handoff?: string[];
  facts?: string[];
  issues?: string[];
  /** Kinds of questions that must be asked. */
  questions?: string[];
}

export interface DevelopmentVector {
  id: string;
  language: 'en' | 'zh';
  description: string;
  expect: Expectation;
}

const same = (left: unknown, right: unknown): boolean => (typeof left === 'number' && typeof right === 'number' ? Math.abs(left - right) < 1e-9 : left === right);

/** Two unlocks are one when they take the same money off, written alike or not: "to 40" and "9 off 49" are not alike. */
function sameUnlock(policy: Partial<Policy>, found: Unlock | undefined, wanted: Unlock): boolean {
  if (!found) return false;
  const [kind] = Object.keys(wanted) as (keyof Unlock)[];
  if (kind === undefined || !(kind in found)) return false;
  if (policy.list_price === undefined) return JSON.stringify(found) === JSON.stringify(wanted);
  const list = toMicros(policy.list_price);
  return reductionMicros(found, list) === reductionMicros(wanted, list);
}

const names = (texts: readonly (string | undefined)[], words: readonly string[]): boolean =>
  words.some((word) => texts.some((text) => text !== undefined && text.toLowerCase().includes(word.toLowerCase())));

type Trade = NonNullable<Expectation['trades']>[number];

function tradeFits(policy: Partial<Policy>, option: PolicyOption, texts: readonly string[], wanted: Trade): boolean {
  return names(texts, wanted.words)
    && (wanted.unlocks === undefined || sameUnlock(policy, option.gives ?? option.unlocks, wanted.unlocks))
    && (wanted.stacks === undefined || (option.stacks ?? false) === wanted.stacks)
    && (wanted.requires_discount_at_most === undefined || same(option.requires_discount_at_most, wanted.requires_discount_at_most))
    && (wanted.worth === undefined || same(option.worth, wanted.worth));
}

function tradeFaults(policy: Partial<Policy>, expect: Expectation): string[] {
  const options = (policy.terms ?? []).flatMap((term) => term.options.filter((option) => option.id !== term.default)
    .map((option) => ({ option, texts: [term.id, term.label, option.id, option.label, ...(option.words ?? [])] })));
  const left = [...options];
  const faults: string[] = [];
  for (const wanted of expect.trades ?? []) {
    const at = left.findIndex(({ option, texts }) => tradeFits(policy, option, texts, wanted));
    if (at < 0) faults.push(`no trade ${JSON.stringify(wanted)}`);
    else left.splice(at, 1);
  }
  if (expect.trades) {
    for (const { option } of left) if (option.gives ?? option.unlocks)
      faults.push(`a trade that nobody named: ${option.label} ${JSON.stringify(option.gives ?? option.unlocks)}`);
  }
  return faults;
}

function subjectFaults(name: string, wanted: readonly string[] | undefined, found: readonly { words: string[]; text: string }[] | undefined): string[] {
  return (wanted ?? []).filter((word) => !(found ?? []).some(({ words, text }) => names([...words, text], [word]))).map((word) => `no ${name} about ${word}`);
}

function grantFaults(policy: Partial<Policy>, expect: Expectation): string[] {
  return (expect.grants ?? []).filter((wanted) => !(policy.grants ?? []).some((grant) => {
    const spoken = BUYER_KINDS.find((kind) => kind.flag === grant.flag)?.words ?? [];
    return names([grant.flag, ...spoken], [...(wanted.words ?? []), ...(wanted.flag === undefined ? [] : [wanted.flag])]) && (wanted.unlocks === undefined || sameUnlock(policy, grant.gives ?? grant.unlocks, wanted.unlocks));
  })).map((wanted) => `no grant ${JSON.stringify(wanted)}`);
}

function numberFaults(policy: Partial<Policy>, expect: Expectation): string[] {
  const faults: string[] = [];
  const want = (name: string, found: unknown, wanted: unknown): void => {
    if (wanted !== undefined && !same(found, wanted)) faults.push(`${name} is ${String(found)}, not ${String(wanted)}`);
  };
  want('list_price', policy.list_price, expect.list_price);
  want('floor_price', policy.floor_price, expect.floor_price);
  want('reserve_price', policy.reserve_price, expect.reserve_price);
  want('currency', policy.currency, expect.currency);
  // Expectations written before prices had a period count time as a quantity.
  const unit = expect.quantity?.unit;
  const isTimed = policy.period !== undefined && (unit === undefined ? !policy.quantity : timeNamed(unit) !== null);
  const counted = isTimed
    ? { min: 1, max: 1_000_000_000, ...policy.period, unit: unit ?? policy.period?.unit }
    : policy.quantity;
  want('quantity.min', counted?.min, expect.quantity?.min);
  want('quantity.max', counted?.max, expect.quantity?.max);
  want('quantity.unit', counted?.unit, expect.quantity?.unit);
  if (expect.breaks) {
    const found = counted?.breaks ?? [];
    want('number of breaks', found.length, expect.breaks.length);
    for (const wanted of expect.breaks) {
      if (!found.some((step) => step.from === wanted.from && sameUnlock(policy, step.gives ?? step.unlocks, wanted.unlocks))) faults.push(`no break ${JSON.stringify(wanted)}`);
    }
  }
  return faults;
}

/** Whether what is given for nothing is as wanted, or one choice of the question that asks just that. */
function freeFits(result: CompiledPolicy, wanted: number | undefined): boolean {
  if (wanted === undefined || same((result.policy as Partial<Policy>).free_discount, wanted)) return true;
  const choices = result.questions.filter(({ path }) => path === '/free_discount').flatMap((question) => question.choices);
  return choices.some(({ patch }) => patch.some((step) => step.path === '/free_discount' && step.op !== 'remove' && same(step.value, wanted)));
}

/** Everything in which a compile result differs from what is expected; empty where all facts are right. */
export function expectationFaults(result: CompiledPolicy, expect: Expectation): string[] {
  const policy = result.policy as Partial<Policy>;
  // A question of severity `error` keeps `ok` false until it is answered: that is no fault of the description.
  const sound = !result.issues.some(({ severity }) => severity === 'error');
  const faults = expect.ok === undefined || sound === expect.ok ? [] : [`ok is ${sound}: ${result.issues.filter((found) => found.severity === 'error').map((found) => found.code).join(', ')}`];
  faults.push(...numberFaults(policy, expect), ...tradeFaults(policy, expect), ...grantFaults(policy, expect));
  faults.push(...subjectFaults('never', expect.never, policy.never), ...subjectFaults('handoff', expect.handoff, policy.handoff));
  faults.push(...subjectFaults('fact', expect.facts, policy.facts?.map(({ words, answer }) => ({ words, text: answer }))));
  for (const bind of expect.stock ?? []) {
    const found = policy.inventory?.bind.some(({ match }) => Object.entries(bind).every(([key, value]) => match[key as 'vin'] === value));
    if (!found) faults.push(`no stock bind ${JSON.stringify(bind)}`);
  }
  if (!freeFits(result, expect.free_discount)) faults.push(`free_discount is ${String(policy.free_discount)}, not ${String(expect.free_discount)}`);
  for (const kind of expect.questions ?? []) if (!result.questions.some(({ id }) => id.startsWith(`${kind}_`))) faults.push(`no question ${kind}`);
  for (const code of expect.issues ?? []) if (!result.issues.some((found) => found.code === code)) faults.push(`no issue ${code}`);
  return faults;
}
