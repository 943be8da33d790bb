/** Tells from npm's own record whether what a lock file asks for is installed. */

/**
 * Whether every package of the lock file is there in its version, as npm wrote down in
 * `node_modules/.package-lock.json`. Those that are optional may be missing: npm leaves out what is made for other
 * systems.
 * @param lock `packages` of `package-lock.json`
 * @param installed `packages` of the hidden record
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    if (wanted.link === true) return found.link === true && found.resolved === wanted.resolved;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}
