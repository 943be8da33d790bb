import type { Matching, MatchingProblem, Proposer, Receiver } from '@svc/mechanism';
import { MAX_MATCHING_CAPACITY, MAX_MATCHING_ID_CHARACTERS, MAX_MATCHING_SIDE } from '@svc/mechanism/limits';
import { Between } from '../between.js';
import { FreeObject, ListOf, ListOfNested, Text, Whole } from '../fields.js';
import { repeatedIds, rulesOfPreferences } from './matching-rules.js';

/** The largest body: two full sides with short ids take 15 MB. */
export const MATCHING_MAX_BODY_BYTES = 16 * 1_048_576;

const ID = { type: 'string', minLength: 1, maxLength: MAX_MATCHING_ID_CHARACTERS };

/** One who proposes. */
export class MatchingProposer implements Proposer {
  @Text({ description: 'Unique among the proposers.', min: 1, max: MAX_MATCHING_ID_CHARACTERS, example: 'ann' })
  id!: string;

  @ListOf(ID, {
    description: 'Ids of acceptable receivers, most preferred first.',
    maxItems: MAX_MATCHING_SIDE,
    example: ['north', 'south'],
  })
  preferences!: string[];
}

/** One who is proposed to. */
export class MatchingReceiver implements Receiver {
  @Text({ description: 'Unique among the receivers.', min: 1, max: MAX_MATCHING_ID_CHARACTERS, example: 'north' })
  id!: string;

  @ListOf(ID, {
    description: 'Ids of acceptable proposers, most preferred first.',
    maxItems: MAX_MATCHING_SIDE,
    example: ['bob', 'ann'],
  })
  preferences!: string[];

  @Whole({
    description: 'How many proposers it can hold.',
    min: 1,
    max: MAX_MATCHING_CAPACITY,
    optional: true,
    default: 1,
  })
  capacity?: number;
}

/** What the matching operation takes. */
@Between<MatchingIn>(['proposers'], ({ proposers }) => repeatedIds(proposers, 'proposers'))
@Between<MatchingIn>(['receivers'], ({ receivers }) => repeatedIds(receivers, 'receivers'))
@Between<MatchingIn>(['proposers', 'receivers'], (body) =>
  rulesOfPreferences(body.proposers, body.receivers, 'proposers'),
)
@Between<MatchingIn>(['proposers', 'receivers'], (body) =>
  rulesOfPreferences(body.receivers, body.proposers, 'receivers'),
)
export class MatchingIn implements MatchingProblem {
  @ListOfNested(() => MatchingProposer, {
    name: 'MatchingProposer',
    description: 'The side that proposes.',
    minItems: 1,
    maxItems: MAX_MATCHING_SIDE,
  })
  proposers!: MatchingProposer[];

  @ListOfNested(() => MatchingReceiver, {
    name: 'MatchingReceiver',
    description: 'The side that is proposed to.',
    minItems: 1,
    maxItems: MAX_MATCHING_SIDE,
  })
  receivers!: MatchingReceiver[];
}

/** What the matching operation returns. */
export class MatchingResult implements Matching {
  @FreeObject({
    values: { type: 'array', items: ID },
    description:
      'Receiver id to the ids of the proposers that it holds, most preferred first; every receiver is named.',
  })
  matching!: Record<string, string[]>;

  @ListOf(ID, { description: 'Proposers that nobody holds, in the order sent.', maxItems: MAX_MATCHING_SIDE })
  unmatched_proposers!: string[];

  @ListOf(
    { type: 'array', items: ID, minItems: 2, maxItems: 2 },
    {
      description:
        'Pairs `[proposer, receiver]` that would rather have each other, looked for afterwards: none, as the ' +
        'matching is stable.',
    },
  )
  blocking_pairs!: string[][];

  @Whole({ description: 'Proposals made, also to receivers who do not list the proposer.', min: 0 })
  n_proposals!: number;
}
