/** The talks of a shop's visitors, a file each in a folder of the shop's own; the service keeps none. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest goes when there is one more. */
const MOST = 1_000;

/** Reads the talks of a folder, and keeps them there as they change. */
export function openTalks(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id) => join(folder, `${id}.json`);
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const kept = names.map(read).sort((one, other) => (one.at < other.at ? -1 : 1));
  const talks = new Map(kept.map((talk) => [talk.id, talk]));
  return {
    get: (id) => talks.get(id),
    /** The newest first. */
    list: () => [...talks.values()].reverse(),
    put(talk) {
      talks.delete(talk.id);
      talks.set(talk.id, talk);
      // Whole or not at all, also where the process ends in between.
      writeFileSync(`${fileOf(talk.id)}.new`, JSON.stringify(talk), { mode: 0o600 });
      renameSync(`${fileOf(talk.id)}.new`, fileOf(talk.id));
      if (talks.size <= MOST) return;
      const [oldest] = talks.keys();
      talks.delete(oldest);
      rmSync(fileOf(oldest), { force: true });
    },
  };
}
