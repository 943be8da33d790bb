import { isQuestion } from './acts.js';
import { findPhrases, foldPhrase } from './find-phrases.js';
import { BELONGS } from './phrases/belongs.js';
import { NEGATION } from './phrases/cues.js';
import type { Sentence } from './sentences.js';
import type { Subject } from './vocabulary.js';

/** So many characters of a clause are looked at on either side of a group's name. */
const REACH = 80;

/** A group's name with its singular: "students" of a policy is "a student" in a message. */
const withSingular = (name: string): string[] => [
  name,
  ...(/[^aeiou]ies$/.test(name) ? [name.replace(/ies$/, 'y')] : /[^s]s$/.test(name) ? [name.slice(0, -1)] : []),
];

/** A group that stands alone, or with a Chinese word for a poor member of it: 学生党. */
const MEMBER = /^(?:党|了|一[枚个名]|here)?[ ,，.。!！]*$/;
const ALONE = /^(?:hi|hello|hey|你好|您好)?[ ,，!！]*$/;

/**
 * The ids of the groups that a message says its writer belongs to. Who asks whether there is something for a group, or
 * tells of somebody else in it, claims nothing.
 * @example claimsIn(sentences, [{ id: 'npo', words: ['nonprofit'] }]) // ['npo'] for 'we are a nonprofit'
 */
export function claimsIn(sentences: readonly Sentence[], groups: readonly Subject[]): string[] {
  const clauses = sentences.flatMap((sentence) => sentence.clauses.map(({ text }) => text));
  const claims = ({ words }: Subject): boolean =>
    clauses.some(
      (clause) =>
        findPhrases(
          clause,
          words.flatMap((word) => withSingular(foldPhrase(word)).map((phrase) => ({ phrase, meaning: true }))),
        ).some(({ start, end }) => {
          const [before, after] = [clause.slice(Math.max(0, start - REACH), start), clause.slice(end, end + REACH)];
          if (NEGATION.test(before)) return false;
          return BELONGS.test(before) || (ALONE.test(before) && MEMBER.test(after));
        }) && !asksFirst(clause),
    );
  return groups.filter(claims).map(({ id }) => id);
}

/** Whether a clause asks whether its writer belongs: "am I a student?" claims nothing. */
const asksFirst = (clause: string): boolean =>
  isQuestion(clause) && !/(?<![a-z])(?:as|being|since|because)(?![a-z])|作为/.test(clause);
