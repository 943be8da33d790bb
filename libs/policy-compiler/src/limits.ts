/** The most characters that a description may have. */
export const DESCRIPTION_LENGTH = 8000;

export { STATEMENT_KINDS, STATEMENTS_AT_MOST } from '@svc/plain-words/kinds';
