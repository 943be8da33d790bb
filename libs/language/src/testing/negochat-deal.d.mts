import type { Intent, Standing, Vocabulary } from '../src/index.js';

export declare const NEGOCHAT_LIST_SALARY: number;
export declare const negochatVocabulary: Vocabulary;
export declare function standingOf(table: Readonly<Record<string, string>>): Standing['offers'];
export declare function expectedIntent(acts: readonly Readonly<Record<string, unknown>>[]): Intent;
