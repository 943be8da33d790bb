/** What a page says in sentences: how many words, how long the sentences are, and which words nobody else would use. */

const FENCED = /^ *```[\s\S]*?^ *```/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const RULE_ROW = /^\s*\|?[\s:|-]+\|?\s*$/;
const SENTENCE_END = /(?<=[.!?]["”)*_]*)\s+(?=["“(*_[]*(?:[\p{Lu}\p{N}§`]|$))|(?<=[。？！])/u;
const WORD = /[\p{L}\p{N}]/u;

/** Words of the repository's own that a reader has to guess, and what to say in their place. */
export const PRIVATE_WORDS = {
  arrow: 'dependency',
  dearer: 'more expensive',
  dearest: 'most expensive',
  deed: 'what somebody does',
  fenced: 'kept in one library',
  'floor plan': 'dependencies',
  law: 'rule',
  lawful: 'valid, allowed',
  mend: 'correct, fix',
  oftener: 'more often',
  reckoned: 'computed',
  tongue: 'language',
  untold: 'told nothing',
};

/** Where a sentence begins, after what may open a quotation or emphasis. */
const AT_START = '^["“(*_]*';
const ASKS = '(?!.*\\?)';

/**
 * Constructions that have to be read twice, and what to write in their place. Headings are left alone, as they may be
 * bare clauses ("Who comes"); so are cells where a clause can stand for a name ("Where the key is").
 */
export const ODD_CONSTRUCTIONS = [
  { name: 'Who …', pattern: new RegExp(`${AT_START}Who ${ASKS}`, 'u'), instead: 'a buyer who …, or: if you …' },
  {
    name: 'Kept is …',
    pattern: new RegExp(`${AT_START}(?:Asked|Given|Kept|Left|Refused|Sold|Stored|Taken|Told|Tried) (?:is|are)\\b`, 'u'),
    instead: 'the service keeps …',
  },
  {
    name: 'Where …,',
    kinds: ['prose'],
    pattern: new RegExp(`${AT_START}Where ${ASKS}[^,:]*, `, 'u'),
    instead: 'if …, or: when …',
  },
  { name: 'where none …', kinds: ['prose'], pattern: /\bwhere (?:there (?:is|are) )?no(?:ne)?\b/u, instead: 'if no …' },
  { name: 'where it is left out', pattern: /\bwhere (?:it is|they are) left out\b/u, instead: 'by default' },
  {
    name: 'stands in …',
    pattern: /\b(?:stands?|stood) (?:at|in|on|under) (?!for\b)/iu,
    instead: 'is in …, or: is based on …',
  },
  { name: 'Else …', pattern: new RegExp(`${AT_START}Else `, 'u'), instead: 'otherwise …' },
  { name: 'for want of', pattern: /\bfor want of\b/iu, instead: 'because … is missing' },
];

const withoutCode = (markdown) => markdown.replaceAll(FENCED, '').replaceAll(COMMENT, '');

/** A passage as it is read aloud: code is one word in capitals, a link is its text. */
const spoken = (text) =>
  text
    .replaceAll(/``?[^`]+``?/g, 'CODE')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ');

const cellsOf = (row) =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);

/** Words of a text: what holds a letter or a digit; bars and lines of tables are none. */
export const countWords = (text) => text.split(/\s+/).filter((part) => WORD.test(part)).length;

/**
 * The passages of a page, each with its kind; a list item, a table cell and a heading stand for themselves.
 * @returns {{ kind: 'prose' | 'cell' | 'heading', text: string }[]}
 */
export function passagesOf(markdown) {
  const passages = [];
  let open = null;
  for (const line of withoutCode(markdown).split('\n')) {
    const isStart = /^\s*(?:[-*]|\d+\.) |^> ?/.test(line);
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('|') || isStart) open = null;
    if (line.trim() === '' || RULE_ROW.test(line)) continue;
    if (line.startsWith('#')) passages.push({ kind: 'heading', text: line.replace(/^#+ /, '') });
    else if (line.startsWith('|')) cellsOf(line).forEach((text) => passages.push({ kind: 'cell', text }));
    else if (open) open.text += ` ${line.trim()}`;
    else passages.push((open = { kind: 'prose', text: line.replace(/^\s*(?:[-*]|\d+\.) |^> ?/, '').trim() }));
  }
  return passages;
}

/**
 * The sentences of a page with their lengths in words.
 * @example sentencesOf('One two. Three `a b c`!') // [{ kind: 'prose', text: 'One two.', words: 2 }, … words: 2]
 */
export function sentencesOf(markdown) {
  return passagesOf(markdown).flatMap(({ kind, text }) =>
    spoken(text)
      .split(SENTENCE_END)
      .map((sentence) => ({ kind, text: sentence.trim(), words: countWords(sentence) }))
      .filter(({ words }) => words > 0),
  );
}

/** The mean length of the sentences of running text: cells and headings, which are short, would flatter it. */
export function meanLength(sentences) {
  const lengths = sentences.filter(({ kind }) => kind === 'prose').map(({ words }) => words);
  return lengths.reduce((sum, words) => sum + words, 0) / Math.max(1, lengths.length);
}

/** Sentences that are longer than a reader can hold at once. */
export const longSentences = (markdown, most) =>
  sentencesOf(markdown)
    .filter(({ words }) => words > most)
    .map(({ text, words }) => `${words} words: ${text}`);

/** Private words that a page uses, each with what to say instead. */
export function privateWords(markdown) {
  const text = passagesOf(markdown)
    .map((passage) => spoken(passage.text))
    .join('\n');
  return Object.entries(PRIVATE_WORDS)
    .filter(([word]) => new RegExp(`\\b${word}(?:s|ed|ing)?\\b`, 'iu').test(text))
    .map(([word, instead]) => `${word}: say ${instead}`);
}

/** Sentences of odd construction, each with what to write instead. */
export const oddSentences = (markdown) =>
  sentencesOf(markdown).flatMap(({ kind, text }) =>
    ODD_CONSTRUCTIONS.filter(
      ({ kinds = ['prose', 'cell'], pattern }) => kinds.includes(kind) && pattern.test(text),
    ).map(({ name, instead }) => `“${name}”: say ${instead}: ${text}`),
  );
