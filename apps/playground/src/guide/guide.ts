/** What a page of the guide does: colours, contents, search. Loaded before the text, so that nothing flashes. */
import { isTheme, keepTheme, keptTheme, showTheme } from '../theme.js';

/** What `search.js` puts in place once it is asked for. */
type Search = (words: string) => readonly Found[];
interface Found {
  readonly address: string;
  readonly page: string;
  readonly heading: string;
  readonly excerpt: string;
}
declare global {
  var svcGuideSearch: Search | undefined;
}

const WIDE = '(min-width: 60rem)';
const root = () => document.documentElement.dataset['root'] ?? '';

/** Loads the index when the first word is typed: nobody else needs it. */
const loadSearch = (): Promise<Search> =>
  new Promise((resolve, reject) => {
    const ready = () => globalThis.svcGuideSearch;
    const loaded = ready();
    if (loaded !== undefined) return resolve(loaded);
    const script = document.createElement('script');
    script.src = `${root()}search.js`;
    script.onload = () => {
      const search = ready();
      if (search === undefined) reject(new Error('search.js has no index'));
      else resolve(search);
    };
    script.onerror = () => reject(new Error('search.js did not load'));
    document.head.append(script);
  });

function itemOf({ address, page, heading, excerpt }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = root() + address;
  const title = document.createElement('strong');
  title.textContent = heading === '' ? page : `${page} · ${heading}`;
  const text = document.createElement('span');
  text.textContent = excerpt;
  link.append(title, text);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function show(list: HTMLElement, found: readonly Found[]): void {
  const count = document.createElement('p');
  count.textContent = found.length === 0 ? 'Nothing found' : `${found.length} found`;
  const items = document.createElement('ol');
  items.append(...found.map(itemOf));
  list.replaceChildren(count, ...(found.length === 0 ? [] : [items]));
  list.hidden = false;
}

function connectSearch(box: HTMLElement): void {
  const input = box.querySelector('input');
  const list = box.querySelector<HTMLElement>('.found');
  if (input === null || list === null) return;
  const hide = () => {
    list.hidden = true;
  };
  const look = async () => {
    const words = input.value.trim();
    if (words === '') return hide();
    const search = await loadSearch();
    if (input.value.trim() === words) show(list, search(words));
  };
  input.addEventListener('input', () => void look());
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('click', ({ target }) => !box.contains(target as Node) && hide());
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input, textarea, select')) return;
    event.preventDefault();
    input.focus();
  });
}

function connectTheme(choice: HTMLSelectElement): void {
  choice.value = keptTheme();
  choice.addEventListener('change', () => {
    if (!isTheme(choice.value)) return;
    keepTheme(choice.value);
    showTheme(choice.value);
  });
}

showTheme(keptTheme());
document.addEventListener('DOMContentLoaded', () => {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  if (menu !== null) menu.open = matchMedia(WIDE).matches;
  const choice = document.querySelector<HTMLSelectElement>('.theme');
  if (choice !== null) connectTheme(choice);
  const box = document.querySelector<HTMLElement>('.search');
  if (box !== null) connectSearch(box);
});
