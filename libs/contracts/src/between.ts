import { cut, echoed, type InputFault } from './input-fault.js';
import type { BodyClass } from './operation.js';

/** A rule between members that is broken: where, below the object that has the rule, and what is told. */
export interface BrokenRule {
  readonly path: readonly (string | number)[];
  /** Stable; the one that the library of the operation has for it. */
  readonly code: string;
  readonly msg: string;
}

/** A rule between members of a body, as data beside the class. */
interface Rule {
  /** What it reads: it is looked at only where the schema of each of them is kept. */
  readonly members: readonly string[];
  readonly find: (body: never) => Iterable<BrokenRule>;
}

const rules = new Map<object, Rule[]>();

/**
 * A rule between members of a class, which no schema can say. It is looked at in the same pass as the schema, so that
 * one answer names every fault.
 * @param members what the rule reads; where one of them breaks its schema, that alone is told
 * @param find whatever breaks the rule, in the order of the body
 * @example
 * @Between<Range>(['low', 'high'], ({ low, high }) =>
 *   low < high ? [] : [broken('range_order', ['high'], 'Above low.')])
 */
export function Between<Body extends object>(
  members: readonly (keyof Body & string)[],
  find: (body: Body) => Iterable<BrokenRule>,
): ClassDecorator {
  return (target) => {
    // Decorators of a class are applied from the last to the first.
    rules.set(target, [{ members, find }, ...(rules.get(target) ?? [])]);
  };
}

/** A broken rule. */
export const broken = (code: string, path: BrokenRule['path'], msg: string): BrokenRule => ({ code, path, msg });

/**
 * What breaks the rules of a class, those of the classes that it extends first.
 * @param isSound whether a member keeps its schema
 * @param loc where the object stands
 */
export function* faultsBetween(
  bodyClass: BodyClass,
  value: Readonly<Record<string, unknown>>,
  isSound: (member: string) => boolean,
  loc: readonly (string | number)[],
): Generator<InputFault> {
  const chain: Rule[][] = [];
  for (let one: object | null = bodyClass; one !== null; one = Object.getPrototypeOf(one) as object | null)
    chain.unshift(rules.get(one) ?? []);
  for (const { members, find } of chain.flat())
    if (members.every(isSound)) for (const rule of find(value as never)) yield toldAt(value, rule, loc);
}

/** A broken rule as a fault, with what was sent at its place. */
export function toldAt(value: unknown, { path, code, msg }: BrokenRule, loc: readonly (string | number)[]): InputFault {
  let sent: unknown = value;
  for (const step of path)
    sent = typeof sent === 'object' && sent !== null ? (sent as Record<string | number, unknown>)[step] : undefined;
  const here = path.map((step) => (typeof step === 'string' ? cut(step) : step));
  return { loc: [...loc, ...here], msg, type: code, input: echoed(sent, String(path.at(-1) ?? '')), ctx: {} };
}
