/** Nest token of a list of lines, to which modules push what a person must read once at the start; `main` prints them, nothing logs them. */
export const START_NOTICES = Symbol('START_NOTICES');
