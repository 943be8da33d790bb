import { part } from '../pattern.js';

/** The words and forms that make a question, over folded text: what each table of questions is built from. */

/** Words that ask of a person, a time, a place or a reason; what, how and any are added where they are meant. */
export const WH_WORDS = part`
  when
  |where
  |why
  |who
  |which
`;

/** Verbs that stand first in a question of yes or no. */
export const ASKING_VERBS = part`
  is
  |are
  |was
  |were
  |do
  |does
  |did
  |has
  |have
`;

/** The Chinese question by a verb and its denial. */
export const A_NOT_A = part`
  行不行
  |可不可以
  |能不能
  |可否
  |能否
  |好不好
  |成不成
  |要不要
  |有没有
`;
