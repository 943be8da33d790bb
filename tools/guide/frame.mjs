/** The frame around a page of the guide: head, search, navigation, the pages before and after. */
import { addressOf, linkBetween } from './addresses.mjs';

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const CURRENT = ' aria-current="page"';

/** The headings of the page that is open, below its name. */
const headings = (sections) => {
  const second = sections.filter(({ level }) => level === 2);
  const items = second.map(({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`);
  return items.length > 1 ? `<ul>${items.join('')}</ul>` : '';
};

function navigation({ address, sections }, groups) {
  const item = ({ text, page }) => {
    const isOpen = addressOf(page) === address;
    const link = linkBetween(address, addressOf(page));
    const mark = isOpen ? CURRENT : '';
    return `<li><a href="${link}"${mark}>${escapeHtml(text)}</a>${isOpen ? headings(sections) : ''}</li>`;
  };
  const group = ({ heading, links }) => {
    const isOpen = links.some(({ page }) => addressOf(page) === address);
    const list = `<ul>${links.map(item).join('')}</ul>`;
    return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(heading)}</summary>${list}</details>`;
  };
  return groups.map(group).join('\n');
}

function neighbours(address, groups) {
  const links = groups.flatMap((group) => group.links);
  const at = links.findIndex(({ page }) => addressOf(page) === address);
  const link = (entry, rel) =>
    entry
      ? `<a rel="${rel}" href="${linkBetween(address, addressOf(entry.page))}">${escapeHtml(entry.text)}</a>`
      : '<span></span>';
  if (at < 0) return '';
  const both = link(links[at - 1], 'prev') + link(links[at + 1], 'next');
  return `<nav class="neighbours" aria-label="Before and after">${both}</nav>`;
}

/**
 * A whole page.
 * @param {{ address: string, title: string, html: string, sections: object[] }} page
 * @param {{ heading: string, links: { text: string, page: string }[] }[]} groups pages as paths of the repository
 */
export function framePage(page, groups) {
  const root = linkBetween(page.address, 'index.html').slice(0, -'index.html'.length);
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · Guide</title>
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}guide.css">
<script src="${root}guide.js"></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header class="header"><div class="bar">
<a class="brand" href="${root}index.html"><img src="${root}icon.svg" alt="" width="24" height="24">Guide</a>
<search class="search">
<label><span class="visually-hidden">Search the guide</span>
<input type="search" placeholder="Search" autocomplete="off"></label>
<div class="found" aria-live="polite" hidden></div>
</search>
<div class="settings"><label><span class="visually-hidden">Colours</span><select class="theme">
<option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option>
</select></label></div>
</div></header>
<div class="guide">
<nav class="contents" aria-label="Contents"><details class="menu"><summary>Contents</summary>
${navigation(page, groups)}
</details></nav>
<main id="content" tabindex="-1">
${page.html}
${neighbours(page.address, groups)}
</main>
</div>
</body>
</html>
`;
}
