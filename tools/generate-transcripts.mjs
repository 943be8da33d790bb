/**
 * Writes docs/transcripts.md anew: offers in plain words, compiled, and what is answered to buyers' messages.
 *   node tools/generate-transcripts.mjs            (writes the page)
 *   node tools/generate-transcripts.mjs --check    (ends with 1 where the page differs)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { loadSource } from './load-source.mjs';

const page = new URL('../docs/transcripts.md', import.meta.url);
const { transcripts } = await loadSource(new URL('../proof/transcripts/transcripts.ts', import.meta.url));
const settings = { ...(await resolveConfig(page)), parser: 'markdown' };
const written = await format(transcripts(), settings);
const kept = process.argv.includes('--check') ? readFileSync(page, 'utf8') : written;
if (kept !== written) process.exitCode = 1;
else if (!process.argv.includes('--check')) writeFileSync(page, written);
process.stdout.write(`docs/transcripts.md${kept === written ? '' : ': not what its command writes'}\n`);
