import { OfferGraphError } from '../offer-graph-error.js';

/** Where and why a call refused its input; `none` where it did not. */
export function faultOf(call: () => unknown): { code: string; path: string; message: string } {
  try {
    call();
  } catch (error) {
    if (error instanceof OfferGraphError)
      return { code: error.code, path: error.path.join('.'), message: error.message };
    throw error;
  }
  return { code: 'none', path: '', message: '' };
}

/** `code path: message` of the fault, or what was returned. */
export function outcome(call: () => unknown): unknown {
  let returned: unknown;
  const { code, path, message } = faultOf(() => (returned = call()));
  return code === 'none' ? returned : `${code} ${path}: ${message}`;
}
