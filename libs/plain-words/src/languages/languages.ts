import { CHINESE } from './chinese/chinese.js';
import { ENGLISH } from './english/english.js';
import type { Language } from '../language.js';

/** The languages that descriptions are read in: the only place that knows them by name. */
export const LANGUAGES: Readonly<Record<Language['code'], Language>> = { en: ENGLISH, zh: CHINESE };
