import { TAKES_BACK } from './phrases/takes-back.js';

/** Where a clause, its figures written `#`, takes back what the buyer said; null where it does not. */
export const takesBack = (masked: string): RegExpExecArray | null => TAKES_BACK.exec(masked);
