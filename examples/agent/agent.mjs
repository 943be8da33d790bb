/**
 * A negotiating agent in one file: it answers turns of svc-gauntlet/1 over HTTP.
 *
 *   PORT=8000 node agent.mjs
 *   node apps/arena/dist/svc-arena.mjs run http://127.0.0.1:8000 --seed svc-practice-1
 */
import { createServer } from 'node:http';

/** Its least share: high at first, lower every turn. */
const ASKS = [0.95, 0.8, 0.7, 0.6];

/** Every package: one option of each issue. */
const packagesOf = (issues) =>
  issues.reduce(
    (some, { name, options }) => some.flatMap((one) => options.map((option) => ({ ...one, [name]: option }))),
    [{}],
  );

/** What a package is worth: the sum of weight × utility of what it chooses. */
const worth = (offer, issues, weights, whose) =>
  issues.reduce((sum, issue) => sum + weights[issue.name] * issue[whose][issue.options.indexOf(offer[issue.name])], 0);

/** What they insist on they care about: the mean of what their offers ask on each issue, squared, as their weights. */
function guessWeights(issues, offers) {
  const asked = issues.map(
    ({ name, options, their_utility }) =>
      offers.reduce((sum, offer) => sum + their_utility[options.indexOf(offer[name])], 1) / (offers.length + 1),
  );
  const total = asked.reduce((sum, one) => sum + one ** 2, 0);
  return Object.fromEntries(issues.map(({ name }, index) => [name, asked[index] ** 2 / total]));
}

/** One turn. */
export function answer({ turn, deadline, batna, issues, weights, their_offers: theirs }) {
  const mine = (offer) => worth(offer, issues, weights, 'my_utility');
  const left = Math.ceil((deadline - turn) / 2);
  const ask = ASKS[Math.max(0, ASKS.length - left)];
  const standing = theirs.at(-1);
  const lastWord = turn === deadline - 1;
  if (standing && mine(standing) > (lastWord ? batna : Math.max(ask, batna))) return { action: 'accept' };

  const guessed = guessWeights(issues, theirs);
  const fair = packagesOf(issues).filter((offer) => mine(offer) >= ask);
  const liking = (offer) => worth(offer, issues, guessed, 'their_utility');
  return { action: 'offer', package: fair.reduce((best, offer) => (liking(offer) > liking(best) ? offer : best)) };
}

if (process.argv[1] === import.meta.filename) {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    try {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(JSON.parse(text))));
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () =>
    console.log(`Listening on http://127.0.0.1:${server.address().port}`),
  );
}
