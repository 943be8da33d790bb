import { createRandom, type Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { emptyFinding, note, type Finding } from './finding.js';
import { ATTACKED } from './policies.js';
import { Conversation, type Decide, type Meaning } from './talk.js';

/** An order in pieces: its terms and its count, each of which may be said whenever, and one move. */
interface Wanted {
  policy: Policy;
  pieces: Meaning[];
}

/**
 * The same order with the same move, said in one message and in two to five, whichever piece comes first: the offer at
 * the end has to be the same.
 */
export function runOrders({ count, seed }: { count: number; seed: string }, decide: Decide): Finding {
  const finding = emptyFinding('orders');
  const random = createRandom(`${seed}/orders`);
  let messages = 0;
  for (; finding.tried < count; finding.tried += 1) {
    const { policy, pieces } = drawWanted(random);
    const parts = split(random.shuffle(pieces), 1 + random.integer(5), random);
    messages += parts.length;
    const [together, apart] = [offersAfter(policy, [join(pieces)], decide), offersAfter(policy, parts, decide)];
    if (together !== apart) note(finding, `${policy.name}, ${JSON.stringify(parts)}: ${apart} in place of ${together}`);
  }
  finding.measured = `${(messages / count).toFixed(1)} messages an order`;
  return finding;
}

function drawWanted(random: Random): Wanted {
  const policy = random.pick(ATTACKED.filter(({ terms, quantity }) => (terms ?? []).length > 0 || quantity));
  const { min, max } = { min: 1, max: 1, ...policy.quantity };
  const terms = (policy.terms ?? [])
    .filter(() => random.chance(0.6))
    .map((term) => ({ terms: { [term.id]: random.pick(term.options).id } }));
  const count = max > min && random.chance(0.7) ? [{ quantity: min + random.integer(Math.min(max - min, 400)) }] : [];
  const bid = Math.round(policy.list_price * (0.5 + 0.5 * random.next()) * 100) / 100;
  return { policy, pieces: [...terms, ...count, random.chance(0.7) ? { bid } : { wish: true }] };
}

const join = (pieces: readonly Meaning[]): Meaning =>
  pieces.reduce((all, piece) => ({ ...all, ...piece, terms: { ...all.terms, ...piece.terms } }), {});

/** Pieces in so many messages, or one a piece where there are fewer. */
function split(pieces: readonly Meaning[], wanted: number, random: Random): Meaning[] {
  const groups = Array.from({ length: Math.min(wanted, pieces.length) }, (_, index) => [pieces[index] as Meaning]);
  for (const piece of pieces.slice(groups.length)) random.pick(groups).push(piece);
  return groups.map(join);
}

/** The first offer after the last of some messages. */
function offersAfter(policy: Policy, messages: readonly Meaning[], decide: Decide): string {
  const talk = new Conversation(policy, decide);
  for (const meaning of messages) talk.say(meaning);
  const [first] = talk.heard?.offers ?? [];
  return JSON.stringify(first && { ...first, terms: Object.entries(first.terms).sort() });
}
