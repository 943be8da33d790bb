import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en, type Words } from './en.js';
import { zh } from './zh.js';

export { fill } from './fill.js';
export type { Words };

/** The languages of the pages. */
export type LanguageId = 'en' | 'zh';

/** Their words. */
export const WORDS: Readonly<Record<LanguageId, Words>> = { en, zh };

/** What the pages say, in the language that is set. */
export const WordsContext = createContext<Words>(en);

/** The words of the language that is set. */
export const useWords = (): Words => useContext(WordsContext);

export const isLanguage = (text: string | null): text is LanguageId => text === 'en' || text === 'zh';

/** The language that the browser asks for. */
export const languageOfBrowser = (languages: readonly string[]): LanguageId =>
  languages
    .find((language) => /^(?:en|zh)\b/i.test(language))
    ?.slice(0, 2)
    .toLowerCase() === 'zh'
    ? 'zh'
    : 'en';
