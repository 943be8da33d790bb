import { isRecord } from '@svc/contracts';
import { INTENTS, type MessageReading, type ReadingFacts, type Subject, type Vocabulary } from '@svc/language';
import type { MessageToRead } from './model.port.js';

/** No price or quantity beyond this is anything but a slip or an attack. */
const LARGEST = 1e12;

/** A check that throws on what does not fit; nothing of a reading is used unless all of it fits. */
class Misfit extends Error {}

/**
 * The reading that a model reported, rebuilt member by member from what the message could be about; null when any part
 * of it does not fit: an id that is not in the vocabulary, a number that is not finite, a choice that was not offered.
 */
export function acceptReading(answer: unknown, { vocabulary, standing }: MessageToRead): MessageReading | null {
  try {
    if (!isRecord(answer)) return null;
    return {
      intent: oneOf(answer['intent'], INTENTS),
      package: readDeal(answer['package'], vocabulary),
      refuses: readDeal(answer['refuses'], vocabulary),
      facts: readFacts(answer, vocabulary, standing.offers.length),
      source: 'model',
    };
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

function readDeal(value: unknown, vocabulary: Vocabulary): Record<string, string | number> {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw new Misfit();
  const deal: Record<string, string | number> = {};
  for (const [name, chosen] of Object.entries(value)) {
    const term = vocabulary.terms.find(({ id }) => id === name);
    if (term !== undefined)
      deal[name] = oneOf(
        chosen,
        term.options.map(({ id }) => id),
      );
    else if (name === 'price') deal[name] = positive(chosen);
    else if (name === 'quantity') deal[name] = whole(chosen, LARGEST);
    else throw new Misfit();
  }
  return deal;
}

function readFacts(answer: Record<string, unknown>, vocabulary: Vocabulary, offers: number): ReadingFacts {
  const facts: ReadingFacts = { language: oneOf(answer['language'], ['en', 'zh'] as const) };
  const { choice, total, other_currency: currency } = answer;
  for (const flag of ['question', 'wants_discount', 'yes_in_doubt', 'unclear'] as const)
    if (boolean(answer[flag])) facts[flag] = true;
  // Whoever says yes in doubt has not agreed: nothing is signed on it, also where the model sets only one of the two.
  if (facts.yes_in_doubt) facts.unclear = true;
  if (isGiven(choice)) facts.choice = whole(choice, offers);
  if (isGiven(total)) facts.total = positive(total);
  if (isGiven(currency) && currencyCode(currency) !== vocabulary.currency)
    facts.other_currency = currencyCode(currency);
  const never = subjects(answer['never'], vocabulary.never);
  const handoff = subjects(answer['handoff'], vocabulary.handoff);
  const asked = subjects(answer['asked'], vocabulary.facts);
  return { ...facts, ...(never && { never }), ...(handoff && { handoff }), ...(asked && { asked }) };
}

function subjects(value: unknown, known: readonly Subject[]): string[] | null {
  if (!isGiven(value)) return null;
  if (!Array.isArray(value)) throw new Misfit();
  const ids = known.map(({ id }) => id);
  const named = [...new Set(value.map((one: unknown) => oneOf(one, ids)))];
  return named.length === 0 ? null : named;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function oneOf<const W extends string>(value: unknown, words: readonly W[]): W {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Misfit();
  return found;
}

function boolean(value: unknown): boolean {
  if (isGiven(value) && typeof value !== 'boolean') throw new Misfit();
  return value === true;
}

function positive(value: unknown): number {
  if (typeof value !== 'number' || !(value > 0 && value <= LARGEST)) throw new Misfit();
  return value;
}

function whole(value: unknown, most: number): number {
  if (!Number.isSafeInteger(value) || Number(value) < 1 || Number(value) > most) throw new Misfit();
  return Number(value);
}

function currencyCode(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) throw new Misfit();
  return value;
}
