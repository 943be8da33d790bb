import type { PlacedStatement } from '@svc/plain-words';
import type { Doubt, DoubtChoice, Law, LawContext } from './doubt.js';
import { questionId } from './question.js';
import { PolicyCompilerError } from '../error.js';

/** Question id → choice id. */
export type Answers = Readonly<Record<string, string>>;

/** A doubt that no answer settled, with the id of its question. */
export interface OpenDoubt {
  id: string;
  doubt: Doubt;
}

/** What a description says with the answers given, and what is still open. */
export interface Settled {
  statements: PlacedStatement[];
  /** The dearest first; errors before warnings. */
  open: OpenDoubt[];
  /** The parts of the policy that doubts are about, settled or not, where a wrong reading goes beyond what was said. */
  asked: string[];
  /** The ids of all questions that these answers meet, answered or not. */
  ids: ReadonlySet<string>;
}

function chosen(id: string, { choices }: Doubt, answer: string | undefined): DoubtChoice {
  const choice = answer === undefined ? choices[0] : choices.find((one) => one.id === answer);
  if (choice) return choice;
  const ids = choices.map((one) => one.id).join(', ');
  throw new PolicyCompilerError('choice_unknown', `"${id}" takes one of ${ids}, not "${answer}"`, ['answers', id]);
}

const dearness = ({ doubt: { severity, stake } }: OpenDoubt): number => (severity === 'error' ? 1e12 : 0) + stake;

/** Errors before warnings, and the dearest first. */
export const dearestFirst = (open: readonly OpenDoubt[]): OpenDoubt[] =>
  [...open].sort((left, right) => dearness(right) - dearness(left));

/**
 * Lets each law in turn look at the statements, and rereads them as was answered, or as the first choice says.
 * A law sees what the laws before it left, so an answer can settle a later doubt or raise one.
 * @throws PolicyCompilerError `choice_unknown`
 */
export function settleDoubts(
  said: readonly PlacedStatement[],
  laws: readonly Law[],
  context: LawContext,
  answers: Answers,
): Settled {
  let statements = [...said];
  const open: OpenDoubt[] = [];
  const asked = new Set<string>();
  const paths = new Set<string>();
  for (const law of laws)
    for (const doubt of law(statements, context)) {
      if (doubt.choices.length === 1 && !doubt.confirms) {
        statements = chosen('', doubt, undefined).reread(statements);
        if (!doubt.free) paths.add(doubt.path);
        continue;
      }
      let id = questionId(doubt);
      while (asked.has(id)) id += '_2';
      asked.add(id);
      if (!doubt.free) paths.add(doubt.path);
      const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const isLapsed =
        !doubt.choices.some((choice) => choice.id === given) && doubt.lapsed?.some((one) => one === given);
      const answer = isLapsed ? undefined : given;
      if (answer !== undefined) paths.add(doubt.path);
      const { reread } = chosen(id, doubt, answer);
      statements = (answer === undefined ? (doubt.unanswered ?? reread) : reread)(statements);
      if (answer === undefined) open.push({ id, doubt });
    }
  return {
    statements,
    open: dearestFirst(open),
    asked: [...paths],
    ids: asked,
  };
}

/**
 * Refuses answers to what is not asked. An answer may make another question moot, and its answer with it: what is asked
 * without one of the answers, or without any, counts as asked.
 * @throws PolicyCompilerError `question_unknown`
 */
export function refuseUnasked(answers: Answers, settled: Settled, settle: (given: Answers) => Settled): void {
  const ids = Object.keys(answers);
  const without = (left: string): Answers => Object.fromEntries(Object.entries(answers).filter(([id]) => id !== left));
  const isAsked = (id: string): boolean =>
    settled.ids.has(id) ||
    settle({}).ids.has(id) ||
    ids.some((left) => left !== id && settle(without(left)).ids.has(id));
  const unasked = ids.find((id) => !isAsked(id));
  if (unasked === undefined) return;
  throw new PolicyCompilerError('question_unknown', `"${unasked}" is not asked of this description`, [
    'answers',
    unasked,
  ]);
}
