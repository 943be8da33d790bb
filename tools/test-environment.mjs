/**
 * Jest's environment for Node, one for all spec files of a process, so that they can share modules
 * (`shared-modules.mjs`): after each the global object is again what it was before.
 *
 * Its global object is an ordinary one. Jest's own is looked up through interceptors, so that each `Math`, `Number` or
 * `Float64Array` in a loop costs some microseconds: arithmetic took fifteen times as long in a spec as in the product
 * (`libs/auction/src/win-probability.spec.ts`: 36 s, and 2.3 s).
 *
 * Node offers such a context since 20.18 (`vm.constants.DONT_CONTEXTIFY`); Jest has no setting for it, so the one call
 * that makes the context is answered here.
 */
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's module asks the CommonJS form of `node:vm`, whose members can be replaced. */
const vm = createRequire(import.meta.url)('node:vm');

/** Returns what gives an object again what it has of its own now, and takes from it what it got since and may go. */
function remember(object, mayGo = () => true) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(object))
      if (!Object.hasOwn(before, key) && mayGo(key)) Reflect.deleteProperty(object, key);
    for (const key of Reflect.ownKeys(before)) Reflect.defineProperty(object, key, before[key]);
  };
}

class SharedEnvironment extends TestEnvironment {
  /** Evaluated modules by the name of Jest's registry, and where the maps of their sources lie. */
  shared = {
    modules: { esModuleRegistry: new Map(), moduleRegistry: new Map() },
    sourceMaps: new Map(),
  };
  #restorers;

  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    // Jest keeps what is of one spec file under symbols; under a name shared modules keep what they need again.
    const isJests = (key) => typeof key === 'symbol';
    const { global } = this;
    this.#restorers = [remember(global, isJests), remember(global.process), remember(global.process.env)];
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const restore of this.#restorers) restore();
  }
}

let ofProcess = { sources: null, environment: null };

export default class OneEnvironment {
  constructor(config, context) {
    const { globalConfig, projectConfig } = config;
    // Sources differ between the changes of `npm run mutants`, which name theirs among the globals, and while watched.
    const isWatched = globalConfig.watch || globalConfig.watchAll;
    const sources = JSON.stringify([projectConfig.id, projectConfig.globals]);
    if (isWatched || ofProcess.sources !== sources)
      ofProcess = { sources, environment: new SharedEnvironment(config, context) };
    return ofProcess.environment;
  }
}
