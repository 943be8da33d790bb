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
    description: 'The caller’s turns that are left, this one included. Left out: what is usual for the category.',
    min: 1,
    max: ADVICE_MAX_ROUNDS,
    optional: true,
    nullable: true,
    default: null,
  });
}

/** The member `session_id` of a call. */
export function SessionId(): PropertyDecorator {
  return Text({ description: 'What session_open returned.', min: 1, max: 64 });
}

/** What opening a session takes. */
export class SessionOpenIn {
  @KeyInBody()
  api_key?: string | null;

  @Choice(ADVICE_CATEGORIES, { description: 'What it is about.' })
  category!: AdviceCategory;

  @Choice(['buy', 'sell'], { description: 'The caller’s side.' })
  side!: 'buy' | 'sell';

  @Amount({ description: 'The worst price that is still acceptable, in dollars.', above: 0, max: MAX_DOLLARS })
  walk_away!: number;

  @Amount({ description: 'The price hoped for, in dollars.', above: 0, max: MAX_DOLLARS })
  target!: number;

  @Prices('The other side’s prices so far, oldest first.')
  their_offers?: number[] | null;

  @Prices('The caller’s own prices so far, oldest first.')
  my_offers?: number[] | null;

  @RoundsLeft()
  rounds_left?: number | null;

  @Whole({
    description: 'Equal seeds give equal moves; another one opens a little otherwise.',
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

  @Amount({ description: 'The price, in dollars; never beyond walk_away.' })
  offer!: number;

  @Text({ description: 'The words to send.' })
  message!: string;

  @Text({ description: 'Why, for the caller alone.' })
  rationale!: string;

  @Amount({ description: 'The chance that it is taken now, 0 to 1.' })
  acceptance_probability!: number;

  @Amount({ description: 'The price that is worth as much as going on, in dollars.' })
  expected_settlement!: number;

  @Nested(() => StoreReceipt, { name: 'StoreReceipt', description: 'For this move, signed.' })
  receipt!: StoreReceipt;
}

/** An opened session. */
export class AdviceOpened extends PaidResult {
  @Text({ description: 'Names it in every further call.', optional: true })
  session_id?: string;

  @Text({ description: 'Until when it makes moves, ISO 8601 in UTC.', optional: true })
  expires_at?: string;

  @Whole({ description: 'Moves that are left.', min: 0, optional: true })
  moves_left?: number;

  @Nested(() => AdvicePriceMove, {
    name: 'AdvicePriceMove',
    description: 'The first move. Its receipt is that of the charge.',
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

  @Prices('The caller’s own prices so far; left out: those that the session recommended.')
  my_offers?: number[] | null;

  @RoundsLeft()
  rounds_left?: number | null;
}

/** The next move of a session. */
export class AdviceMoveResult extends PaidResult {
  @Text({ description: 'The session.', optional: true })
  session_id?: string;

  @Whole({ description: 'Moves that are left.', min: 0, optional: true })
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
  @Text({ description: 'The session.', optional: true })
  session_id?: string;

  @FreeObject({
    description: 'Its terms, its moves in order and when it was open; what content_hash of the receipt is made over.',
    optional: true,
  })
  summary?: object;

  @Nested(() => StoreReceipt, {
    name: 'StoreReceipt',
    description: 'Signed over the summary: its content_hash is that of the canonical summary.',
    optional: true,
  })
  receipt?: StoreReceipt;

  @Flag({ description: 'Whether it was closed before; then the answer is that of the first time.', optional: true })
  reused?: boolean;
}
