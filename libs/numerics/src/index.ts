export { erfcx } from './erfcx.js';
export { roundFigure } from './figure.js';
export { LOGNORMAL_REGULAR_SIGMA, lognormalPrior } from './lognormal-prior.js';
export {
  millsRatio,
  normalCdf,
  normalDensity,
  normalLogCdf,
  normalLogDensity,
  normalQuantile,
  normalSurvival,
} from './normal.js';
export { NumericsError } from './numerics-error.js';
export type { NumericsErrorCode } from './numerics-error.js';
export { createPrior, findPriorFault } from './prior.js';
export type { PriorFault, PriorParams } from './prior.js';
export { PRIOR_PARAMETERS } from './prior-shape.js';
export type { Prior, PriorCoordinate, PriorFamily } from './prior-shape.js';
export { gradedBreaks, integrateLogConcave, integratePanel, integratePanels, layPanels } from './quadrature.js';
export { createRandom } from './random.js';
export type { Random } from './random.js';
export { findRoot } from './roots.js';
export { seedFromText } from './seed.js';
export { uniformPrior } from './uniform-prior.js';
export { MAX_MU, MAX_SIGMA, MAX_UNIFORM_VALUE, MIN_SIGMA, PRIOR_RANGES } from './limits.js';
