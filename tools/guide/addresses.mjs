/** Which file of the repository is which page of the guide. */
import { posix } from 'node:path';

const { dirname, join, normalize, relative } = posix;

/** Pages outside of docs keep their path below this folder. */
const OUTSIDE = 'repository';

/**
 * The address of a Markdown page in the guide, from the guide's root.
 * @example addressOf('docs/decisions/why-a-worker-pool.md') // 'decisions/why-a-worker-pool.html'
 * @example addressOf('docs/README.md') // 'index.html'
 * @example addressOf('libs/receipts/README.md') // 'repository/libs/receipts/README.html'
 */
export function addressOf(page) {
  if (page === 'docs/README.md') return 'index.html';
  const path = page.replace(/\.md$/, '.html');
  return path.startsWith('docs/') ? path.slice('docs/'.length) : `${OUTSIDE}/${path}`;
}

/** From one address of the guide to another, as a link says it. */
export const linkBetween = (from, to) => relative(dirname(from), to);

/** The file that a link of a page names; a folder stands for its README. */
function targetOf(page, path, pages) {
  const target = normalize(join(dirname(page), path)).replace(/\/$/, '');
  return pages.has(`${target}/README.md`) ? `${target}/README.md` : target;
}

/**
 * What a link of a page becomes in the guide: another link, or null where it leads to a file that is no page there.
 * @param {Set<string>} pages every page and picture of the guide, as paths of the repository
 */
export function guideLink(page, link, pages) {
  if (/^[a-z]+:|^#/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const target = targetOf(page, path, pages);
  if (!pages.has(target)) return null;
  const address = linkBetween(addressOf(page), addressOf(target));
  return anchor === undefined ? address : `${address}#${anchor}`;
}
