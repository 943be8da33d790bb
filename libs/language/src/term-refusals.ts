import {
  NO_AFTER,
  NO_BEFORE,
  PARTED_AFTER,
  PARTED_BEFORE,
  REMOVED_AFTER,
  REMOVED_BEFORE,
} from './phrases/term-negations.js';
import { pattern } from './pattern.js';

/** Where the words of an option stand in a clause. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** What joins an option to the one that is refused before it: the refusal goes on to it. */
export const JOINS = pattern`
    ^s?[ ]?(?:
      (?:,[ ]?)?(?:or|nor|and|&|\/)[ ]?(?:(?:any|the|an?|your|that|for|of|to|even)[ ])*
      |,?[和与跟或及、](?:者|是)?
      |,?以及
    )$
  `;

/** A word of wanting right before an option: a refusal behind it is said of what follows. */
const WANTED_BEFORE =
  /(?:(?<![a-z])(?:with|want|need|add|include|yes)(?: the)? |[要加带来配](?<!不要|不加|不带|不配))$/;

/** The characters before and behind an option in which a refusal of it is looked for. */
const BEFORE = 48;
const AFTER = 32;

/** Whether a clause names options and says nothing else: the second one of 不要冷链、礼品卡. */
function isBare(clause: string, places: readonly Place[]): boolean {
  const [first, last] = [places[0], places.at(-1)];
  return first?.start === 0 && last !== undefined && /^s?[，,.。! 了吧]*$/.test(clause.slice(last.end));
}

/** An option, and whether what follows the refusal behind it is another one to which it may belong. */
function isRefusedBehind(clause: string, place: Place, next: Place | undefined): boolean {
  const reach = clause.slice(place.end, place.end + AFTER);
  const between = next === undefined ? reach : clause.slice(place.end, next.start);
  if (next === undefined || JOINS.test(between)) return NO_AFTER.test(reach) || REMOVED_AFTER.test(reach);
  // "要冷链不要礼品卡": the refusal stands right before another option, and the first is asked for.
  const isOfNext = NO_BEFORE.test(between) && WANTED_BEFORE.test(clause.slice(0, place.start));
  const own = between.slice(0, AFTER);
  return !isOfNext && (NO_AFTER.test(own) || REMOVED_AFTER.test(own));
}

/** The writer does a thing: "I dismantle it myself". */
const I_DO = pattern`
    (?:^|[^a-z])(?:i|we)(?:'ll|'d| will| would| can| could| shall)?[ ]
    (?:(?!pay|want|need|like|love|prefer|order|buy|book|get)[a-z']+ ){0,4}$
  `;
const MYSELF_BEHIND = pattern`
    ^[^,.;!?]{0,32}(?<![a-z])(?:myself|ourselves|on (?:my|our) own|by (?:myself|ourselves))(?![a-z])
  `;
/** "We have our own operator", "my brother does the assembly", 我们自己装. */
const OWN_BEFORE = pattern`
    (?:^|[^a-z])(?:my|our) (?:
      own|(?:own )?[a-z]+ (?:can |will |could |would )?(?:do|does|handles?|see to)(?: the| that)?
    ) $
    |(?<![你您]|[你您]们)自己(?:人)?(?:来|去|会|可以|能|找人)?$
  `;
/** "Assembly we do ourselves", 安装我们自己来. */
const OWN_BEHIND = pattern`
    ^[ ](?:i|we)(?:'ll| will| can| would)? (?:do|handle|manage|see to|take care of)[^,.;!?]{0,12}[ ]
    (?:myself|ourselves)(?![a-z])
    |^(?:的话)?(?:就|由|都)?(?:我们?|咱们?)自己(?:来|做|弄|搞|解决|找人)
  `;

/**
 * Whether the writer of a clause does what an option is called, so that nobody is to be paid for it.
 * @example isDoneByBuyer('i dismantle it myself', { start: 2, end: 11 }) // true
 */
export function isDoneByBuyer(clause: string, { start, end }: Place): boolean {
  const [before, after] = [clause.slice(Math.max(0, start - BEFORE), start), clause.slice(end)];
  if (OWN_BEFORE.test(before) || OWN_BEHIND.test(after)) return true;
  return I_DO.test(before) && MYSELF_BEHIND.test(after);
}

/**
 * Which of the options that a clause names it does without: a refusal before or behind one, which goes on to the next
 * that is joined to it ("no batteries or assembly", 不要冷链和礼品卡).
 * @param clause the folded clause
 * @param places where the options stand, in their order
 * @param goesOn whether the clause before refused its last option and goes on in this one: 不要冷链、礼品卡
 * @param removes whether a verb of taking away refuses what stands at a place; "removal" may be what is sold
 * @example refusedPlaces('no wrap or card', [{ start: 3, end: 7 }, { start: 11, end: 15 }], false) // [true, true]
 */
export function refusedPlaces(
  clause: string,
  places: readonly Place[],
  goesOn: boolean,
  removes: (place: Place) => boolean = () => true,
): boolean[] {
  const refused: boolean[] = [];
  for (const [at, place] of places.entries()) {
    const last = places[at - 1];
    const before = clause.slice(Math.max(0, place.start - BEFORE, last?.end ?? 0), place.start);
    const carried =
      last === undefined ? goesOn && isBare(clause, places) : refused[at - 1] === true && JOINS.test(before);
    refused.push(
      carried ||
        NO_BEFORE.test(before) ||
        (removes(place) && REMOVED_BEFORE.test(before)) ||
        (PARTED_BEFORE.test(before) && PARTED_AFTER.test(clause.slice(place.end))) ||
        isRefusedBehind(clause, place, places[at + 1]),
    );
  }
  return refused;
}
