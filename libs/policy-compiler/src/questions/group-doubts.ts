import type { Answers, Doubt, OpenDoubt } from './doubt.js';
import { TOGETHER } from './doubt.js';
import { questionId } from './question.js';
import { PolicyCompilerError } from '../error.js';

/** Sums that are likely paid on top are asked about together; each takes the answer as far as it has that choice. */
export interface DoubtGroup extends OpenDoubt {
  /** The ids of the questions that it stands for. */
  members: readonly string[];
}

/** What a question asks that stands for several. */
const CHOICES: ReadonlySet<string> = new Set(TOGETHER);
/** The choice that asks each by itself. */
const APART = 'one_by_one';

const isMember = ({ doubt }: OpenDoubt): boolean =>
  doubt.choices.length > 1 && doubt.choices[0]?.id === 'charge' && doubt.choices.every(({ id }) => CHOICES.has(id));

/** The open doubts of one kind as one question, or null where there are not several. */
export function groupOf(open: readonly OpenDoubt[]): DoubtGroup | null {
  const members = open.filter(isMember).sort((one, other) => one.doubt.place.start - other.doubt.place.start);
  const [first, second] = members;
  if (!first || !second) return null;
  const places = members.map(({ doubt }) => doubt.place);
  const quote = places.map((place) => place.quote).join('; ');
  const choices = [...TOGETHER, APART] as const;
  const doubt: Doubt = {
    ...first.doubt,
    kind: 'figure_roles',
    places,
    place: { ...first.doubt.place, quote },
    args: places.map((place) => place.quote),
    severity: members.some((one) => one.doubt.severity === 'error') ? 'error' : 'warning',
    stake: members.reduce((sum, one) => sum + one.doubt.stake, 0),
    choices: choices
      .filter((id) => id === APART || members.some((one) => one.doubt.choices.some((choice) => choice.id === id)))
      .map((id) => ({ id, args: [], reread: (statements) => [...statements] })),
  };
  return { id: questionId(doubt), doubt, members: members.map(({ id }) => id) };
}

/**
 * The answers with those to groups given to each of their members that has no answer of its own.
 * @throws PolicyCompilerError `choice_unknown`
 */
export function spreadAnswers(answers: Answers, groups: readonly DoubtGroup[], open: readonly OpenDoubt[]): Answers {
  const spread: Record<string, string> = {};
  for (const { id, doubt, members } of groups) {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (answer === undefined) continue;
    const ids = doubt.choices.map((choice) => choice.id);
    if (!ids.some((choice) => choice === answer))
      throw new PolicyCompilerError('choice_unknown', `"${id}" accepts one of ${ids.join(', ')}, not "${answer}"`, [
        'answers',
        id,
      ]);
    for (const one of open)
      if (members.includes(one.id) && one.doubt.choices.some((choice) => choice.id === answer)) spread[one.id] = answer;
  }
  const groupIds = new Set(groups.map(({ id }) => id));
  const own = Object.entries(answers).filter(([id]) => !groupIds.has(id));
  return { ...spread, ...Object.fromEntries(own) };
}

/** The questions to ask: the members of a group as one, unless they were to be asked one by one. */
export function mergeOpen(open: readonly OpenDoubt[], groups: readonly DoubtGroup[], answers: Answers): OpenDoubt[] {
  return groups.reduce<OpenDoubt[]>(
    (left, group) => {
      const isOpen = left.some(({ id }) => group.members.includes(id));
      if (!isOpen || (Object.hasOwn(answers, group.id) && answers[group.id] === APART)) return left;
      return [...left.filter(({ id }) => !group.members.includes(id)), group];
    },
    [...open],
  );
}
