import { parseTunable, usualTunable, type TunableName } from '@svc/operations';
import type { Parse } from './parsers.js';

/** One environment variable: how it is read, the text it has when unset, and what it does. */
export interface Variable<T> {
  readonly parse: Parse<T>;
  /** The text that stands when the variable is unset or empty; null leaves the value null. */
  readonly unset: string | null;
  /** Never repeated in a message or a log. */
  readonly secret: boolean;
  /** One sentence for the operator. */
  readonly about: string;
}

/** A variable that has a value when unset. */
export type Defaulted<T> = Variable<T> & { readonly unset: string };

/** A variable that is null when unset. */
export type Optional<T> = Variable<T> & { readonly unset: null };

/** A variable with a default. */
export function setting<T>(parse: Parse<T>, unset: string, about: string): Defaulted<T> {
  return { parse, unset, secret: false, about };
}

/** A number of the price engine. */
export function tunable(name: TunableName, about: string): Defaulted<number> {
  return setting((value) => parseTunable(name, value), String(usualTunable(name)), about);
}

/** A variable without a default. */
export function option<T>(parse: Parse<T>, about: string): Optional<T> {
  return { parse, unset: null, secret: false, about };
}

/** One whose value is never repeated. */
export function secret<T>(parse: Parse<T>, about: string): Optional<T> {
  return { parse, unset: null, secret: true, about };
}
