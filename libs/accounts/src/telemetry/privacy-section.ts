import { ERASURE_WEEKS, GRID_STEPS, KEPT_ELEMENTS } from './limits.js';
import { KEPT_MEMBERS } from './kept-members.js';
import { outcomeOf, recordOf, type TelemetryRecord } from './record.js';

/** The call of the example: figures off the grid, a list that is too long, and a text where none is kept. */
const EXAMPLE = {
  my_reservation: 0.337,
  my_offer_history: Array.from({ length: 18 }, (_, index) => 0.951 - index / 100),
  deadline_rounds: 5,
  note: 'for our depot in Leeds',
  share_outcome: true,
  vertical: 'freight_logistics',
};

/** What each member of a record is, in words. */
const SAYS: Readonly<Record<keyof TelemetryRecord, string>> = {
  recommendation_id: '128 random bits that only you get',
  vertical: 'the market that the call named, out of twelve',
  endpoint: 'the calculation that the call asked for',
  request_features:
    `certain figures and flags of the request, rounded to steps of ${1 / GRID_STEPS}; ` +
    `of a list, the last ${KEPT_ELEMENTS} values`,
  recommendation: 'certain figures and flags of the answer, rounded like those of the request',
  created_at_hour: 'when the call was made, in whole hours since 1970',
  outcome: 'the outcome that you reported, rounded like the request; null before you report it',
};

/** The record that the example leaves. */
function exampleRecord(): TelemetryRecord {
  const answer = { recommended_offer: 0.7312, acceptance_probability: 0.381, rationale: 'words' };
  const call = { endpoint: 'sellNextOffer', consent: true, request: EXAMPLE, answer, nowMillis: 1_795_104_000_000 };
  const record = recordOf(call, 'rec_…');
  if (record === null) throw new Error('the example of the privacy page would leave no record');
  return { ...record, outcome: outcomeOf({ deal_closed: true, my_utility: 0.6177 }) };
}

/**
 * The part of the privacy page on shared calls, as HTML, made by the function that reduces a call to what is kept of
 * it: what the
 * page shows is what the code does.
 * @example telemetrySection().startsWith('  <h2>') // true
 */
export function telemetrySection(): string {
  const record = exampleRecord();
  const rows = Object.entries(record).map(
    ([member, kept]) =>
      `      <tr><th scope="row"><code>${member}</code></th><td>${SAYS[member as keyof TelemetryRecord]}</td>` +
      `<td><code>${escaped(JSON.stringify(kept))}</code></td></tr>`,
  );
  const operations = Object.keys(KEPT_MEMBERS).map((id) => `<code>${id}</code>`);
  return `  <h2>When an agent shares a call</h2>
  <p>A call is kept only if its key was issued with <code>telemetry_consent</code> and the call says
  <code>share_outcome</code> with a <code>vertical</code>; only calls of ${operations.join(', ')}. The key itself
  is not kept: a keyed hash stands for it. The hash changes every week, so nothing links two weeks of one key.</p>
  <table>
    <thead><tr><th scope="col">Member</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
    <tbody>
${rows.join('\n')}
    </tbody>
  </table>
  <p>For ${ERASURE_WEEKS} weeks the holder of the key can read and erase these records, also after the key was
  rotated; then they are removed.</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
