import { readMessage, wordReply, type SpokenOffer } from '@svc/language';
import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import {
  decideReply,
  standingOf,
  vocabularyOf,
  type ReplyDecision,
  type ReplyInput,
  type ReplyMemory,
} from '@svc/reply';
import { auditOffer, menuIsEqual, type AuditedOffer, type Breach } from './audit.js';
import { speak, type BuyerKind } from './buyers.js';
import { strayNumbers } from './wording.js';
import { createWorld, flagRecord, passTime, stockRecords, type World } from './world.js';

/** One negotiation as it went. */
export interface Played {
  outcome: 'deal' | 'decline' | 'handoff' | 'open';
  decisions: number;
  breaches: { breach: Breach; detail: string }[];
}

/** How a negotiation is played. */
export interface PlaySetting {
  policy: Policy;
  buyer: BuyerKind;
  engine: string | null;
  random: Random;
  check?: NonNullable<ReplyInput['check']>;
}

const MAX_TURNS = 14;

/** A state that was handed out: what was on the table in it, and the lowest price of every deal so far. */
interface Handed {
  memory: ReplyMemory | null;
  sent: readonly AuditedOffer[];
  lowest: ReadonlyMap<string, number>;
}

/** Plays one negotiation, message by message as a caller would, and audits everything that leaves. */
export function playNegotiation(setting: PlaySetting): Played {
  const { policy, buyer, random } = setting;
  const upheaval = buyer === 'hostile' ? 0.25 : 0.05;
  const played: Played = { outcome: 'open', decisions: 0, breaches: [] };
  let world = createWorld(policy, random);
  let handed: Handed = { memory: null, sent: [], lowest: new Map() };
  const earlier: Handed[] = [];
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    if (buyer === 'hostile' && earlier.length > 0 && random.chance(0.08)) handed = random.pick(earlier);
    const result = answer(setting, world, handed, turn);
    played.decisions += 1;
    if (!result.ok) {
      played.breaches.push({ breach: 'crashed', detail: result.detail });
      return played;
    }
    const { decision } = result;
    played.breaches.push(...auditDecision(setting, world, handed, decision));
    if (decision.done) return { ...played, outcome: decision.kind === 'deal' ? 'deal' : 'decline' };
    if (decision.kind === 'handoff' && random.chance(0.5)) return { ...played, outcome: 'handoff' };
    earlier.push(handed);
    handed = {
      memory: JSON.parse(JSON.stringify(decision.memory)) as ReplyMemory,
      sent: offersOf(decision),
      lowest: lowestAfter(policy, handed.lowest, decision),
    };
    world = passTime(world, policy, random, upheaval);
  }
  return played;
}

function answer(
  { policy, buyer, engine, random, check }: PlaySetting,
  world: World,
  handed: Handed,
  turn: number,
): { ok: true; decision: ReplyDecision } | { ok: false; detail: string } {
  const said = speak(buyer, { policy, offers: handed.sent, turn, random });
  const stock = stockRecords(world, policy, random);
  try {
    const reading =
      'reading' in said
        ? said.reading
        : readMessage(said.text, vocabularyOf(policy), standingOf(policy, handed.memory));
    const decision = decideReply({
      policy,
      reading,
      memory: handed.memory,
      engine,
      flags: flagRecord(world, policy, random),
      stock,
      ...(check ? { check } : {}),
    });
    return decision.ok ? { ok: true, decision } : { ok: false, detail: `${decision.code}: ${decision.message}` };
  } catch (error) {
    return {
      ok: false,
      detail: `${JSON.stringify(said)} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    };
  }
}

/** Every offer that a reply shows: the one on the table and those of its menu. */
function offersOf(decision: ReplyDecision): AuditedOffer[] {
  if (!decision.offer) return [];
  const shown =
    decision.speech.menu.length > 1 ? decision.speech.menu : decision.speech.offer ? [decision.speech.offer] : [];
  const base = decision.offer.terms;
  return shown.map((one, index) =>
    index === 0
      ? { ...one, extras: chargesIn(one), terms: base }
      : {
          ...one,
          extras: chargesIn(one),
          terms: Object.fromEntries(one.terms.map((term) => [term.id, term.option])),
        },
  );
}

const chargesIn = (offer: SpokenOffer): number[] => offer.terms.flatMap(({ charge }) => charge ?? []);

function auditDecision(
  { policy }: PlaySetting,
  world: World,
  handed: Handed,
  decision: ReplyDecision,
): Played['breaches'] {
  const offers = offersOf(decision);
  const found: Played['breaches'] = [];
  const note = (breach: Breach, about: unknown): void =>
    void found.push({ breach, detail: `${policy.name} ${decision.decided_by} ${JSON.stringify(about)}` });
  for (const offer of offers) for (const breach of auditOffer(policy, world, offer)) note(breach, offer);
  if (decision.offer && !decision.offer.inside_policy) note('said_inside_but_is_not', decision.offer);
  if (offers.length > 1 && !menuIsEqual(policy, offers)) note('menu_not_equal', offers);
  if (
    decision.kind === 'deal' &&
    !handed.sent.some(
      (sent) =>
        keyOf(policy, sent) === keyOf(policy, decision.offer as AuditedOffer) && sent.price === decision.offer?.price,
    )
  )
    note('signed_what_was_not_sent', decision.offer);
  if (decision.kind === 'offer')
    for (const offer of offers)
      if (offer.price > (handed.lowest.get(keyOf(policy, offer)) ?? Infinity)) note('price_went_up', offer);
  const text = wordingOf(decision);
  const stray = strayNumbers(policy, offers, text);
  if (stray.length > 0) note('wording_names_another_price', { stray, text });
  return found;
}

function wordingOf(decision: ReplyDecision): string {
  return [wordReply(decision.speech), decision.offer?.line ?? '', ...decision.menu.map((item) => item.line)].join('\n');
}

function lowestAfter(
  policy: Policy,
  before: ReadonlyMap<string, number>,
  decision: ReplyDecision,
): Map<string, number> {
  const lowest = new Map(before);
  for (const offer of offersOf(decision))
    lowest.set(keyOf(policy, offer), Math.min(offer.price, lowest.get(keyOf(policy, offer)) ?? Infinity));
  return lowest;
}

function keyOf(policy: Policy, { quantity, terms }: Omit<AuditedOffer, 'price'>): string {
  return `${quantity} ${(policy.terms ?? []).map((term) => terms[term.id] ?? term.default).join(' ')}`;
}
