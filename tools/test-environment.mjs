/**
 * Jest's environment for Node, with a global object that is an ordinary one. Jest's own is looked up through
 * interceptors, so that each `Math`, `Number` or `Float64Array` in a loop costs some microseconds: arithmetic took
 * fifteen times as long in a spec as in the product (`libs/auction/src/win-probability.spec.ts`: 36 s, and 2.3 s).
 *
 * Specs that start the service keep Jest's own: its database is a large WebAssembly module, which such contexts take
 * longer to load and to give back.
 *
 * Node offers such a context since 20.18 (`vm.constants.DONT_CONTEXTIFY`); Jest has no setting for it, so the one call
 * that makes the context is answered here.
 */
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's module asks the CommonJS form of `node:vm`, whose members can be replaced. */
const vm = createRequire(import.meta.url)('node:vm');

/** Where specs compute, and start no service. */
const COMPUTING = new Set(['libs', 'bench', 'proof']);

export default class PlainGlobals extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    const [folder] = relative(config.globalConfig.rootDir, context.testPath).split(sep);
    const isPlain = COMPUTING.has(folder);
    if (!isPlain) {
      super(config, context);
      return;
    }
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
