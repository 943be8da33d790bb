/** Runs what two commands of one checkout must not do at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the checkout: specs have a folder of their own for what is temporary, so that they would see no place there. */
const PLACES = join(import.meta.dirname, '..', '.cache');
/** How often a waiting command looks, in milliseconds. */
const LOOK_MILLIS = 300;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
};

/** The process that holds a place; 0 where it has gone without giving it back, undefined while it has not said. */
function holderOf(place) {
  try {
    const pid = Number(readFileSync(join(place, 'pid'), 'utf8'));
    if (pid === 0) return undefined;
    return isAlive(pid) ? pid : 0;
  } catch {
    return undefined;
  }
}

function take(place) {
  try {
    mkdirSync(place);
    writeFileSync(join(place, 'pid'), String(process.pid));
    return true;
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    return false;
  }
}

/**
 * Does something while no other process of this checkout does it; one that comes second waits and says so once. A place
 * whose holder has died is free.
 * @param name what is done, as in "installing"
 * @example alone('installing', () => spawnSync('npm', ['ci']))
 */
export function alone(name, act) {
  mkdirSync(PLACES, { recursive: true });
  const place = join(PLACES, `${name}.lock`);
  let told = false;
  while (!take(place)) {
    const holder = holderOf(place);
    if (holder === 0) rmSync(place, { recursive: true, force: true });
    else if (!told && holder !== undefined) {
      process.stderr.write(`Another command is ${name} (process ${holder}); waiting for it …\n`);
      told = true;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MILLIS);
  }
  const giveBack = () => rmSync(place, { recursive: true, force: true });
  process.once('exit', giveBack);
  try {
    return act();
  } finally {
    process.off('exit', giveBack);
    giveBack();
  }
}
