/**
 * Jest's transform while `npm run mutants` runs: SWC over the source with one change in one file, from `SVC_MUTANT`.
 */
import swc from '@swc/jest';
import { createHash } from 'node:crypto';

const mutant = process.env.SVC_MUTANT;

export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    const { file, start, end, to } = JSON.parse(mutant);
    const changed = (source, path) => (path === file ? source.slice(0, start) + to + source.slice(end) : source);
    return {
      canInstrument: false,
      process: (source, path, how) => inner.process(changed(source, path), path, how),
      processAsync: (source, path, how) => inner.processAsync(changed(source, path), path, how),
      getCacheKey: (source, path, how) =>
        createHash('sha256')
          .update(inner.getCacheKey(source, path, how))
          .update(path === file ? mutant : '')
          .digest('hex')
          .slice(0, 32),
    };
  },
};
