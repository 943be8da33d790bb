export { judgeRows } from './judge.js';
export { labelsOf } from './labels.js';
export { builtIn, reported } from './sources.js';
