import { namesAnother, restated } from './acceptance.js';
import { LIKELY, type ActChances } from './act-model.js';
import { isQuestion } from './acts.js';
import { CARRYING_ON, CONDITION, CONTRAST, FILLER, HARMLESS, MACHINE, NEGATION, SIGNING, YES } from './phrases/cues.js';
import { leftoverWords } from './leftover-words.js';
import { namesInDoubt } from './named-again.js';
import { NEXT_STEP, WISH } from './phrases/question-cues.js';
import type { Seen } from './look-up.js';
import { takesEither } from './points-back.js';
import { ACTS, type Standing } from './reading.js';
import type { TextPiece } from './sentences.js';
import type { Vocabulary } from './vocabulary.js';
import { pattern, patternWith } from './pattern.js';

/** From this chance on the model's yes may sign, if nothing speaks against it. */
const CERTAIN = 0.8;

/** The meeting that follows an agreement, its day and hour: they put nothing in doubt. */
const MEETING = patternWith('g')`
    (?<![a-z])(?:
      see (?:you|u|ya)
      |i(?:'ll| will)? (?:be (?:there|round|over|by)|come|swing by)
      |come (?:by|over|round)
      |on my way
      |book (?:me|us|it)(?: in)?
      |put me down
      |(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)day
      |(?:this )?(?:morning|afternoon|evening|weekend|noon)
      |tonight
      |tmr
      |tmrw
      |today
      |o'?clock
      |early
    )(?![a-z])
    |见面?
    |过来
    |过去
    |[您你我]?来[拿取拉提]
    |辛苦
    |麻烦(?:您|你|师傅|老板)了
    |到时候?联系
    |周[一二三四五六日末天]
    |星期[一二三四五六日天]
    |[今明后]天
    |今晚
    |明[早晚]
    |[上下]午
    |早上
    |晚上
    |中午
    |凌晨
    |[早晚]点到?
    |点钟?
    |那天
  `;

/**
 * What sounds like a yes and is a greeting, an irony, a yes that is asked of the other side, or a verb to which a
 * particle gives another meaning ("sold out", "deal off").
 */
const NO_YES = pattern`
    (?<![a-z])(?:
      (?:sounds?|looks?|seems?|feels?) like
      |hello
      |(?:sold|deal|done|settled|taken|agreed)(?: (?:is|it's))? (?:out|off|over|up|away)
      |(?:agree|accept|confirm|approve) (?:with me|my|mine|to my|it now)
    )(?![a-z])
    |[您你](?:们)?(?:同意|接受|确认)
  `;

/** What a clause gives or includes: beside a yes these say something, as little as they name in a question. */
const GIVES = /[送加带配含包]/u;

/** Whether a clause, said alone, is a yes. */
export type YesAlone = (clause: TextPiece) => boolean;

/**
 * Whether a clause says anything that could be a condition, a wish, a no, a question or something that nobody has read.
 */
function speaksAgainst(clause: TextPiece, { spans }: Seen, yesAlone: YesAlone): boolean {
  if (NEXT_STEP.test(clause.text)) return false;
  const blank = (words: string): string => ' '.repeat(words.length);
  const words = clause.text.replace(SIGNING, blank).replace(HARMLESS, blank);
  if (NEGATION.test(words) || CONDITION.test(words) || CONTRAST.test(words) || WISH.test(words)) return true;
  if (isQuestion(words)) return true;
  const rest = words.replace(YES, blank).replace(FILLER, blank).replace(MEETING, blank);
  const saysMore = leftoverWords(rest, clause.start, spans).length > 0 || GIVES.test(rest);
  return saysMore && !CARRYING_ON.test(words) && !yesAlone(clause);
}

/**
 * The standing offer (0-based) to which a yes of the act model is a yes; null where a rule finds anything against it:
 * a figure or term that differs from the offer, a question, a condition, a wish, a no, words that
 * nothing has read, text for a machine, or several offers that it could mean.
 */
export function mayMeanYes(
  seen: Seen,
  chances: ActChances,
  yesAlone: YesAlone,
  vocabulary: Vocabulary,
  standing: Standing,
): number | null {
  const { reading, text, clauses } = seen;
  const { facts } = reading;
  const others = ACTS.some((act) => act !== 'yes' && act !== 'question' && chances[act] >= LIKELY);
  if (chances.yes < CERTAIN || others || seen.ambiguous || seen.aside || MACHINE.test(text) || NO_YES.test(text))
    return null;
  if (
    facts.question ||
    facts.wants_discount ||
    facts.complains ||
    facts.asked_about ||
    facts.other_currency !== undefined
  )
    return null;
  if (facts.never || facts.handoff || facts.open_questions || Object.keys(reading.refuses).length > 0) return null;
  if (clauses.some((clause) => speaksAgainst(clause, seen, yesAlone))) return null;
  if (namesInDoubt(seen, vocabulary, standing) || takesEither(text, standing)) return null;
  const [only, ...more] = restated(reading, vocabulary, standing);
  const offer = only === undefined ? undefined : standing.offers[only];
  return offer && more.length === 0 && !namesAnother(text, offer, vocabulary) ? (only as number) : null;
}
