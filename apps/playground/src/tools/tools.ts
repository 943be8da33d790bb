import { BUNDLE } from './bundle-tool.js';
import { MATCHING } from './matching-tool.js';
import { POSTED } from './posted-tool.js';
import { QUOTE } from './quote-tool.js';
import { RESERVE } from './reserve-tool.js';
import type { Tool } from './tool.js';
import { TURN } from './turn-tool.js';

/** The tools of the page, in their order. */
export const TOOLS: readonly Tool[] = [TURN, BUNDLE, RESERVE, MATCHING, POSTED, QUOTE];
