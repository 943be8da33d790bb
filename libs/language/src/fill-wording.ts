import { courteousSentences, occasionsOf } from './courtesy.js';
import { joinReply, replyParts, type PartName, type ReplyPart } from './reply-parts.js';
import type { Speech } from './speech.js';

/** A wording with its placeholders filled, or why it may not leave. */
export type FilledWording = { ok: true; text: string } | { ok: false; fault: string };

/** The greatest length of a wording before it is filled, in UTF-16 units: room for some sentences. */
export const MAX_WORDING_CHARACTERS = 1_200;
/** The greatest number of sentences of its own; a Chinese clause counts as one. */
const MOST_SENTENCES = 8;

/** The name of each placeholder that a wording can hold by itself; `{subject}` stands inside sentences. */
const PLACEHOLDER = /\{(answer|refusal|reason|offer|close)\}/;

const refused = (fault: string): FilledWording => ({ ok: false, fault });

/**
 * Fills the placeholders of a wording from elsewhere, such as a model: each stands between sentences and becomes
 * sentences of the built-in wording, so that whatever names a figure, a term or a date is wholly code's. Around them
 * stand sentences of the courtesy grammar and nothing else. Anything else is refused, and the built-in wording is to be
 * sent. Several answers share one placeholder. Total; linear in the length.
 * @example fillWording('Thank you for your message. {reason} {offer} What do you think?', speech)
 */
export function fillWording(wording: string, speech: Speech): FilledWording {
  if (wording.trim() === '') return refused('is empty');
  if (wording.length > MAX_WORDING_CHARACTERS) return refused('is too long');
  const parts = replyParts(speech);
  const pieces = wording.split(PLACEHOLDER);
  const names = pieces.filter((_, index) => index % 2 === 1) as PartName[];
  const misplaced = placeFault(names, parts);
  if (misplaced !== null) return refused(misplaced);
  const occasions = occasionsOf(speech);
  const own: string[] = [];
  const texts: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      texts.push(...parts.filter((part) => part.name === piece).map((part) => part.text));
      continue;
    }
    const sentences = courteousSentences(piece, speech.language, occasions);
    if (sentences === null) return refused('holds words that are no courtesy');
    own.push(...sentences);
    texts.push(...sentences.map((sentence) => sentence.replace('{subject}', () => speech.subject.trim())));
  }
  if (own.length > MOST_SENTENCES || new Set(own).size < own.length) return refused('says too much around the parts');
  if (own.some((sentence) => sentence.includes('{subject}')) && speech.subject.trim() === '')
    return refused('names a subject that there is none of');
  return { ok: true, text: joinReply(texts, speech) };
}

/** Each required part once and no other, the reason before the offer, the question back last. */
function placeFault(names: readonly PartName[], parts: readonly ReplyPart[]): string | null {
  if (new Set(names).size < names.length) return 'holds a placeholder twice';
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) return `holds a placeholder for a part that there is none of: ${unknown}`;
  const missing = parts.find((part) => part.required && !names.includes(part.name));
  if (missing) return `leaves out a part: ${missing.name}`;
  const offerAt = names.indexOf('offer');
  if (offerAt >= 0 && names.indexOf('reason') > offerAt) return 'puts the reason after the offer';
  return names.includes('close') && names.at(-1) !== 'close' ? 'goes on after the question back' : null;
}
