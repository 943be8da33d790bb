import { ADVICE_CATEGORIES, ADVICE_MAX_SEED, type AdviceCategory } from '@svc/accounts/advice/limits';
import { MAX_DOLLARS, MAX_OFFER_HISTORY } from '@svc/negotiation-math/limits';
import { Amount, Choice, Flag, FreeObject, ListOf, Nested, Text, Whole } from '../fields.js';
import { KeyInBody, StoreReceipt } from '../store/store-classes.js';
import { PaidResult } from '../wallet/wallet-classes.js';

/** The most rounds that a session can be told are left. */
const ADVICE_MAX_ROUNDS = 1_000;

const PRICE = { type: 'number', minimum: 0, maximum: MAX_DOLLARS };

function Prices(description: string, optional = true): PropertyDecorator {
  return ListOf(PRICE, {
    description,
    maxItems: MAX_OFFER_HISTORY,
    ...(optional && { optional, nullable: true, default: null }),
  });
}

function RoundsLeft(): PropertyDecorator {
  return Whole({
    description: 'How many turns the caller has left, including this one. Default: the usual number for the category.',
    min: 1,
    max: ADVICE_MAX_ROUNDS,
    optional: true,
    nullable: true,
    default: null,
  });
}

/** The member `session_id` of a call. */
export function SessionId(): PropertyDecorator {
  return Text({ description: 'The `session_id` that session_open returned.', min: 1, max: 64 });
}

/** What opening a session takes. */
export class SessionOpenIn {
  @KeyInBody()
  api_key?: string | null;

  @Choice(ADVICE_CATEGORIES, { description: 'The category of the negotiation.' })
  category!: AdviceCategory;

  @Choice(['buy', 'sell'], { description: 'Whether the caller buys or sells.' })
  side!: 'buy' | 'sell';

  @Amount({ description: 'The worst price that the caller accepts, in dollars.', above: 0, max: MAX_DOLLARS })
  walk_away!: number;

  @Amount({ description: 'The price that the caller hopes for, in dollars.', above: 0, max: MAX_DOLLARS })
  target!: number;

  @Prices('The other side’s prices so far, oldest first.')
  their_offers?: number[] | null;

  @Prices('The caller’s own prices so far, oldest first.')
  my_offers?: number[] | null;

  @RoundsLeft()
  rounds_left?: number | null;

  @Whole({
    description: 'The same seed gives the same moves; another changes the opening slightly.',
    min: 0,
    max: ADVICE_MAX_SEED,
    optional: true,
    default: 0,
  })
  seed?: number;
}

/** A move over one price. */
export class AdvicePriceMove {
  @Choice(['counter', 'accept', 'walk'], { description: 'What to do.' })
  action!: 'counter' | 'accept' | 'walk';

  @Amount({ description: 'The price, in dollars; never worse than walk_away.' })
  offer!: number;

  @Text({ description: 'The text to send.' })
  message!: string;

  @Text({ description: 'The reasons, for the caller only.' })
  rationale!: string;

  @Amount({ description: 'The probability that the other side takes the offer now, 0 to 1.' })
  acceptance_probability!: number;

  @Amount({ description: 'The price, in dollars, that is worth as much to the caller as continuing.' })
  expected_settlement!: number;

  @Nested(() => StoreReceipt, { name: 'StoreReceipt', description: 'The signed receipt for this move.' })
  receipt!: StoreReceipt;
}

/** An opened session. */
export class AdviceOpened extends PaidResult {
  @Text({ description: 'The id of the session; send it with every further call.', optional: true })
  session_id?: string;

  @Text({ description: 'When the session stops giving moves, ISO 8601 in UTC.', optional: true })
  expires_at?: string;

  @Whole({ description: 'How many moves the session has left.', min: 0, optional: true })
  moves_left?: number;

  @Nested(() => AdvicePriceMove, {
    name: 'AdvicePriceMove',
    description: 'The first move. Its receipt is the receipt for the session’s price.',
    optional: true,
  })
  first_move?: AdvicePriceMove;
}

/** What a move takes. */
export class SessionMoveIn {
  @KeyInBody()
  api_key?: string | null;

  @SessionId()
  session_id!: string;

  @Prices('All prices of the other side so far, oldest first.', false)
  their_offers!: number[];

  @Prices('The caller’s own prices so far. Default: the prices that the session recommended.')
  my_offers?: number[] | null;

  @RoundsLeft()
  rounds_left?: number | null;
}

/** The next move of a session. */
export class AdviceMoveResult extends PaidResult {
  @Text({ description: 'The id of the session.', optional: true })
  session_id?: string;

  @Whole({ description: 'How many moves the session has left.', min: 0, optional: true })
  moves_left?: number;

  @Nested(() => AdvicePriceMove, { name: 'AdvicePriceMove', description: 'What to do.', optional: true })
  move?: AdvicePriceMove;
}

/** What closing a session takes. */
export class SessionCloseIn {
  @KeyInBody()
  api_key?: string | null;

  @SessionId()
  session_id!: string;
}

/** A closed session. */
export class AdviceClosed extends PaidResult {
  @Text({ description: 'The id of the session.', optional: true })
  session_id?: string;

  @FreeObject({
    description:
      'The session’s terms, its moves in order and its times. The receipt’s content_hash is the hash of this summary.',
    optional: true,
  })
  summary?: object;

  @Nested(() => StoreReceipt, {
    name: 'StoreReceipt',
    description: 'The signed receipt; its content_hash is the hash of the canonical summary.',
    optional: true,
  })
  receipt?: StoreReceipt;

  @Flag({ description: 'Whether the session was closed before. If so, the first answer is repeated.', optional: true })
  reused?: boolean;
}
