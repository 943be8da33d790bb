import type { PlacedStatement } from '@svc/plain-words';
import type { Answers, Law, LawContext, OpenDoubt, Settled } from '../questions/doubt.js';
import type { Question } from '../questions/question.js';
import { wordQuestion } from '../questions/question.js';
import { refuseUnasked, settling } from '../questions/settle-doubts.js';
import { besideSeller } from '../read-back/seller-said.js';
import { assemble } from './assemble.js';
import type { Assembly, Draft, Setting } from './draft.js';

/** At most so many questions are asked at once. */
const QUESTIONS_AT_ONCE = 3;

/** What a description says, and how what it leaves open is asked about. */
export interface Said {
  setting: Setting;
  context: LawContext;
  said: readonly PlacedStatement[];
  laws: readonly Law[];
  answers: Answers;
  /** What the seller says beyond doubt, in the place of what was read there. */
  seller?: readonly PlacedStatement[];
}

/** A policy put together, with what is asked about it. */
export interface AssembledSaid {
  settled: Settled;
  assembly: Assembly;
  asked: readonly OpenDoubt[];
  questions: Question[];
}

/**
 * Settles what statements leave open by the answers given, puts them together, and words what is still asked.
 * @throws PolicyCompilerError `question_unknown`, `choice_unknown`
 */
export function assembleSaid({ setting, context, said, laws, answers, seller = [] }: Said): AssembledSaid {
  const settle = settling(besideSeller(said, seller), laws, context);
  const settled = settle(answers);
  refuseUnasked(answers, settled, settle);
  const assembleSettled = ({ statements }: Settled): Assembly => assemble(setting, besideSeller(statements, seller));
  const draftWith = (id: string, choice: string): Draft => assembleSettled(settle({ ...answers, [id]: choice })).draft;
  const assembly = assembleSettled(settled);
  const asked = settled.open.slice(0, QUESTIONS_AT_ONCE);
  return {
    settled: { ...settled, statements: besideSeller(settled.statements, seller) },
    assembly,
    asked,
    questions: asked.map((open) => wordQuestion(open, assembly.draft, draftWith)),
  };
}
