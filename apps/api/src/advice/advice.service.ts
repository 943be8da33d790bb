import { Inject, Injectable } from '@nestjs/common';
import {
  ADVICE_MOVES,
  ADVICE_PRICE_MILLICENTS,
  ADVICE_SECONDS,
  adviseBundle,
  adviseMove,
  countersOf,
  isBundleSound,
  isWithin,
  notCharged,
  refusesMove,
  showMove,
  summariseSession,
  type AdviceTerms,
  type SessionMove,
  type StoreReceiptShape,
  type Uncharged,
} from '@svc/accounts';
import {
  ADVICE_BUNDLE,
  ADVICE_CLOSE,
  ADVICE_MOVE,
  ADVICE_OPEN,
  type AdviceBundleMove,
  type AdviceClosed,
  type AdviceMoveResult,
  type AdviceOpened,
  type BundleMoveIn,
  type SessionCloseIn,
  type SessionMoveIn,
  type SessionOpenIn,
} from '@svc/contracts';
import { pureAnswer } from '@svc/operations';
import { ulid } from 'ulid';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PaidCalls, type Counter, type PaidCall, type Sale } from '../wallet/paid-calls.repository.js';
import { hashContent } from './hash-content.js';
import { SessionsRepository, type StoredSession } from './sessions.repository.js';

type Caller = Pick<PaidCall, 'keyId' | 'idempotencyKey'>;

const REASONS = {
  closed: 'the session was closed',
  expired: 'the session has expired',
  no_moves_left: `a session has ${ADVICE_MOVES} moves, and all were made`,
} as const;

const thinkBundle = pureAnswer(adviseBundle);

const NO_SESSION = notCharged('closed', 'no open session has this id');

/** Paid sessions of advice: each move is thought in the library and kept here, under a receipt. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly calls: PaidCalls,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'tunables'>,
  ) {}

  /** Opens a session and makes its first move. @throws OperationFault 422 for terms that contradict each other */
  async open(input: SessionOpenIn, caller: Caller): Promise<AdviceOpened | Uncharged> {
    const { category, side, walk_away, target, seed = 0 } = input;
    const terms: AdviceTerms = { category, side, walk_away, target, seed };
    const advice = this.think(terms, { ...input, their_offers: input.their_offers ?? [] }, []);
    return this.calls.make({ ...caller, record: ADVICE_OPEN, input }, async (counter) => {
      const { transaction, keyId, nowMillis } = counter;
      const id = `ses_${ulid(nowMillis)}`;
      const openedAt = new Date(nowMillis);
      const expiresAt = new Date(nowMillis + ADVICE_SECONDS * 1000);
      const move = showMove(advice);
      const sale: Sale<AdviceOpened> = {
        slot: 'advice_session',
        priceMillicents: ADVICE_PRICE_MILLICENTS,
        contentHash: hashContent({ session_id: id, terms, move }),
        deliver: async () => {
          await this.sessions.add(transaction, { id, keyId, terms, openedAt, expiresAt });
          await this.sessions.addMove(
            transaction,
            { sessionId: id, keyId },
            { number: 1, kind: 'price', move },
            openedAt,
          );
        },
        holds: async () => isWithin(terms, move.offer) && (await this.isKept(counter, id, 1, move)),
        answer: (receipt) => ({
          ok: true,
          session_id: id,
          expires_at: expiresAt.toISOString(),
          moves_left: ADVICE_MOVES - 1,
          first_move: { ...move, receipt },
        }),
      };
      return sale;
    });
  }

  /** The next price. */
  move(input: SessionMoveIn, caller: Caller): Promise<AdviceMoveResult | Uncharged> {
    return this.calls.make({ ...caller, record: ADVICE_MOVE, input }, async (counter) => {
      const session = await this.openSession(counter, input.session_id);
      if ('code' in session) return session;
      const move = showMove(this.think(session.terms, input, countersOf(session.moves)));
      const isSound = isWithin(session.terms, move.offer);
      return this.saleOf(counter, session, { kind: 'price', move, isSound }, (moves_left, receipt) => ({
        ok: true,
        session_id: session.id,
        moves_left,
        move: { ...move, receipt },
      }));
    });
  }

  /**
   * The next package over several issues, thought before the wallet is held.
   * @throws OperationFault 422 for issues that do not fit
   */
  bundle(input: BundleMoveIn, caller: Caller): Promise<AdviceBundleMove | Uncharged> {
    const move = thinkBundle(input);
    const isSound = isBundleSound(move, input.my_batna);
    return this.calls.make({ ...caller, record: ADVICE_BUNDLE, input }, async (counter) => {
      const session = await this.openSession(counter, input.session_id);
      if ('code' in session) return session;
      return this.saleOf(counter, session, { kind: 'bundle', move, isSound }, (moves_left, receipt) => ({
        ok: true,
        session_id: session.id,
        moves_left,
        move,
        receipt,
      }));
    });
  }

  /** Closes a session; one that was closed before answers as it did then. An expired one can still be closed. */
  close(input: SessionCloseIn, caller: Caller): Promise<AdviceClosed | Uncharged> {
    return this.calls.make({ ...caller, record: ADVICE_CLOSE, input }, async ({ transaction, keyId, nowMillis }) => {
      const session = await this.sessions.find(transaction, keyId, input.session_id);
      if (session === null) return NO_SESSION;
      if (session.closing !== null)
        return { known: { ...(JSON.parse(session.closing) as AdviceClosed), reused: true } };
      const { id } = session;
      const closedAt = new Date(nowMillis);
      const summary = summariseSession(session, closedAt);
      const answer = (receipt: StoreReceiptShape): AdviceClosed => ({
        ok: true,
        session_id: id,
        summary,
        receipt,
        reused: false,
      });
      const sale: Sale<AdviceClosed> = {
        slot: 'advice_close',
        priceMillicents: 0,
        contentHash: hashContent(summary),
        deliver: () => this.sessions.close(transaction, id, closedAt),
        holds: async () => (await this.sessions.find(transaction, keyId, id))?.closedAt?.getTime() === nowMillis,
        keep: (receipt) => this.sessions.keepClosing(transaction, id, JSON.stringify(answer(receipt))),
        answer,
      };
      return sale;
    });
  }

  private think(terms: AdviceTerms, request: Parameters<typeof adviseMove>[1], counters: readonly number[]) {
    return pureAnswer(() => adviseMove(terms, request, counters, this.config.tunables))({});
  }

  private async openSession({ transaction, keyId, nowMillis }: Counter, id: string) {
    const session = await this.sessions.find(transaction, keyId, id);
    if (session === null) return NO_SESSION;
    const standing = {
      isClosed: session.closedAt !== null,
      movesMade: session.moves.length,
      expiresAtMillis: session.expiresAt.getTime(),
    };
    const refusal = refusesMove(standing, nowMillis);
    return refusal === null ? session : notCharged(refusal, REASONS[refusal]);
  }

  /** A move of an open session: part of what was paid when it was opened. */
  private saleOf<Answer extends object>(
    counter: Counter,
    { id, moves }: StoredSession,
    { kind, move, isSound }: Pick<SessionMove, 'kind' | 'move'> & { isSound: boolean },
    answer: (movesLeft: number, receipt: StoreReceiptShape) => Answer,
  ): Sale<Answer> {
    const number = moves.length + 1;
    const { transaction, keyId, nowMillis } = counter;
    const at = new Date(nowMillis);
    return {
      slot: 'advice_move',
      priceMillicents: 0,
      contentHash: hashContent({ session_id: id, number, move }),
      deliver: () => this.sessions.addMove(transaction, { sessionId: id, keyId }, { number, kind, move }, at),
      holds: async () => isSound && (await this.isKept(counter, id, number, move)),
      answer: (receipt) => answer(ADVICE_MOVES - number, receipt),
    };
  }

  /** Whether the database holds this very move. */
  private async isKept({ transaction, keyId }: Counter, id: string, number: number, move: object): Promise<boolean> {
    const session = await this.sessions.find(transaction, keyId, id);
    const kept = session?.moves.find((one) => one.number === number);
    return kept !== undefined && hashContent(kept.move) === hashContent(move);
  }
}
