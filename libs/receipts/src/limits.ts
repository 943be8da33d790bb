/** The fewest characters of a salt, and the most of an id. */
export const MIN_SALT_CHARACTERS = 16;
export const MAX_PARTY_CHARACTERS = 128;
/** The most characters of the name of the person who decided a price. */
export const APPROVER_MAX_CHARACTERS = 120;
