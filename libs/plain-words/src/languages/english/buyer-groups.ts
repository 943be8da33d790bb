import { AND, BARE, DEED, FRAMES, KINDS, ORDINARY, QUALIFIERS } from './phrases/buyer-groups.js';
import { buyerKindOf } from '../../words/buyer-kinds.js';
import { slug } from '../../words/slug.js';

const namesOf = (named: string): string[] =>
  named
    .split(new RegExp(AND))
    .map((kind) =>
      kind
        .trim()
        .replace(BARE, '')
        .replace(/[^a-z>]+$/, ''),
    )
    .filter((kind) => kind !== '');

/** The kinds of buyer that a clause grants its one discount to, as they are named; empty where it grants to none. */
export function buyerGroups(text: string): string[] {
  if (DEED.test(text)) return [];
  const named = FRAMES.map((frame) => frame.exec(text)?.[1]).find((kinds) => kinds !== undefined);
  return named === undefined ? [] : namesOf(named).filter((kind) => !ORDINARY.test(kind));
}

const ALONE = new RegExp(`^\\W*${KINDS}\\W*$`);
/** Whether a text is a list of kinds of buyer and no more. */
export const listsBuyers = (text: string): boolean => ALONE.test(text);

const ALSO: readonly RegExp[] = [
  new RegExp(`^\\W*(?:so do|so does|so are|same (?:goes |thing )?(?:for|with)|likewise|ditto for|as do) ${KINDS}\\W*$`),
];

/** "…, and so do first responders", "same for churches": who is granted what was granted last. */
export function alsoGranted(text: string): string[] {
  const named = ALSO.map((frame) => frame.exec(text)?.[1]).find((kinds) => kinds !== undefined);
  return named === undefined ? [] : namesOf(named);
}

/** "Over 65", "younger than two years". */
const AGED = / (?:over|under|aged|younger than|older than) .*$/;

/** A kind of buyer as a flag: that of a known kind, or its own words. */
export function flagOf(kind: string): string {
  const known = buyerKindOf(kind);
  const rest = known ? kind.replace(AGED, '').replace(known.pattern, ' ').trim() : kind;
  return known && QUALIFIERS.test(rest) ? known.flag : slug(kind);
}
