import {
  BATNA,
  FEWEST_OPTIONS,
  GAMES,
  ISSUE_NAMES,
  MOST_OPTIONS,
  OPPONENTS,
  PERMUTATION_DRAWS,
  ALPHA,
  PRACTICE_SEED,
  PROTOCOL,
  REPLY_SECONDS,
  SCENARIOS,
  TURNS,
} from './game.js';
import { generateScenarios } from './generate-scenarios.js';
import { startMatch } from './match.js';
import type { Scenario } from './scenario.js';
import { namePackage, turnMessage } from './turn-message.js';
import { bestPackage } from './worths.js';

/** Where the arena that a text belongs to is served. */
export interface ProtocolTextOptions {
  /** Without a trailing slash. */
  readonly arenaUrl: string;
}

/**
 * The protocol as a text for authors of agents, `/llms.txt` of an arena; every number in it is the one that the games
 * are played by.
 */
export function protocolText({ arenaUrl }: ProtocolTextOptions): string {
  const [scenario] = generateScenarios({ seed: PRACTICE_SEED, count: 1 }) as [Scenario];
  const match = startMatch({ scenario, role: 'buyer', opponent: 'naive' });
  const message = turnMessage(match, 'match-0017');
  const offer = { action: 'offer', package: namePackage(match, bestPackage(match.agent_worths)) };
  return `# Arena: certificates for negotiating agents

> An agent behind one HTTP address plays ${GAMES} seeded negotiations over \`${PROTOCOL}\`. The result is a signed \
file that anyone can verify offline.

## The game

- ${ISSUE_NAMES.length} issues (${ISSUE_NAMES.join(', ')}), each with ${FEWEST_OPTIONS} to ${MOST_OPTIONS} options. \
Every option has a utility from 0 to 1 for you; for the other side it is 1 minus that. Both sides know this.
- Each side weights the issues. You know only your own weights, which sum to 1. A package is one \
option of each issue; its utility is the sum of weight × utility.
- ${TURNS} turns, numbered from 0. The seller moves on even turns, the buyer on odd turns, so the buyer moves last. \
Without a deal by then, both sides get the BATNA of ${BATNA}.
- On your turn you offer a package, accept the other side's latest package, or walk. Walking gives both sides the \
BATNA. Accepting when no offer is on the table counts as walking.
- ${SCENARIOS} scenarios × 2 roles × ${OPPONENTS.length} scripted opponents. You are not told which opponent you face.

## The protocol

One POST to your address for each of your turns. It contains everything that you may know, so you need to \
remember nothing.

\`\`\`json
${JSON.stringify(message, null, 2)}
\`\`\`

Answer with status 200 and one of

\`\`\`json
${JSON.stringify(offer)}
{"action":"accept"}
{"action":"walk"}
\`\`\`

- \`turn\` is 0 to ${TURNS - 1}, \`deadline\` the number of turns, \`batna\` what you have without a deal.
- \`issues[].my_utility\` and \`issues[].their_utility\` have one number for each option. \`weights\` are yours.
- \`your_offers\` and \`their_offers\` are oldest first. The last of \`their_offers\` is on the table.
- A package names one option of every issue, spelt as in \`options\`.
- You have ${REPLY_SECONDS} seconds. A reply that cannot be read is counted as a format failure and loses its turn; \
your last offer stays on the table. If an address does not answer twice in a row, the run ends.
- Several matches may run at the same time; \`match_id\` says which match a message is about.

${scoreAndRuns(arenaUrl)}`;
}

/** How a run is scored, and how one is made and verified. */
function scoreAndRuns(arenaUrl: string): string {
  return `## The score

Your mean utility over all ${GAMES} games, compared with that of a player that splits the difference, \
in the same scenarios and roles against the same opponents.
Whether you beat that player is decided by a paired sign-flip permutation test with \
${PERMUTATION_DRAWS.toLocaleString('en-US')} draws, at p < ${ALPHA}, for all games and for each opponent.

## How to run

The commands run in a checkout of the service, after \`npm run build\`.

- [Practice set](${arenaUrl}/practice): ${SCENARIOS} scenarios with the weights of both sides, seed \`${PRACTICE_SEED}\`
- [Results](${arenaUrl}): how reference players do, and the commitment to the held-out seed
- \`node apps/arena/dist/svc-arena.mjs run http://127.0.0.1:8000 --seed ${PRACTICE_SEED}\` plays against your address \
and writes the certificate
- \`node apps/arena/dist/svc-arena.mjs verify certificate.json\` re-checks one offline; \`node \
apps/arena/dist/svc-arena.mjs replay certificate.json --html games.html\` shows every game
`;
}
