/** The order of specs while `npm run mutants` runs: the spec beside the changed file, then the quick ones. */

/** How long each spec took when it last ran, in milliseconds, by path. */
const known = new Map();

export default class QuickestFirst {
  sort(tests) {
    const beside = JSON.parse(process.env.SVC_MUTANT)?.file.replace(/\.ts$/, '.spec.ts');
    const rank = ({ path }) => (path === beside ? -1 : (known.get(path) ?? 0));
    return [...tests].sort((one, other) => rank(one) - rank(other));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath, perfStats } of testResults) known.set(testFilePath, perfStats.runtime);
  }
}
