export { NumericsError } from './numerics-error.js';
export type { NumericsErrorCode } from './numerics-error.js';
export { createRandom } from './random.js';
export type { Random } from './random.js';
export { seedFromText } from './seed.js';
