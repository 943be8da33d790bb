import { RECEIPT_WEEKS } from './limits.js';
import { KEPT, redactOutcome, type ToldOutcome } from './outcome.js';

/** What the page's example tells. */
const EXAMPLE: ToldOutcome = { situation_key: 'rent_renewal', week: 2_968, outcome: 'better_than_aim', amount: 1_140 };

/**
 * The privacy page of the helper as HTML, made of the table and the function that reduce an outcome to what is kept:
 * what the page says is what the code does.
 * @param more sections on what else the service keeps, as HTML; they stand before what is never kept
 */
export function privacyPage(more = ''): string {
  const kept = redactOutcome(EXAMPLE) as unknown as Record<string, string>;
  const rows = KEPT.map(
    ({ member, says }) =>
      `      <tr><th scope="row"><code>${escaped(member)}</code></th><td>${escaped(says)}</td>` +
      `<td><code>${escaped(kept[member] ?? '')}</code></td></tr>`,
  ).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the helper keeps</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #767676;padding:.4rem .6rem;text-align:left;vertical-align:top}
code{overflow-wrap:anywhere}
</style>
</head>
<body>
<main>
  <h1>What the helper keeps</h1>
  <h2>When you ask</h2>
  <p>Nothing. Your text and your figures are read, answered and forgotten. The answer carries a <code>receipt</code>, a
  random token; with <code>"no_telemetry": true</code> it carries none.</p>
  <h2>When you report how it went</h2>
  <p>Only if you send the receipt back, once, within ${RECEIPT_WEEKS} weeks, the helper adds one to a count that has
  these members and no others:</p>
  <table>
    <thead><tr><th scope="col">Member</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
    <tbody>
${rows}
    </tbody>
  </table>
  <p>The example shows what is kept of an outcome of $${EXAMPLE.amount?.toLocaleString('en-US')}. The token is stored
  separately from the count until it expires, so that it counts only once; the two have no member in common.</p>
${more}
  <h2>Never kept</h2>
  <p>From questions and reports: text, figures, metro, name, address, account, key, IP address, browser, day or hour.
  From shared calls: text, the key, minutes, IP address, program.</p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
