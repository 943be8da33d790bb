import { courtesyGrammar, occasionsOf } from './courtesy.js';
import { replyParts, type PartName } from './reply-parts.js';
import type { Speech } from './speech.js';

/** What a placeholder becomes, said without saying it. */
const SAYS: Readonly<Record<PartName, string>> = {
  answer: 'what the seller answers to the question, in full',
  refusal: 'what the seller never gives, in full',
  reason: 'why the seller makes this move, in a sentence',
  offer: 'the offer, or each offer of the menu, with its price, quantity, total, terms and dates',
  close: 'a short question that asks for an answer',
};

/** What a writer from outside is told of a reply. No figure, no term and no string of the policy is in it. */
export interface WordingBrief {
  language: Speech['language'];
  tone: Speech['tone'];
  kind: Speech['kind'];
  reason: Speech['reason'];
  /** The places where code puts its sentences, in the usual order; one that is not `required` may be left out. */
  placeholders: { placeholder: string; says: string; required: boolean }[];
  /** The sentences that may stand around, as patterns of the courtesy grammar, and the fragments that those name. */
  fragments: Readonly<Record<string, string>>;
  greetings: readonly string[];
  statements: string[];
  questions: string[];
}

/**
 * What a writer needs to word a reply around its placeholders; see {@link fillWording}.
 * @example wordingBrief(speech).placeholders[0]
 * // { placeholder: '{reason}', says: 'why the seller …', required: true }
 */
export function wordingBrief(speech: Speech): WordingBrief {
  const { fragments, greetings, sentences } = courtesyGrammar(speech.language);
  const fitting = occasionsOf(speech).map((occasion) => sentences[occasion]);
  const names = new Map(replyParts(speech).map(({ name, required }) => [name, required]));
  return {
    language: speech.language,
    tone: speech.tone,
    kind: speech.kind,
    reason: speech.reason,
    placeholders: [...names].map(([name, required]) => ({ placeholder: `{${name}}`, says: SAYS[name], required })),
    fragments,
    greetings,
    statements: fitting.flatMap((one) => one?.says ?? []),
    questions: fitting.flatMap((one) => one?.asks ?? []),
  };
}
