export { playOtherState } from './other-state.js';
export { ceilingTable, firmTable, priorTable, seasonTable, typeTable } from './report.js';
export { PRIOR_NAMES } from './valuations.js';
