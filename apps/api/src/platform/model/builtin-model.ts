import type { Model } from './model.port.js';

/** No model: the built-in reader, writer and compiler do everything. */
export const builtinModel: Model = {
  name: 'builtin',
  reportActs: () => Promise.resolve(null),
  wordReply: () => Promise.resolve(null),
  reportStatements: () => Promise.resolve(null),
};
