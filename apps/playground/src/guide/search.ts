/** The search of the guide: an index of its sections, made in the browser when somebody first asks. */
import MiniSearch from 'minisearch';

/** Written before this script by `tools/guide`: address, page, heading, text. */
declare const svcGuideSections: readonly (readonly [string, string, string, string])[];

const MOST = 12;
/** Further parts of one page are a scroll away from its first ones. */
const MOST_A_PAGE = 2;
const EXCERPT = 140;

const index = new MiniSearch<{ id: number; page: string; heading: string; text: string }>({
  fields: ['page', 'heading', 'text'],
  searchOptions: { boost: { page: 3, heading: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
});
index.addAll(svcGuideSections.map(([, page, heading, text], id) => ({ id, page, heading, text })));

/** The text around the first of the words that were found. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.min(...terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0), text.length);
  const from = at === text.length ? 0 : Math.max(0, text.lastIndexOf(' ', at - 40) + 1);
  const cut = text.slice(from, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT < text.length ? ' …' : ''}`;
}

globalThis.svcGuideSearch = (words) => {
  const shown = new Map<string, number>();
  return index
    .search(words)
    .flatMap(({ id, terms }) => {
      const section = svcGuideSections[Number(id)];
      if (section === undefined) return [];
      const [address, page, heading, text] = section;
      const before = shown.get(page) ?? 0;
      shown.set(page, before + 1);
      return before < MOST_A_PAGE ? [{ address, page, heading, excerpt: excerptOf(text, terms) }] : [];
    })
    .slice(0, MOST);
};
