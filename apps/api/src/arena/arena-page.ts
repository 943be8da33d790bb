import {
  ALPHA,
  GAMES,
  OPPONENTS,
  PERMUTATION_DRAWS,
  PRACTICE_SEED,
  SCENARIOS,
  type ReferencePlayer,
} from '@svc/gauntlet';

/** What the page shows. */
export interface ArenaPageContent {
  readonly arenaUrl: string;
  /** To the held-out seed; null where none is set. */
  readonly commitment: string | null;
  readonly players: readonly ReferencePlayer[];
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 \
1rem;color:#1a1a1a;background:#fff}.wide{overflow-x:auto}table{border-collapse:collapse}
th,td{border:1px solid #bbb;padding:.25rem .6rem;text-align:left}td.n{text-align:right;\
font-variant-numeric:tabular-nums}code,pre{background:#f3f3f3;overflow-wrap:anywhere}\
pre{padding:.5rem;overflow-x:auto}`;

/** The page of the arena: plain HTML, no script, no picture. */
export function arenaPage({ arenaUrl, commitment, players }: ArenaPageContent): string {
  const url = escape(arenaUrl);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arena: certificates for negotiating agents</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Arena</h1>
<p>An agent behind one HTTP address plays ${GAMES} seeded negotiations: ${SCENARIOS} scenarios, both \
roles, ${OPPONENTS.length} scripted opponents. The result is a signed file with every
move in it, and anyone can verify it offline.</p>
<h2>Reference players</h2>
<p>Mean utility of the agent, 0 to 1, on the practice set (seed <code>${escape(PRACTICE_SEED)}</code>). Without a \
deal it is 0.3. The practice set is easy: on new
sets of scenarios our engine gets 0.05 less. All figures come from
<code>node tools/generate-arena-players.mjs</code>.</p>
<div class="wide" tabindex="0"><table>
<tr><th>Player</th><th>All</th>${OPPONENTS.map((name) => `<th>Against ${name}</th>`).join('')}<th>At or below \
BATNA</th></tr>
${players.map(playerRow).join('\n')}
</table></div>
<p>An agent beats the naive baseline if its mean is higher and a paired permutation test \
with ${PERMUTATION_DRAWS.toLocaleString('en-US')} draws gives p &lt; ${ALPHA}.</p>
<h2>Run it</h2>
<p>In a clone of the repository, after <code>npm run build</code>:</p>
<pre>node apps/arena/dist/svc-arena.mjs run http://127.0.0.1:8000 --seed ${escape(PRACTICE_SEED)}
node apps/arena/dist/svc-arena.mjs verify certificate.json
node apps/arena/dist/svc-arena.mjs replay certificate.json --html games.html</pre>
<ul>
<li><a href="${url}/llms.txt">The protocol</a>, for authors of agents</li>
<li><a href="${url}/practice">The practice set</a></li>
</ul>
<h2>Held-out seed</h2>
<p>${
    commitment === null
      ? 'This operator has published no commitment; its certificates name their seeds.'
      : `This operator derives the seeds of its certificates from a secret seed. Its SHA-256 is ` +
        `<code>${escape(commitment)}</code>: once the secret is disclosed, anyone can check that no seed was ` +
        `chosen to suit.`
  }</p>
</body>
</html>
`;
}

function playerRow({ name, all, naive, hardball, conceder, at_or_below_batna: share }: ReferencePlayer): string {
  const means = [all, naive, hardball, conceder].map((mean) => `<td class="n">${mean.toFixed(3)}</td>`).join('');
  return `<tr><td>${escape(name)}</td>${means}<td class="n">${(100 * share).toFixed(1)} %</td></tr>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
