export { playOtherState } from './other-state.js';
export { ceilingTable, firmTable, priorTable, seasonTable, templateTable, typeTable } from './report.js';
export { conversations } from './talks.js';
export { PRIOR_NAMES } from './valuations.js';
