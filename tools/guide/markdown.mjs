/** Markdown as HTML for the guide: anchors as on GitHub, tables and code that scroll, links between the pages. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import MarkdownIt from 'markdown-it';
import { anchorOf } from '../docs/links.mjs';
import { guideLink } from './addresses.mjs';

const LANGUAGES = { bash, sh: bash, js: javascript, javascript, ts: typescript, json, python, html: xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

const highlight = (code, language) =>
  hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escapeHtml(code);

const markdown = new MarkdownIt({ html: true, highlight });
const { escapeHtml } = markdown.utils;
const { rules } = markdown.renderer;

/** What scrolls can be reached by keyboard. */
const SCROLLS = 'tabindex="0" role="group"';

rules.heading_open = (tokens, index) =>
  `<${tokens[index].tag} id="${escapeHtml(anchorOf(tokens[index + 1].content))}">`;
rules.table_open = () => `<div class="scroll" ${SCROLLS} aria-label="Table"><table>\n`;
rules.table_close = () => '</table></div>\n';
rules.fence = (tokens, index) => {
  const [language] = tokens[index].info.split(/\s/);
  return `<pre ${SCROLLS} aria-label="Code"><code>${highlight(tokens[index].content, language)}</code></pre>\n`;
};

/** A picture with words in it stays as large as they can be read: on a phone it scrolls. */
const drawImage = rules.image;
rules.image = (...how) => `<span class="picture" ${SCROLLS} aria-label="Picture">${drawImage(...how)}</span>`;

/** Points a page's links and pictures into the guide; a link to what is no page stays as text. */
function relink(tokens, { page, pages }) {
  const dropped = [];
  for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
    if (token.type === 'image') token.attrSet('src', guideLink(page, token.attrGet('src'), pages));
    if (token.type === 'link_open') {
      const link = guideLink(page, token.attrGet('href'), pages);
      dropped.push(link === null);
      if (link !== null) token.attrSet('href', link);
    }
    if (token.type === 'link_open' ? dropped.at(-1) : token.type === 'link_close' && dropped.pop()) token.tag = 'span';
    if (token.tag === 'span' && token.type === 'link_open') token.attrs = [['class', 'file']];
  }
}

/** The words of a passage, without its marks: what search reads. */
const wordsOf = (inline) =>
  inline.children.map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : ' ')).join('');

/** The parts of a page between its headings of the first three levels. */
function sectionsOf(tokens) {
  const sections = [];
  tokens.forEach((token, index) => {
    const heads = token.type === 'inline' && /^h[123]$/.test(tokens[index - 1].tag);
    if (heads)
      sections.push({
        level: Number(tokens[index - 1].tag[1]),
        anchor: anchorOf(token.content),
        heading: wordsOf(token),
        text: '',
      });
    else if (token.type === 'inline' && sections.length > 0) sections.at(-1).text += `${wordsOf(token)} `;
  });
  return sections.map((section) => ({ ...section, text: section.text.replaceAll(/\s+/g, ' ').trim() }));
}

/**
 * A page of the guide.
 * @param {string} source Markdown
 * @param {{ page: string, pages: Set<string> }} place where the page stands, and which others there are
 * @returns {{ title: string, html: string, sections: object[] }} a section is `{level, anchor, heading, text}`
 */
export function renderMarkdown(source, place) {
  const tokens = markdown.parse(source.replaceAll(/<!--[\s\S]*?-->/g, ''), {});
  relink(tokens, place);
  const sections = sectionsOf(tokens);
  return {
    title: sections[0]?.heading ?? place.page,
    html: markdown.renderer.render(tokens, markdown.options, {}),
    sections,
  };
}

/**
 * The headings of the second level of the first page, each with the links of its lists: the navigation of the guide.
 * @returns {{ heading: string, links: { text: string, page: string }[] }[]}
 */
export function navigationOf(source) {
  const groups = [];
  const tokens = markdown.parse(source, {});
  tokens.forEach((token, index) => {
    if (token.type !== 'inline') return;
    if (tokens[index - 1].tag === 'h2') groups.push({ heading: token.content, links: [] });
    const isItem = tokens[index - 2]?.type === 'list_item_open';
    if (!isItem || groups.length === 0) return;
    for (const [at, child] of token.children.entries()) {
      const page = child.type === 'link_open' ? child.attrGet('href') : '';
      if (/^[^:#]+\.md$/.test(page))
        groups.at(-1).links.push({ text: wordsOf({ children: [token.children[at + 1]] }), page });
    }
  });
  return groups.filter(({ links }) => links.length > 0);
}
