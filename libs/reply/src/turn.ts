import { quotedWish, type MessageReading } from '@svc/language';
import type { Engine } from '@svc/negotiation-math';
import { fromMicros, packageListMicros, POLICY_DEFAULTS, type Offer, type Policy } from '@svc/policy-rules';
import { decodeDeals, encodeDeal } from './deal-code.js';
import type { Judge } from './lawful.js';
import { boundMemory, type RememberedEvent, type ReplyMemory } from './memory.js';
import { namedOptions, namedQuantity, readProposal, saidPrice, type Proposal } from './proposal.js';

/** One buyer message in its place: what the rules of play look at. */
export interface Turn {
  policy: Policy;
  judge: Judge;
  engine: Engine;
  reading: MessageReading;
  /** The memory with this message counted and what it asks for noted. */
  memory: ReplyMemory;
  /** What was on the table when the message arrived. */
  standing: Offer[];
  proposal: Proposal;
  /** Whether the figure named is so far above the price that it may be a slip: it is asked back, and never taken. */
  farAbove: boolean;
  /** What the message brings that was not there before: only this can move a price. */
  fresh: Fresh;
  maxRounds: number;
}

/** What is new in a message: a higher bid than any before, or another term, quantity, refusal or choice. */
export interface Fresh {
  better: boolean;
  /** Whether the figure as the buyer said it, a unit and charges included or not, is higher than every one before. */
  higher: boolean;
  other: boolean;
}

/** Counts the message and notes what the buyer wants and will not have. */
export function openTurn(parts: Pick<Turn, 'policy' | 'judge' | 'engine' | 'reading'>, before: ReplyMemory): Turn {
  const { policy, reading } = parts;
  const standing = decodeDeals(policy, before.standing);
  const proposal = readProposal(policy, before, standing, reading);
  const farAbove = isFarAbove(parts, proposal);
  const named = namedOptions(policy, reading.package);
  const refused = Object.entries(namedOptions(policy, reading.refuses)).map(([term, option]) => `${term}=${option}`);
  const otherwise = Object.entries(reading.facts.paid_otherwise ?? {}).flatMap(([term, options]) =>
    options.map((option) => `${term}=${option}`),
  );
  const wanted = Object.fromEntries(
    Object.entries({ ...before.wanted, ...named }).filter(
      ([term, option]) => ![...refused, ...otherwise].includes(`${term}=${option}`),
    ),
  );
  const asked = Object.entries(named).map(([term, option]) => `${term}=${option}`);
  const unwanted = [
    ...new Set([...before.unwanted.filter((entry) => !asked.includes(entry)), ...refused, ...otherwise]),
  ];
  const sameEngine = before.engine === parts.engine.name;
  const { open_wish: wished, ...kept } = before;
  const open_wish = openWish(reading, proposal.price !== null && !farAbove, wished);
  const fresh = freshIn(reading, proposal, before, named, refused);
  const memory: ReplyMemory = {
    ...kept,
    turn: before.turn + 1,
    quantity: namedQuantity(reading.package) ?? before.quantity,
    wanted,
    unwanted,
    ...bidsAfter(policy, reading, proposal, before, farAbove),
    engine: parts.engine.name,
    engine_memory: sameEngine ? before.engine_memory : null,
  };
  if (open_wish !== undefined) memory.open_wish = open_wish;
  const maxRounds = policy.manner?.max_rounds ?? POLICY_DEFAULTS.maxRounds;
  return { ...parts, memory, standing, proposal, farAbove, fresh, maxRounds };
}

/** The most characters of wishes that are remembered. */
const MOST_WISHED = 180;

/**
 * What the buyer wants beside the deal and nobody has promised: of this message, else what was open before, until they
 * bid without it. Undefined where nothing is.
 */
function openWish({ intent, facts }: MessageReading, priced: boolean, before?: string): string | undefined {
  const wishes = (facts.wishes ?? []).map(quotedWish).filter((words) => words !== '');
  const bids = intent === 'offer' && priced && !facts.unclear;
  const open = [...new Set([...(bids || before === undefined ? [] : [before]), ...wishes])];
  return open.length > 0 ? open.join(', ').slice(-MOST_WISHED) : undefined;
}

/** From this many times the list of its package on a price may be a slip of the pen, or a total. */
const FAR_ABOVE = 1.5;

function isFarAbove({ policy, judge }: Pick<Turn, 'policy' | 'judge'>, { price, order }: Proposal): boolean {
  return price !== null && price > FAR_ABOVE * fromMicros(packageListMicros(policy, order, judge.context));
}

/**
 * The buyer’s bids with this message's; one that could be read in more than one way is asked back and is none
 * yet, and one for a count that cannot be ordered is no deal.
 */
function bidsAfter(
  policy: Policy,
  reading: MessageReading,
  proposal: Proposal,
  before: ReplyMemory,
  farAbove: boolean,
): Pick<ReplyMemory, 'last_bid' | 'last_bid_deal' | 'best_bid' | 'best_said'> {
  const { last_bid = null, last_bid_deal = null, best_bid = null, best_said = 0 } = before;
  const { price, order } = proposal;
  if (price === null || reading.facts.unclear || farAbove) return { last_bid, last_bid_deal, best_bid, best_said };
  const isOrderable = proposal.quantityOutOfRange === null || namedQuantity(reading.package) === null;
  return {
    last_bid: price,
    last_bid_deal: isOrderable ? encodeDeal(policy, { ...order, price }) : last_bid_deal,
    best_bid: Math.max(best_bid ?? 0, price),
    best_said: Math.max(best_said, saidPrice(reading, proposal) ?? 0),
  };
}

function freshIn(
  { package: said, facts }: MessageReading,
  proposal: Proposal,
  before: ReplyMemory,
  named: Readonly<Record<string, string>>,
  refused: readonly string[],
): Fresh {
  const quantity = namedQuantity(said);
  const higher = (saidPrice({ package: said, facts }, proposal) ?? 0) > (before.best_said ?? 0);
  const raised = proposal.price !== null && proposal.price > (before.best_bid ?? 0);
  return {
    better: raised && (higher || facts.charges_apart === true),
    higher,
    other:
      facts.choice !== undefined ||
      (quantity !== null && quantity !== before.quantity) ||
      Object.entries(named).some(([term, option]) => before.wanted[term] !== option) ||
      refused.some((entry) => !before.unwanted.includes(entry)),
  };
}

/** The memory with the buyer's bargaining move written into the history, for the engine to learn from. */
export function rememberMove({ policy, reading, memory, standing, proposal }: Turn): ReplyMemory {
  const t = memory.turn;
  const events: RememberedEvent[] = [];
  const choice = reading.facts.choice;
  if (choice !== undefined && choice >= 1 && choice <= standing.length)
    events.push({ t, a: 'preferred', i: choice - 1 });
  if (standing.length > 0) events.push({ t, a: 'refused' });
  for (const [term, option] of Object.entries(namedOptions(policy, reading.refuses)))
    events.push({ t, a: 'refused_option', o: `${term}=${option}` });
  if (proposal.said.length > 0 || proposal.price !== null) {
    events.push({
      t,
      a: 'proposed',
      d: encodeDeal(policy, { ...proposal.order, price: proposal.price ?? 0 }),
      said: proposal.said,
      priced: proposal.price !== null,
    });
  }
  return boundMemory({ ...memory, history: [...memory.history, ...events] });
}

/** Whether the message moves the bargaining: it proposes, refuses, or asks for less. */
export function isBargaining({ reading, proposal }: Turn): boolean {
  const { intent, facts, refuses } = reading;
  return (
    intent === 'offer' ||
    intent === 'reject' ||
    facts.wants_discount === true ||
    proposal.said.length > 0 ||
    proposal.price !== null ||
    Object.keys(refuses).length > 0
  );
}
