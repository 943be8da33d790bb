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
  @Text({
    description: 'The proposer’s id, unique among the proposers.',
    min: 1,
    max: MAX_MATCHING_ID_CHARACTERS,
    example: 'ann',
  })
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
  @Text({
    description: 'The receiver’s id, unique among the receivers.',
    min: 1,
    max: MAX_MATCHING_ID_CHARACTERS,
    example: 'north',
  })
  id!: string;

  @ListOf(ID, {
    description: 'Ids of acceptable proposers, most preferred first.',
    maxItems: MAX_MATCHING_SIDE,
    example: ['bob', 'ann'],
  })
  preferences!: string[];

  @Whole({
    description: 'How many proposers the receiver can take.',
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
    description: 'The proposing side.',
    minItems: 1,
    maxItems: MAX_MATCHING_SIDE,
  })
  proposers!: MatchingProposer[];

  @ListOfNested(() => MatchingReceiver, {
    name: 'MatchingReceiver',
    description: 'The side that receives proposals.',
    minItems: 1,
    maxItems: MAX_MATCHING_SIDE,
  })
  receivers!: MatchingReceiver[];
}

/** What the matching operation returns. */
export class MatchingResult implements Matching {
  @FreeObject({
    values: { type: 'array', items: ID },
    description: 'For each receiver’s id, the ids of its proposers, most preferred first; every receiver is listed.',
  })
  matching!: Record<string, string[]>;

  @ListOf(ID, { description: 'Proposers without a receiver, in the order sent.', maxItems: MAX_MATCHING_SIDE })
  unmatched_proposers!: string[];

  @ListOf(
    { type: 'array', items: ID, minItems: 2, maxItems: 2 },
    {
      description:
        'Pairs `[proposer, receiver]` that both prefer each other to their match, from a check of the ' +
        'result: empty, because the matching is stable.',
    },
  )
  blocking_pairs!: string[][];

  @Whole({
    description: 'How many proposals were made, including those to receivers who do not list the proposer.',
    min: 0,
  })
  n_proposals!: number;
}
