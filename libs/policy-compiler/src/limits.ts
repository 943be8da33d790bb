/** The most characters that a description may have. */
export const DESCRIPTION_LENGTH = 8000;
