/**
 * Writes docs/transcripts.md, or another file: offers in plain words, compiled, and what is answered to messages of
 * buyers.
 *   node tools/generate-transcripts.mjs [FILE]
 * The page is not committed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

const page = process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'transcripts.md');
const { transcripts } = await loadSource(new URL('../proof/transcripts/transcripts.ts', import.meta.url));
writeFileSync(page, transcripts());
