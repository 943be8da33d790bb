/**
 * The same agent with an engine: each turn becomes one question, asked of the library in this process, or of a service
 * where SVC_BASE_URL is set (a run has some 1,000 turns: with an access key 600 a minute are answered).
 *
 *   PORT=8001 node engine-agent.mjs
 *   node apps/arena/dist/svc-arena.mjs run http://127.0.0.1:8001 --seed svc-practice-1
 */
import { createServer } from 'node:http';
import { negotiateBundle } from '@svc/negotiation-math';

const { SVC_BASE_URL: baseUrl, SVC_ACCESS_KEY: key, PORT: port = '8001' } = process.env;

/** The turn as the engine is asked about it. */
const questionOf = ({ role, turn, deadline, batna, issues, weights, your_offers, their_offers }) => ({
  issues,
  my_priorities: weights,
  my_batna: batna,
  their_batna_estimate: batna,
  my_offers: your_offers,
  their_offers,
  rounds_left: Math.ceil((deadline - turn) / 2), // own turns, this one included
  opponent_moves_last: ((deadline - 1) % 2 === 0 ? 'seller' : 'buyer') !== role,
});

async function ask(question) {
  if (!baseUrl) return negotiateBundle(question);
  const response = await fetch(`${baseUrl}/v1/negotiate/bundle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
    body: JSON.stringify(question),
  });
  if (!response.ok) throw new Error(`the service answers with ${response.status}: ${await response.text()}`);
  return response.json();
}

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    const { action, recommended_offer } = await ask(questionOf(JSON.parse(text)));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(action === 'offer' ? { action, package: recommended_offer } : { action }));
  } catch (fault) {
    console.error(fault.message);
    response.writeHead(503).end(); // no answer: the runner asks once more
  }
});
server.listen(Number(port), '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`));
