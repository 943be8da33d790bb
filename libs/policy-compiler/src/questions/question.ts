import type { Policy } from '@svc/policy-rules';
import type { PatchStep } from './json-patch.js';
import { patchBetween } from './json-patch.js';
import type { Doubt, OpenDoubt } from './doubt.js';
import { CHINESE_QUESTIONS } from './chinese.js';
import { ENGLISH_QUESTIONS } from './english.js';
import type { QuestionTexts } from './question-texts.js';

/** One answer that a question takes, and what it makes of the policy. */
export interface QuestionChoice {
  id: string;
  /** What it means, in the policy's language. */
  label: string;
  /** JSON Patch (RFC 6902) of the returned policy; empty for the reading that it already holds. */
  patch: PatchStep[];
}

/** Words that can be read in more than one way. Until it is answered the first choice is taken. */
export interface Question {
  /** Follows from the words asked about, so it holds from call to call. */
  id: string;
  /** JSON pointer (RFC 6901) into the policy. */
  path: string;
  /** The words asked about. */
  quote: string;
  ask: string;
  choices: QuestionChoice[];
  /** With an `error` the policy is not to be used until it is answered. */
  severity: 'error' | 'warning';
}

const TEXTS: Readonly<Record<'en' | 'zh', QuestionTexts>> = { en: ENGLISH_QUESTIONS, zh: CHINESE_QUESTIONS };

type Say = (...args: readonly string[]) => string;

/** FNV-1a over the code points of a text, in base 36. */
function wordsHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The id of a question: what it asks, and the words that it asks about.
 * @example questionId({ kind: 'lowest_price_scale', place: { quote: 'Lowest 370', … }, … })
 * // 'lowest_price_scale_1k2w9f'
 */
export function questionId({ kind, place }: Pick<Doubt, 'kind' | 'place'>): string {
  return `${kind}_${wordsHash(place.quote)}`;
}

/**
 * A doubt in words.
 * @param draft the policy as it stands
 * @param draftWith the policy with a choice as the answer to a question, by the ids of both
 */
export function wordQuestion<Draft extends Pick<Policy, 'language'>>(
  { id, doubt: { kind, path, place, args, severity, choices, unanswered } }: OpenDoubt,
  draft: Draft,
  draftWith: (id: string, choice: string) => Draft,
): Question {
  const texts = TEXTS[draft.language];
  const isRead = (at: number): boolean => at === 0 && unanswered === undefined;
  return {
    id,
    path,
    quote: place.quote,
    ask: (texts.asks[kind] as Say)(...args),
    choices: choices.map((choice, at) => ({
      id: choice.id,
      label: (texts.choices[choice.id] as Say)(...choice.args),
      patch: isRead(at) ? [] : patchBetween(draft, draftWith(id, choice.id)),
    })),
    severity,
  };
}
