/**
 * Jest's transform while `npm run mutants` runs: SWC over the source with one change in one file, from `SVC_MUTANT`
 * (`null`: no change).
 */
import swc from '@swc/jest';
import { createHash } from 'node:crypto';

export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    const mutant = process.env.SVC_MUTANT;
    const { file, start, end, to } = JSON.parse(mutant) ?? {};
    const changed = (source, path) => (path === file ? source.slice(0, start) + to + source.slice(end) : source);
    return {
      canInstrument: false,
      process: (source, path, how) => inner.process(changed(source, path), path, how),
      processAsync: (source, path, how) => inner.processAsync(changed(source, path), path, how),
      // The configuration differs from change to change, what SWC does with it does not.
      getCacheKey: (source, path, how) =>
        createHash('sha256')
          .update(inner.getCacheKey(source, path, { ...how, configString: '' }))
          .update(path === file ? mutant : '')
          .digest('hex')
          .slice(0, 32),
    };
  },
};
