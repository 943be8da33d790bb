import type { JsonFault } from './json-body-fault.js';

/** Deepest nesting that is taken: an array in an array is 2. */
export const MAX_JSON_DEPTH = 32;

/** Member names by which a value could reach the prototype of what copies it. */
const REFUSED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const LONE_SURROGATE = /\p{Surrogate}/u;

/** What a walk over a parsed value finds: the first fault, and the counts that betray a repeated member name. */
export interface TreeFinding {
  /** Whether strings can hold what only an escape can spell: half a surrogate pair, NUL. */
  readonly escapes: boolean;
  fault: { path: (string | number)[]; reason: string } | null;
  members: number;
  /** Colons within member names and strings. */
  colonsInStrings: number;
}

/**
 * Walks a value that `JSON.parse` gave, once: numbers finite, strings well formed and free of NUL, names harmless,
 * depth bounded. Linear in the size of the value.
 * @param escapes whether the text, which was valid UTF-8, holds any `\\u` escape
 */
export function walkJsonTree(value: unknown, escapes: boolean): TreeFinding {
  const finding: TreeFinding = { escapes, fault: null, members: 0, colonsInStrings: 0 };
  walk(value, 0, finding);
  return finding;
}

/** Why a value that was parsed elsewhere cannot be taken, by the rules of `parseJsonBody`; null where it can. */
export function jsonValueFault(value: unknown): JsonFault | null {
  return walkJsonTree(value, true).fault;
}

function walk(value: unknown, depth: number, finding: TreeFinding): boolean {
  if (typeof value === 'string') return checkString(value, finding);
  if (typeof value === 'number') return Number.isFinite(value) || refuse(finding, 'a number too large to represent');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_JSON_DEPTH) return refuse(finding, `nesting deeper than ${MAX_JSON_DEPTH}`);
  return Array.isArray(value)
    ? walkItems(value, depth, finding)
    : walkMembers(value as Record<string, unknown>, depth, finding);
}

function walkItems(items: readonly unknown[], depth: number, finding: TreeFinding): boolean {
  for (let index = 0; index < items.length; index += 1) {
    if (!walk(items[index], depth + 1, finding)) return locate(finding, index);
  }
  return true;
}

function walkMembers(members: Record<string, unknown>, depth: number, finding: TreeFinding): boolean {
  // A value of JSON.parse inherits nothing that is listed, so that no list of names need be made.
  for (const name in members) {
    finding.members += 1;
    const accepted = REFUSED_NAMES.has(name)
      ? refuse(finding, `the forbidden member name ${name}`)
      : checkString(name, finding) && walk(members[name], depth + 1, finding);
    if (!accepted) return locate(finding, name);
  }
  return true;
}

function checkString(text: string, finding: TreeFinding): boolean {
  if (finding.escapes && LONE_SURROGATE.test(text)) return refuse(finding, 'an unpaired surrogate');
  if (finding.escapes && text.includes('\0')) return refuse(finding, 'a NUL character');
  finding.colonsInStrings += countColons(text);
  return true;
}

/** How many colons a text holds. */
export function countColons(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) count += 1;
  return count;
}

function refuse(finding: TreeFinding, reason: string): false {
  finding.fault = { path: [], reason };
  return false;
}

function locate(finding: TreeFinding, step: string | number): false {
  finding.fault?.path.unshift(step);
  return false;
}
