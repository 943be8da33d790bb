import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file beside its place and then puts it there, so that a run that is cut off leaves the old one or the new
 * one.
 */
export function writeWhole(path: string, text: string, mode = 0o644): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, path);
}
