import type { Engine } from './engine.js';
import { BUNDLE2 } from './bundle2/bundle2.js';
import { PRICE1 } from './price1.js';

/** Every engine there is, by name. */
export const ENGINES: Readonly<Record<string, Engine>> = { [BUNDLE2.name]: BUNDLE2, [PRICE1.name]: PRICE1 };

/**
 * The names that a policy or a request may give, in alphabetical order.
 * @example engineNames() // ['bundle2', 'price1']
 */
export function engineNames(): string[] {
  return Object.keys(ENGINES).sort();
}

/**
 * The engine of this name, or null where there is none.
 * @example findEngine('bundle2')?.name // 'bundle2'
 */
export function findEngine(name: string): Engine | null {
  return Object.hasOwn(ENGINES, name) ? (ENGINES[name] as Engine) : null;
}
