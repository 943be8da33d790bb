import { CONSENT } from './consent.mjs';
import { LOAD } from './load.mjs';
import { MONEY } from './money.mjs';

/**
 * Guards against what was once done to the service: how each is taken away, and the test that has to notice, by words
 * of its title. `from` stands once in its file.
 */
export const GUARDS = [...CONSENT, ...MONEY, ...LOAD];
