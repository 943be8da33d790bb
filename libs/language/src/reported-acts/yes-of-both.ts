import { namesAnother, restated } from '../acceptance.js';
import { CONDITION, CONTRAST, HARMLESS, MACHINE, NEGATION, SIGNING } from '../phrases/cues.js';
import type { MessageReading, Standing } from '../reading.js';
import type { Vocabulary } from '../vocabulary.js';
import type { ReportedAct, ReportedKind } from './act-kinds.js';

/** What can stand beside a yes and change nothing of it: its price or count said again, its options, courtesy. */
const BESIDE_A_YES: readonly ReportedKind[] = ['accept', 'bid', 'count', 'period', 'want', 'without', 'courtesy'];

/** What asks for another deal than the one that stands. */
const CHANGES: readonly ReportedKind[] = ['relative', 'lower', 'count', 'period', 'want', 'without', 'wish', 'some_of'];

/** Whether an act leaves a yes as it is; a question does where it is about no price, no option and no stock. */
const leavesYes = ({ act, about, option }: ReportedAct, { facts }: Vocabulary): boolean =>
  act === 'ask'
    ? option === null && (about === 'other' || facts.some(({ id }) => id === about))
    : BESIDE_A_YES.includes(act);

/** Whether the built-in reader holds anything of a message for a condition, a refusal, or another deal than stands. */
function speaksAgainst(
  text: string,
  { package: named, refuses, facts }: MessageReading,
  offer: number,
  vocabulary: Vocabulary,
  standing: Standing,
): boolean {
  const words = text.replace(HARMLESS, ' ').replace(SIGNING, ' ');
  if ([MACHINE, CONDITION, CONTRAST, NEGATION].some((cue) => cue.test(words))) return true;
  if (Object.keys(refuses).length > 0 || facts.other_currency !== undefined || facts.could_mean || facts.misspelled)
    return true;
  if (facts.never || facts.handoff || facts.by_piece || facts.wants_discount || facts.takes_back) return true;
  const chosen = { package: named, facts: { ...facts, choice: offer + 1 } };
  const stands = standing.offers[offer];
  return (
    stands === undefined ||
    !restated(chosen, vocabulary, standing).includes(offer) ||
    namesAnother(text, stands, vocabulary)
  );
}

/** A yes to one standing offer (1-based `choice`), the offer that is wanted with a change, a yes in doubt, or none. */
export type Yes = { choice: number } | { changed: number } | 'doubt' | null;

/**
 * A yes takes two readers: what was reported is a yes to one offer and to nothing else, and the built-in reader finds
 * nothing against it. Where only one of them says so, the yes is in doubt and is asked for again.
 */
export function yesOfBoth(
  text: string,
  acts: readonly ReportedAct[],
  reading: MessageReading,
  builtin: MessageReading,
  vocabulary: Vocabulary,
  standing: Standing,
): Yes {
  const said = acts.filter(({ act }) => act === 'accept');
  if (said.length === 0) return null;
  const choices = new Set(said.map(({ choice }) => choice ?? (standing.offers.length === 1 ? 1 : null)));
  const [choice = null] = choices;
  if (choice === null || choices.size > 1 || reading.facts.unclear === true) return 'doubt';
  const changes = said.every(({ beside }) => beside) && acts.some(({ act }) => CHANGES.includes(act));
  if (changes) return { changed: choice };
  if (said.some(({ beside }) => beside) || !acts.every((act) => leavesYes(act, vocabulary))) return 'doubt';
  const chosen = { package: reading.package, facts: { ...reading.facts, choice } };
  if (!restated(chosen, vocabulary, standing).includes(choice - 1)) return 'doubt';
  const agrees = builtin.intent === 'accept' && (builtin.facts.choice ?? choice) === choice;
  return agrees || !speaksAgainst(text, builtin, choice - 1, vocabulary, standing) ? { choice } : 'doubt';
}
