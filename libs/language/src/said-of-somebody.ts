import { pattern } from './pattern.js';

/** Figures that are said of people and of single things, by the words beside them. */

/** Right after a figure: it is the price of each of several. */
export const FOR_EACH = /^ ?(?:each|apiece|a ?piece|p\/u)(?![a-z])/;

/** "My daughter is", "he turned": what is said of somebody or something that somebody has, right before a figure. */
const OF_SOMEBODY = pattern`
    (?<![a-z])(?:
      (?:(?:my|our|his|her|their) (?<noun>[a-z'-]+)|he|she|they|i|we) (?:
        is|are|am|was|were|turns|turned|(?:is |are |am )?turning|(?:will be|just turned)
      )
      |(?:he|she)'s
      |they're
      |i'm
      |we're
    )(?: (?:now|only|just|almost|already|about|over|under))? $
  `;
/** Nouns of which a figure is an amount of money: a closed class. */
const MONEY_NOUN = pattern`
    ^(?:
      (?:[a-z]+-)?(?:
        price
        |budget
        |offer
        |bid
        |limit
        |max
        |maximum
        |figure
        |number
        |total
        |proposal
        |best
        |ceiling
        |top
        |final
        |last
        |target
        |amount
        |ask
        |cap
        |counter
        |counteroffer
        |wallet
        |spend
      )
    )$
  `;

/**
 * Whether the bare figure that follows these words is said of somebody, and of no sum of theirs.
 * @example isOfSomebody('my daughter is ') // true; of 'my budget is ' it is false
 */
export const isOfSomebody = (before: string): boolean => {
  const found = OF_SOMEBODY.exec(before);
  return found !== null && !MONEY_NOUN.test(found.groups?.noun ?? '');
};
