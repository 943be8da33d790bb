import type { DoubtGroup } from './group-doubts.js';
import { groupOf, mergeOpen, spreadAnswers } from './group-doubts.js';
import type { Answers, Settled } from './settle-doubts.js';
import { dearestFirst } from './settle-doubts.js';

type Settle = (given: Answers) => Settled;

/**
 * Settles with questions of one kind asked together. The group that is open without any answer keeps its id whatever
 * else is answered; what other answers open is a group of its own.
 * @throws PolicyCompilerError `choice_unknown`
 */
export function settlingTogether(settle: Settle): Settle {
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
