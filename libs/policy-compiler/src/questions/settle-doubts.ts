import type { PlacedStatement } from '@svc/plain-words';
import type { Answers, Doubt, DoubtChoice, Law, LawContext, OpenDoubt, Settled } from './doubt.js';
import type { DoubtGroup } from './group-doubts.js';
import { groupOf, mergeOpen, spreadAnswers } from './group-doubts.js';
import { questionId } from './question.js';
import { PolicyCompilerError } from '../error.js';

/** What a description says with these answers. */
type Settle = (answers: Answers) => Settled;

function chosen(id: string, { choices }: Doubt, answer: string | undefined): DoubtChoice {
  const choice = answer === undefined ? choices[0] : choices.find((one) => one.id === answer);
  if (choice) return choice;
  const ids = choices.map((one) => one.id).join(', ');
  throw new PolicyCompilerError('choice_unknown', `"${id}" accepts one of ${ids}, not "${answer}"`, ['answers', id]);
}

const dearness = ({ doubt: { severity, stake } }: OpenDoubt): number => (severity === 'error' ? 1e12 : 0) + stake;

/** Errors before warnings, and the dearest first. */
const dearestFirst = (open: readonly OpenDoubt[]): OpenDoubt[] =>
  [...open].sort((left, right) => dearness(right) - dearness(left));

/** Whether two laws ask the same of the same words: it is asked once, and answered for both. */
const isSame = (one: Doubt | undefined, other: Doubt): boolean =>
  one?.kind === 'figure_unclear' && other.kind === one.kind && one.place.start === other.place.start;

/** Whether an open question settles what a figure is, before another asks what it is for; or asks the same. */
const settlesFirst = (open: Doubt, { kind, place }: Doubt): boolean =>
  open.kind === 'figure_unclear' &&
  (kind === open.kind || kind === 'which_price') &&
  open.place.start <= place.start &&
  place.end <= open.place.end;

/**
 * Lets each law in turn look at the statements, and rereads them as was answered, or as the first choice says.
 * A law sees what the laws before it left, so an answer can settle a later doubt or raise one.
 * @throws PolicyCompilerError `choice_unknown`
 */
function settleDoubts(
  said: readonly PlacedStatement[],
  laws: readonly Law[],
  context: LawContext,
  answers: Answers,
): Settled {
  let statements = [...said];
  const open: OpenDoubt[] = [];
  const asked = new Map<string, Doubt>();
  for (const law of laws)
    for (const doubt of law(statements, context)) {
      if (doubt.choices.length === 1 && !doubt.confirms) {
        statements = chosen('', doubt, undefined).reread(statements);
        continue;
      }
      let id = questionId(doubt);
      while (asked.has(id) && !isSame(asked.get(id), doubt)) id += '_2';
      asked.set(id, doubt);
      const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const isLapsed =
        !doubt.choices.some((choice) => choice.id === given) && doubt.lapsed?.some((one) => one === given);
      const answer = isLapsed ? undefined : given;
      const { reread } = chosen(id, doubt, answer);
      statements = (answer === undefined ? (doubt.unanswered ?? reread) : reread)(statements);
      if (answer === undefined && !open.some((one) => settlesFirst(one.doubt, doubt))) open.push({ id, doubt });
    }
  return {
    statements,
    open: dearestFirst(open),
    ids: new Set(asked.keys()),
  };
}

/**
 * How answers settle what the laws doubt in the statements, with questions of one kind asked together. The group that
 * is open without any answer keeps its id whatever else is answered; what other answers open is a group of its own.
 * @throws PolicyCompilerError `choice_unknown`
 */
export function settling(said: readonly PlacedStatement[], laws: readonly Law[], context: LawContext): Settle {
  const settle = (given: Answers): Settled => settleDoubts(said, laws, context, given);
  const first = settle({});
  const opening = groupOf(first.open);
  return (answers) => {
    const groups: DoubtGroup[] = opening === null ? [] : [opening];
    let given = spreadAnswers(answers, groups, first.open);
    let settled = Object.keys(answers).length === 0 ? first : settle(given);
    const later = groupOf(settled.open.filter(({ id }) => !opening?.members.includes(id)));
    if (later !== null) {
      groups.push(later);
      if (Object.hasOwn(answers, later.id)) {
        given = { ...given, ...spreadAnswers(answers, [later], settled.open) };
        settled = settle(given);
      }
    }
    const ids = new Set([...settled.ids, ...groups.map(({ id }) => id)]);
    return { ...settled, ids, open: dearestFirst(mergeOpen(settled.open, groups, answers)) };
  };
}

/**
 * Refuses answers to what is not asked. An answer may make another question moot, and its answer with it: what is asked
 * without one of the answers, or without any, counts as asked.
 * @throws PolicyCompilerError `question_unknown`
 */
export function refuseUnasked(answers: Answers, settled: Settled, settle: Settle): void {
  const ids = Object.keys(answers);
  const without = (left: string): Answers => Object.fromEntries(Object.entries(answers).filter(([id]) => id !== left));
  const isAsked = (id: string): boolean =>
    settled.ids.has(id) ||
    settle({}).ids.has(id) ||
    ids.some((left) => left !== id && settle(without(left)).ids.has(id));
  const unasked = ids.find((id) => !isAsked(id));
  if (unasked === undefined) return;
  throw new PolicyCompilerError('question_unknown', `"${unasked}" is not a question about this description`, [
    'answers',
    unasked,
  ]);
}
