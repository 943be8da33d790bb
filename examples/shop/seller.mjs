/** The shop's side of its talks: policy, key and state stay here, and a visitor is told what a buyer may know. */
import { randomUUID } from 'node:crypto';

/** One of the goods, with its stock: where orders are for one, there is one, and a signed deal holds it for a day. */
function offered(name, policy) {
  if ((policy.quantity?.max ?? 1) > 1) return { policy };
  const inventory = { bind: [{ match: { sku: name } }] };
  return { policy: { ...policy, inventory }, stock: [{ sku: name, availability: 'InStock' }] };
}

/** Sells by the policies of `goods`, through the service, and keeps what was said in `talks`. */
export function openShop({ service, key, goods, talks }) {
  async function post(path, body) {
    const headers = { 'content-type': 'application/json', 'x-svc-key': key };
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(service + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  }

  /** The talk after an answer; `unheard` is what the seller decided since the visitor last wrote. */
  function keep(talk, said, answer, unheard = []) {
    const { seller: side = null, reading, reply_with_offer: reply, ...last } = answer;
    const lines = [...talk.lines, ...said, { from: 'seller', text: reply }];
    const questions = [...talk.questions, ...(reading?.facts?.open_questions ?? [])];
    talks.put({ ...talk, lines, side, questions, unheard, last: { ...last, reply }, at: new Date().toISOString() });
  }

  return {
    /** Answers a visitor's message about one of the goods. */
    async negotiate(good, { conversation, message }) {
      const begun = talks.get(conversation);
      const { name, currency } = goods[good];
      const fresh = { id: randomUUID(), good, name, currency, lines: [], questions: [], unheard: [], last: null };
      const talk = begun?.good === good ? begun : fresh;
      const answer = await post('/v1/reply', {
        ...offered(good, goods[good]),
        message,
        state: talk.last?.state ?? null,
      });
      keep(talk, [{ from: 'buyer', text: message }], answer);
      const { reply_with_offer, offer, menu, kind, done, receipt } = answer;
      const reply = [...talk.unheard, reply_with_offer].join('\n');
      return { conversation: talk.id, reply, offer: offer && { line: offer.line }, menu, kind, done, receipt };
    },

    /** What the seller's desk shows. */
    desk: () => talks.list().map(({ side, questions, ...talk }) => ({ talk, side, questions, mayDecide: true })),

    /** Decides on a bid that waits. */
    async decide({ id, decision, price }) {
      const talk = talks.get(id);
      const body = { ...offered(talk.good, goods[talk.good]), state: talk.last.state, decision, price };
      const answer = await post('/v1/reply/decide', body);
      keep(talk, [], answer, [...talk.unheard, answer.reply_with_offer]);
    },
  };
}
