/**
 * Jest's runtime, where what specs share is read once a process and not once a spec file: the sources of the packages,
 * and what is installed. A compile of a description alone reaches half a thousand files. No module of the product keeps
 * what would change an answer; the specs themselves, and what helps them, are still read anew.
 */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import Runtime from 'jest-runtime';

const INSTALLED = `${sep}node_modules${sep}`;
/** What Jest hands out belongs to one spec file. */
const OF_JEST = /[\\/]node_modules[\\/](@?jest|expect)/;
const SOURCE = /^[\\/](libs|apps)[\\/][^\\/]+[\\/]src[\\/]/;
const HELPER = /\.spec\.|[\\/]testing[\\/]/;
/** A spec that puts another module in the place of one, or asks for all anew, shares nothing. */
const MOCKS = /\bjest\.(unstable_mockModule|(do|set|un)?mock|(reset|isolate)Modules)/i;

function isSharedFile(path, root) {
  if (path.includes(INSTALLED)) return !OF_JEST.test(path);
  return path.startsWith(root) && SOURCE.test(path.slice(root.length)) && !HELPER.test(path);
}

/** Whether a module is shared, by its key in Jest's registries: a path, the URL of a file, or a built-in name. */
function isShared(key, root) {
  if (key.startsWith('file:')) return isSharedFile(fileURLToPath(key.replace(/[?#].*/, '')), root);
  // That one loads other modules, by the registry of one spec file.
  if (key.startsWith('node:')) return key !== 'node:module';
  return isSharedFile(key, root);
}

const isLoaded = ({ status, loaded }) => status === 'evaluated' || loaded === true;

export default class SharedModules extends Runtime {
  #shared;

  constructor(config, environment, resolver, transformer, sources, coverage, testPath, globalConfig) {
    const sharesNothing = MOCKS.test(sources.get(testPath));
    super(config, environment, resolver, transformer, sources, coverage, testPath, globalConfig);
    if (sharesNothing) return;
    this.#shared = environment.shared;
    for (const [name, modules] of Object.entries(this.#shared.modules))
      for (const [key, module] of modules) this.registries[name].set(key, module);
    this.transformCache.sourceMaps = this.#shared.sourceMaps;
  }

  teardown() {
    if (this.#shared === undefined) {
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    for (const [name, modules] of Object.entries(this.#shared.modules)) this.#give(this.registries[name], modules);
    this.registries.internalModuleRegistry.clear();
    this.fileCache.clear();
    this.transformCache.clear();
    // Shared modules may load others later, while another spec file runs.
    this.enterTestCode();
  }

  /** What was loaded here stays in this registry too, by which it loads what it asks for later alone. */
  #give(registry, modules) {
    for (const [key, module] of registry) {
      if (!isLoaded(module) || !isShared(key, this._config.rootDir)) registry.delete(key);
      else if (!modules.has(key)) modules.set(key, module);
    }
  }
}
