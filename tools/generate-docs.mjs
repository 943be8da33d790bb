/**
 * Writes the answers that README.md and docs show anew, from a service that it starts:
 *   node tools/generate-docs.mjs [PAGE …]      (all pages where none is named)
 * and the list of decisions in docs/README.md and the catalogue of codes in docs/errors.md. What a page shows as "…"
 * stays so. Texts with "…" that no longer fit are named, for a person to look at. Needs `npm run build`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { codeTables, withTables } from './docs/code-tables.mjs';
import { refreshPage } from './docs/check-page.mjs';
import { RUN_PAGES } from './docs/pages.mjs';
import { ROOT } from './install.mjs';
import { spawnService } from './serve.mjs';

const KEY = 'svc_DocsDocsDocsDocsDocs01';
const OPEN = '1000000';

/** A service with an empty data folder, on a free port. */
async function startService(folder) {
  const child = spawnService({
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      SVC_DATA_DIR: folder,
      SVC_BASE_URL: 'http://127.0.0.1:3000',
      SVC_BOOTSTRAP_ACCESS_KEY: KEY,
      SVC_RATE_KEYLESS_PER_MINUTE: OPEN,
      SVC_RATE_KEYED_PER_MINUTE: OPEN,
      DATABASE_URL: '',
    },
  });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text) => {
      printed = (printed + text).slice(-4000);
      const found = /Listening on (http:\S+)/.exec(printed);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { url, key: KEY, stop };
}

/** The list of decisions in docs/README.md, from the headings of their pages. */
function refreshDecisions() {
  const path = join(ROOT, 'docs', 'README.md');
  const lines = RUN_PAGES.filter((page) => page.startsWith('docs/decisions/')).map(
    (page) => `- [${/^# (.*)$/m.exec(readFileSync(join(ROOT, page), 'utf8'))[1]}](${page.slice('docs/'.length)})`,
  );
  const place = /(?<=<!-- decisions -->\n\n)[^]*?(?=\n\n<!-- \/decisions -->)/;
  writeFileSync(path, readFileSync(path, 'utf8').replace(place, lines.join('\n')));
}

/** The catalogue of codes, from the code. */
async function refreshCodes() {
  const path = join(ROOT, 'docs', 'errors.md');
  writeFileSync(path, withTables(readFileSync(path, 'utf8'), await codeTables()));
  execFileSync('npx', ['prettier', '--write', '--log-level=warn', path], { cwd: ROOT });
}

refreshDecisions();
await refreshCodes();
const pages = process.argv.length > 2 ? process.argv.slice(2) : RUN_PAGES;
const folder = mkdtempSync(join(tmpdir(), 'svc-docs-data-'));
const service = await startService(folder);
try {
  for (const page of pages) {
    const path = join(ROOT, page);
    const shown = readFileSync(path, 'utf8');
    const { markdown, left } = await refreshPage(shown, service);
    if (markdown !== shown) writeFileSync(path, markdown);
    if (markdown !== shown) execFileSync('npx', ['prettier', '--write', '--log-level=warn', path], { cwd: ROOT });
    process.stdout.write(`${page}: ${markdown === shown ? 'as it was' : 'written'}\n`);
    for (const line of left) process.stdout.write(`  ${line}\n`);
    if (left.length > 0) process.exitCode = 1;
  }
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
