import { readMessage } from '@svc/language';
import { vocabularyOf } from '../vocabulary-of.js';
import type { PublicFace } from './public-face.js';
import { hearOffers, type HeardOffer } from './read-seller.js';

/** How many faces are remembered, and how many texts of each side for each. */
const FACES = 8;
const TEXTS = 200;

/** What a practice buyer understands of the messages of a talk about one policy. */
export interface Readings {
  /** The offers in a message of the seller. */
  offersIn(shown: string): readonly Readonly<HeardOffer>[];
  /** The unit price in a message of the buyer; null where it names none. */
  bidIn(shown: string): number | null;
}

/**
 * `answer` with a memory: it is asked once for each of the last `most` questions. The one that was not asked for
 * longest is forgotten first.
 */
export function remembering<Answer extends NonNullable<unknown> | null>(
  most: number,
  answer: (question: string) => Answer,
): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const before = known.get(question);
    const found = before === undefined ? answer(question) : before;
    known.delete(question);
    known.set(question, found);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return found;
  };
}

const ofFace = remembering(FACES, (face): Readings => {
  const parsed = JSON.parse(face) as PublicFace;
  const [vocabulary, listPrice] = [vocabularyOf(parsed), parsed.list_price];
  return {
    offersIn: remembering(TEXTS, (shown) => hearOffers(shown, vocabulary, listPrice)),
    bidIn: remembering(TEXTS, (shown) => {
      const { price } = readMessage(shown, vocabulary, { offers: [], listPrice }).package;
      return typeof price === 'number' ? price : null;
    }),
  };
});

/**
 * The readings of messages about one face. A talk is read again from its start at every move, so what was read is
 * remembered by face and text: equal texts are read once, and a reading depends on nothing else.
 */
export const readingsOf = (face: PublicFace): Readings => ofFace(JSON.stringify(face));
