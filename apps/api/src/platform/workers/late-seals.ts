import { sealedLength, type StateSealer } from '@svc/node-runtime';
import { randomUUID } from 'node:crypto';

/** What is to be sealed, and with what together. */
export interface ToSeal {
  readonly bytes: Uint8Array;
  readonly associatedData: Uint8Array;
}

/** A part of an answer: JSON in UTF-8, or what the event loop seals in its place. */
export type AnswerPart = Uint8Array | ToSeal;

/**
 * Seals what a worker answers where the key is: on the event loop, when the answer is there. Until then a text of the
 * same length stands in its place, which nobody can guess, so that nothing that a caller sent is taken for it. For
 * answers that hold each seal at most once, and look at nothing of it but its length.
 */
export class LateSeals {
  private readonly asked = new Map<string, ToSeal>();

  /** The text that stands for the seal until {@link joinParts}. */
  seal(bytes: Uint8Array, associatedData: Uint8Array): string {
    const standIn = randomUUID().padEnd(sealedLength(bytes.length), '.');
    this.asked.set(standIn, { bytes, associatedData });
    return standIn;
  }

  /** The answer cut where a seal stands in it; what was sealed and is not in the answer is forgotten. */
  partsOf(json: string): AnswerPart[] {
    const places = [...this.asked]
      .map(([standIn, toSeal]) => ({ at: json.indexOf(standIn), end: json.lastIndexOf(standIn), standIn, toSeal }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at);
    const parts: AnswerPart[] = [];
    const encoder = new TextEncoder();
    let from = 0;
    for (const { at, end, standIn, toSeal } of places) {
      if (at !== end) throw new Error('an answer holds one seal twice');
      parts.push(encoder.encode(json.slice(from, at)), toSeal);
      from = at + standIn.length;
    }
    return [...parts, encoder.encode(json.slice(from))];
  }
}

/** The answer as it goes out. */
export function joinParts(parts: readonly AnswerPart[], seal: StateSealer['seal'] | null): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only instanceof Uint8Array) return only;
  return Buffer.concat(
    parts.map((part) => {
      if (part instanceof Uint8Array) return part;
      if (seal === null) throw new Error('an answer must be sealed, but there is no key');
      return Buffer.from(seal(part.bytes, part.associatedData), 'latin1');
    }),
  );
}
