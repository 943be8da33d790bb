import type { ReplyResult } from '@svc/contracts';
import { createRandom, type Random } from '@svc/numerics';
import { draftReply, type OperationPorts } from '@svc/operations';
import { checkPolicy, TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { BARGAIN_POLICIES } from '../../bench/bargain/policies.js';
import { POLICY_EDITS } from './edits.js';
import { ownPorts, somethingSaid, Talk, type Draft } from './talk.js';

/** What was tried, and what did not go on as it should. */
export interface Resumed {
  tried: number;
  /** Talks in which something could be agreed to. */
  sealed: number;
  /** How many of each kind. */
  kinds: Record<string, number>;
  faults: string[];
}

/** How many, from which seed, and by what the talks are gone on with. */
export interface Trial {
  count: number;
  seed: string;
  draft?: Draft;
}

/** Another state of the product: its reply, and policies that it takes. */
export interface OtherState {
  draft: Draft;
  policies: readonly Policy[];
}

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const salted = (policies: readonly Policy[]): Policy[] => policies.map((policy) => ({ ...policy, salt: SALT }));
const OWN_POLICIES = salted([...BARGAIN_POLICIES, ...TEMPLATES.map(({ policy }) => policy)]);

/** Those of the templates of a state, and of the bench in a form without a reserve, that it takes. */
export function policiesOf(templates: readonly { policy: Policy }[], takes: (policy: Policy) => boolean): Policy[] {
  const bare = BARGAIN_POLICIES.map(({ reserve_price: _reserve, manner: _manner, ...policy }) => policy);
  return [...templates.map(({ policy }) => policy), ...bare].filter(takes);
}

/** The most messages before a talk is interrupted, and the most that are said after it. */
const MOST_BEFORE = 5;
const SAID_AFTER = 3;
/** How often a talk is begun anew that was agreed on too early. */
const BEGUN_AT_MOST = 20;

/** Talks in the middle of which the seller edits the policy. */
export async function resumeEdited({ count, seed, draft }: Trial): Promise<Resumed> {
  const found: Resumed = { tried: 0, sealed: 0, kinds: {}, faults: [] };
  const ports = await ownPorts();
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`${seed}/edited/${index}`);
    const talk = await begin(random.pick(OWN_POLICIES), random, ports);
    const edits = random.shuffle(POLICY_EDITS).map(({ name, change }) => ({ name, policy: change(talk.policy) }));
    const edit = edits.find(({ policy }) => checkPolicy(policy, { salt: SALT }).ok);
    if (edit === undefined) throw new Error(`no edit of ${talk.policy.name} is sound`);
    await goOn(found, { talk, ...edit, draft }, random);
  }
  return found;
}

/** Talks that another state of the product began, gone on with here by the policy as it was. */
export async function resumeOlder({ count, seed, draft }: Trial, other: OtherState): Promise<Resumed> {
  const found: Resumed = { tried: 0, sealed: 0, kinds: {}, faults: [] };
  const ports = await ownPorts();
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`${seed}/older/${index}`);
    const talk = await begin(random.pick(other.policies), random, ports, other.draft);
    await goOn(found, { talk, name: talk.policy.name, policy: talk.policy, draft }, random);
  }
  return found;
}

/** A talk of a few messages in which nothing is agreed. */
async function begin(policy: Policy, random: Random, ports: OperationPorts, draft: Draft = draftReply): Promise<Talk> {
  for (let begun = 0; begun < BEGUN_AT_MOST; begun += 1) {
    const talk = new Talk(policy, ports, draft);
    const messages = 1 + random.integer(MOST_BEFORE);
    for (let said = 0; said < messages && talk.last?.done !== true; said += 1)
      await talk.say(somethingSaid(policy, random));
    if (talk.last?.kind === 'offer') return talk;
  }
  throw new Error(`no talk of ${policy.name} stays open`);
}

interface Interrupted {
  talk: Talk;
  /** What happened to it. */
  name: string;
  policy: Policy;
  draft: Draft | undefined;
}

/** Goes on with a talk in two ways, by a yes and by more words, and notes what is wrong with either. */
async function goOn(found: Resumed, { talk, name, policy, draft }: Interrupted, random: Random): Promise<void> {
  found.tried += 1;
  found.kinds[name] = (found.kinds[name] ?? 0) + 1;
  const promised = talk.last?.offer;
  const fault = (words: string): void => void found.faults.push(`${talk.policy.name}, ${name}: ${words}`);
  try {
    const deal = await sealed(talk.fork(policy, draft));
    if (deal.kind !== 'deal') fault(`a yes to ${promised?.line} is answered with ${deal.decided_by}`);
    else if (isWorse(deal, promised)) fault(`a yes to ${promised?.line} is a deal at ${deal.offer?.line}`);
    else if (deal.receipt === undefined) fault('a deal has no receipt');
    else found.sealed += 1;
    const further = talk.fork(policy, draft);
    for (let said = 0; said < SAID_AFTER && further.last?.done !== true; said += 1) {
      const reply = await further.say(somethingSaid(policy, random));
      if (promised && isDearer(reply, promised)) fault(`${promised.line} has become ${reply.offer?.line}`);
    }
  } catch (error) {
    fault(String(error));
  }
}

/** A yes, and where it is asked for once more, another one. */
async function sealed(talk: Talk): Promise<ReplyResult> {
  const first = await talk.takeFirst();
  return first.kind === 'offer' ? talk.takeFirst() : first;
}

/**
 * Whether a deal is not what was promised: dearer, or another order. It may cost less where the edit lets a bid that
 * waited be taken.
 */
function isWorse({ offer }: ReplyResult, promised: ReplyResult['offer'] | undefined): boolean {
  if (!offer || !promised) return true;
  const isSame = offer.quantity === promised.quantity && sameTerms(offer.terms, promised.terms);
  return !isSame || offer.price > promised.price || (offer.total ?? 0) > (promised.total ?? 0);
}

/** Whether a reply offers the order that was promised for more than it was promised for. */
const isDearer = ({ offer }: ReplyResult, promised: NonNullable<ReplyResult['offer']>): boolean =>
  offer?.quantity === promised.quantity && sameTerms(offer.terms, promised.terms) && offer.price > promised.price;

const sameTerms = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
