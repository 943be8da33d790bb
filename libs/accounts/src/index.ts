export { AccountsError, DISPLAY_CHARACTERS, formatAccessKey, KEY_BYTES, KEY_KINDS, parseAccessKey } from './access-key.js';
export type { KeyKind, ParsedAccessKey } from './access-key.js';
export { decideAccess, REQUIRED_KIND } from './access-level.js';
export type { AccessDecision, AccessLevel } from './access-level.js';
