/**
 * The catalogue of codes in docs/errors.md, from the code: what refusals carry under `code`, and what stands beside the
 * codes of the schema under `type` of a 422.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { loadSource } from '../load-source.mjs';
import { WHAT_TO_DO } from './what-to-do.mjs';

/** Where the codes stand that a request is refused with under `type`, and what each file's are about. */
const RULES = {
  'auction/src/auction-error.ts': 'auctions',
  'mechanism/src/mechanism-error.ts': 'matching, auction design and posted prices',
  'negotiation-math/src/negotiation-math-error.ts': 'turns, bundles, scores, next offers and disputes',
  'offer-graph/src/offer-graph-error.ts': 'menus, carts and quotes',
  'reply/src/backtest/backtest-error.ts': 'backtests',
  'helper/src/helper-error.ts': 'the helper',
  'policy-compiler/src/error.ts': 'descriptions',
  'contracts/src/wallet/checkout-rules.ts': 'checkouts',
};

/** The closed set of codes in a file, in the order in which they stand there; else those of its rules. */
function codesIn(file) {
  const text = readFileSync(join(ROOT, 'libs', file), 'utf8');
  const [, members] = /export (?:type \w+Code =|const \w+_CODES =)([^;]+);/.exec(text) ?? [];
  const codes = members === undefined ? /broken\('([a-z_]+)'/g : /'([a-z_]+)'/g;
  return [...(members ?? text).matchAll(codes)].map(([, code]) => code);
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** The tables and lists by their marks, as lines of Markdown that a formatter has yet to align. */
export async function codeTables() {
  const { REFUSAL_CODES } = await loadSource(new URL('../../libs/contracts/src/refusal-codes.ts', import.meta.url));
  const codes = Object.entries(REFUSAL_CODES).map(([code, { status, means }]) =>
    row([`\`${code}\``, status, means, WHAT_TO_DO[code] ?? '']),
  );
  const rules = Object.entries(RULES).map(
    ([file, about]) =>
      `- ${about}: ${codesIn(file)
        .map((code) => `\`${code}\``)
        .join(', ')}`,
  );
  return {
    codes: [row(['`code`', 'Status', 'Means', 'What to do']), row(['---', '---', '---', '---']), ...codes],
    rules,
  };
}

/** A page with each table in its place. */
export function withTables(page, tables) {
  return Object.entries(tables).reduce(
    (text, [mark, lines]) =>
      text.replace(new RegExp(`(<!-- ${mark} -->\n\n)[^]*?(\n\n<!-- /${mark} -->)`), `$1${lines.join('\n')}$2`),
    page,
  );
}
