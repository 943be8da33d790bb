import { COURTESY_EN } from './phrases/courtesy-en.js';
import { COURTESY_ZH } from './phrases/courtesy-zh.js';
import type { Speech, SpokenReason } from './speech.js';

/** What a reply must be for a sentence to fit it: `always` fits every one. */
export type Occasion =
  'always' | 'asked' | 'awaiting' | 'choosing' | 'regretting' | 'referring' | 'parting' | 'agreed' | 'declined';

/** Patterns of whole sentences, without the mark at their end. */
export interface CourtesySentences {
  says?: readonly string[];
  asks?: readonly string[];
}

/**
 * Every sentence that a writer from outside may put around the seller's own: a finite language. A pattern is a regular
 * expression of letters, spaces, commas, groups, `|`, `?` and `<name>` of a fragment, and nothing that repeats, so
 * that all it can say has been read by people. None holds a figure, a number word, a currency, or a word on price,
 * terms, gifts, agreement or limits.
 */
export interface CourtesyGrammar {
  /** Pieces of patterns by name; a fragment may name those above it. */
  fragments: Readonly<Record<string, string>>;
  /** What may lead a sentence, with a comma between. */
  greetings: readonly string[];
  sentences: Readonly<Partial<Record<Occasion, CourtesySentences>>>;
}

/** The grammar of a language. */
export function courtesyGrammar(language: Speech['language']): CourtesyGrammar {
  return language === 'zh' ? COURTESY_ZH : COURTESY_EN;
}

const ASKED: ReadonlySet<SpokenReason> = new Set(['answering', 'for_a_person']);
const REGRETTED: ReadonlySet<SpokenReason> = new Set([
  'holding',
  'not_yet',
  'last_offer',
  'below_here',
  'last_price',
  'firm',
  'held',
  'bid_refused',
  'never_match',
  'not_paid_for',
  'never_given',
  'out_of_stock',
  'rounds_over',
]);

/** The occasions that a speech is, so that each sentence is true where it stands. */
export function occasionsOf(speech: Speech): Occasion[] {
  const refuses = speech.refusals.length > 0;
  const holds: Record<Occasion, boolean> = {
    always: true,
    asked: refuses || speech.answers.length > 0 || ASKED.has(speech.reason),
    awaiting: speech.kind === 'offer',
    choosing: speech.kind === 'offer' && speech.menu.length > 1,
    regretting: refuses || REGRETTED.has(speech.reason),
    referring: speech.kind === 'handoff',
    parting: speech.kind !== 'offer',
    agreed: speech.kind === 'deal',
    declined: speech.kind === 'decline',
  };
  return (Object.keys(holds) as Occasion[]).filter((occasion) => holds[occasion]);
}

/** A pattern with its fragments put in; `<subject>` stands for the placeholder of that name. */
export function expandPattern(pattern: string, fragments: Readonly<Record<string, string>>): string {
  let expanded = pattern;
  for (const [name, fragment] of Object.entries(fragments).reverse())
    expanded = expanded.replaceAll(`<${name}>`, `(${fragment})`);
  return expanded.replaceAll('<subject>', '\\{subject\\}');
}

/** How one piece of a wording may read. */
interface Compiled {
  greeting: RegExp;
  says: RegExp;
  asks: RegExp;
}

const compiled = new Map<string, Compiled>();

function compile(language: Speech['language'], occasions: readonly Occasion[]): Compiled {
  const key = `${language} ${occasions.join(' ')}`;
  const known = compiled.get(key);
  if (known) return known;
  const { fragments, greetings, sentences } = courtesyGrammar(language);
  const anyOf = (patterns: readonly string[]): RegExp =>
    new RegExp(`^(?:${patterns.map((pattern) => expandPattern(pattern, fragments)).join('|') || '(?!)'})$`);
  const made = {
    greeting: anyOf(greetings),
    says: anyOf(occasions.flatMap((occasion) => sentences[occasion]?.says ?? [])),
    asks: anyOf(occasions.flatMap((occasion) => sentences[occasion]?.asks ?? [])),
  };
  compiled.set(key, made);
  return made;
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bi'm\b/g, 'i am'],
  [/\b(i|you|we)'d\b/g, '$1 would'],
  [/\b(i|we|you)'ve\b/g, '$1 have'],
  [/\b(i|we|you)'ll\b/g, '$1 will'],
  [/\b(it|that|here|what|there)'s\b/g, '$1 is'],
  [/\bwe're\b/g, 'we are'],
  [/\bdon't\b/g, 'do not'],
];

/** What a sentence may be written with, before it is looked at: nothing that looks like something else. */
const LETTERS = { en: /^[A-Za-z ,'\u2019{}]+$/, zh: /^[\p{Script=Han}{}a-z]+$/u } as const;

function plain(text: string, language: Speech['language']): string {
  if (language === 'zh') return text;
  const lower = text.toLowerCase().replaceAll('\u2019', "'");
  return CONTRACTIONS.reduce((rest, [short, long]) => rest.replace(short, long), lower);
}

const PIECES = { en: /[^.!?]+(?:[.!?]|$)/g, zh: /[^，。！？]+(?:[，。！？]|$)/g } as const;
const ENDS = { en: /[.!?,]$/, zh: /[，。！？]$/ } as const;

/**
 * The sentences of a piece of prose, where each is one of the grammar and fits the occasions; null where any is not.
 * A greeting may end in a comma before whatever follows. Linear in the length, for no pattern repeats.
 * @example courteousSentences('Thank you for your message. ', 'en', ['always']) // ['Thank you for your message.']
 */
export function courteousSentences(
  prose: string,
  language: Speech['language'],
  occasions: readonly Occasion[],
): string[] | null {
  const text = prose.replace(/^[ \n]+|[ \n]+$/g, '');
  if (text === '') return [];
  const sentences = text.match(PIECES[language])?.map((piece) => piece.replace(/^[ \n]+|[ \n]+$/g, '')) ?? [];
  const patterns = compile(language, occasions);
  const fits = sentences.join('').replace(/[ \n]/g, '') === text.replace(/[ \n]/g, '');
  return fits && sentences.every((sentence) => isCourteous(sentence, language, patterns)) ? sentences : null;
}

function isCourteous(sentence: string, language: Speech['language'], patterns: Compiled): boolean {
  const mark = ENDS[language].exec(sentence)?.[0] ?? '';
  const bare = mark === '' ? sentence : sentence.slice(0, -1);
  if (mark === '' || !LETTERS[language].test(bare)) return false;
  const whole = plain(bare, language);
  if (patterns.greeting.test(whole)) return mark !== '?' && mark !== '？';
  if (mark === ',') return false;
  const [lead = '', ...rest] = whole.split(', ');
  const greeted = language === 'en' && rest.length > 0 && patterns.greeting.test(lead);
  const said = greeted ? rest.join(', ').replace(/^and /, '') : whole;
  if (mark === '?' || mark === '？') return patterns.asks.test(said);
  return patterns.says.test(said) || (language === 'zh' && patterns.asks.test(said));
}
