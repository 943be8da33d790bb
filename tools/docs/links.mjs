/** Links of a page to files and headings of this repository. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FENCED = /^ *```[\s\S]*?^ *```/gm;

/** The anchor that a heading makes, as GitHub makes it. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors that a page's headings make. */
export const anchorsOf = (markdown) =>
  [...markdown.replaceAll(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

/** Targets of a page's links that lead nowhere. */
export function brokenLinks(path, markdown) {
  const targets = [...markdown.replaceAll(FENCED, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file, anchor] = target.split('#');
    const full = file === '' ? path : join(dirname(path), file);
    if (!existsSync(full)) return true;
    return anchor !== undefined && statSync(full).isFile() && !anchorsOf(readFileSync(full, 'utf8')).includes(anchor);
  });
}
