import {
  answerTurn,
  OPPONENTS,
  roleOfTurn,
  startMatch,
  TURNS,
  utilityOf,
  worthOfPackage,
  type Certificate,
  type CertificateVerdict,
  type Choices,
  type MatchRow,
  type MatchState,
  type Scenario,
} from '@svc/gauntlet';

/** One turn of a game as it is told. */
interface ToldTurn {
  readonly turn: number;
  readonly who: 'agent' | 'opponent';
  readonly offer: Choices | null;
  readonly says: string;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 \
1rem;color:#1a1a1a;background:#fff}.wide{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0}
th,td{border:1px solid #bbb;padding:.2rem .6rem;text-align:left}td.n{text-align:right;\
font-variant-numeric:tabular-nums}.bad{color:#a00}summary{cursor:pointer;padding:.15rem 0}
details details{margin-left:1rem}code{overflow-wrap:anywhere}`;

/**
 * A certificate as a page for people: its verdict, its figures, and every game turn by turn. One file without scripts,
 * pictures or addresses, so it needs no network and can do nothing. Every text of the certificate is escaped.
 * @param certificate one whose rows replay
 */
export function renderReplayPage(certificate: Certificate, verdict: CertificateVerdict): string {
  const {
    agent,
    figures,
    generator,
    issued_at: issued,
    seed,
    seed_commitment: commitment,
    key_fingerprint: fingerprint,
  } = certificate;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(agent.name)} · ${certificate.rows.length} negotiations</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(agent.name)}</h1>
<p>${certificate.rows.length} negotiations over <code>${escape(certificate.messages_protocol)}</code>, \
certified ${escape(issued)}${playedAt(agent.address)}.</p>
<p>Scenarios: generator ${escape(generator.name)} ${generator.version}, ${seedText(seed)}, \
commitment <code>${escape(commitment)}</code>. Key: <code>${escape(fingerprint)}</code>.</p>
<h2>Checks when this page was made</h2>
<div class="wide" tabindex="0"><table>
<tr><th>Check</th><th>Holds</th><th>Because</th></tr>
${verdict.checks.map(checkRow).join('\n')}
</table></div>
<h2>Figures</h2>
<div class="wide" tabindex="0"><table>
<tr><th>Opponent</th><th>Games</th><th>Deals</th><th>Mean utility</th><th>Naive baseline</th><th>At or below \
BATNA</th><th>p</th></tr>
${(['all', ...OPPONENTS] as const).map((group) => figureRow(group, figures[group])).join('\n')}
</table></div>
<p>Replies that could not be read: ${figures.format_failures}.</p>
<h2>Games</h2>
${gamesOf(certificate)}
</body>
</html>
`;
}

function gamesOf({ scenarios, rows }: Certificate): string {
  const rowsOf = (index: number): MatchRow[] => rows.filter((row) => row.scenario === index);
  return scenarios.map((scenario, index) => scenarioBlock(scenario, index, rowsOf(index))).join('\n');
}

function figureRow(group: string, one: Certificate['figures']['all']): string {
  const numbers = [
    String(one.matches),
    String(one.deals),
    one.mean_utility.toFixed(4),
    one.mean_baseline.toFixed(4),
    `${(100 * one.at_or_below_batna).toFixed(1)} %`,
    one.p_value.toPrecision(3),
  ];
  return `<tr><td>${group}</td>${numbers.map((number) => `<td class="n">${number}</td>`).join('')}</tr>`;
}

function playedAt(address: string | null): string {
  return address === null ? ', played in the runner’s process' : `, played at <code>${escape(address)}</code>`;
}

function seedText(seed: string | null): string {
  return seed === null ? 'seed withheld' : `seed <code>${escape(seed)}</code>`;
}

function checkRow({ id, ok, message }: CertificateVerdict['checks'][number]): string {
  return `<tr><td>${id}</td><td${ok ? '' : ' class="bad"'}>${ok ? 'yes' : 'no'}</td><td>${escape(message)}</td></tr>`;
}

function scenarioBlock(scenario: Scenario, index: number, rows: readonly MatchRow[]): string {
  const issues = scenario.issues.map(
    ({ name, options, seller_utility: utilities }, issue) =>
      `<tr><td>${escape(name)}</td><td class="n">${scenario.seller_weights[issue]?.toFixed(3)}</td>` +
      `<td class="n">${scenario.buyer_weights[issue]?.toFixed(3)}</td>` +
      `<td>${options.map((option, at) => `${escape(option)} ${utilities[at]}`).join(', ')}</td></tr>`,
  );
  return `<details><summary>Scenario ${index}</summary>
<div class="wide" tabindex="0"><table><tr><th>Issue</th><th>Weight of the seller</th><th>Weight of the \
buyer</th><th>The seller’s utilities (the buyer’s are 1 minus these)</th></tr>${issues.join('')}</table></div>
${rows.map((row) => matchBlock(scenario, row)).join('\n')}
</details>`;
}

function matchBlock(scenario: Scenario, row: MatchRow): string {
  const match = row.moves.reduce(answerTurn, startMatch({ scenario, role: row.role, opponent: row.opponent }));
  const turns = turnsOf(match).map(({ turn, who, offer, says }) => {
    const [own, other] = [match.agent_worths, match.opponent_worths].map((worths) =>
      offer === null ? '' : utilityOf(worthOfPackage(worths, offer)).toFixed(3),
    );
    return (
      `<tr><td class="n">${turn}</td><td>${who}</td><td>${escape(says)}</td><td class="n">${own}</td><td ` +
      `class="n">${other}</td></tr>`
    );
  });
  return `<details><summary>${row.role} against ${row.opponent}: ${row.ending.replaceAll('_', ' ')}, \
utility ${row.utility.toFixed(3)} (naive baseline ${row.baseline_utility.toFixed(3)})</summary>
<div class="wide" tabindex="0"><table><tr><th>Turn</th><th>Who</th><th>Move</th><th>For the agent</th><th>For the \
opponent</th></tr>${turns.join('')}</table></div>
</details>`;
}

/** A finished match turn by turn. */
function turnsOf(match: MatchState): ToldTurn[] {
  const told: ToldTurn[] = [];
  let [ownMoves, theirOffers] = [0, 0];
  for (let turn = 0; turn <= Math.min(match.outcome?.turn ?? 0, TURNS - 1); turn += 1) {
    if (roleOfTurn(turn) === match.role) {
      const move = match.moves[ownMoves] ?? 'malformed';
      ownMoves += 1;
      told.push(
        typeof move === 'string'
          ? {
              turn,
              who: 'agent',
              offer: move === 'accept' ? (match.outcome?.package ?? null) : null,
              says: WORDS[move],
            }
          : { turn, who: 'agent', offer: move, says: nameOffer(match, move) },
      );
    } else {
      const offer = match.opponent_offers[theirOffers];
      theirOffers += 1;
      told.push(
        offer === undefined
          ? { turn, who: 'opponent', offer: match.outcome?.package ?? null, says: 'accepts' }
          : { turn, who: 'opponent', offer, says: nameOffer(match, offer) },
      );
    }
  }
  return told;
}

const WORDS = { accept: 'accepts', walk: 'walks', malformed: 'says what cannot be read, and loses the turn' } as const;

function nameOffer({ scenario }: MatchState, offer: Choices): string {
  return scenario.issues.map(({ options }, issue) => options[offer[issue] ?? 0] ?? '').join(', ');
}

/** Text for a page, as content or between quotes. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
