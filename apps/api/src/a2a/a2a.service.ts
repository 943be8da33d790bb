import { Inject, Injectable } from '@nestjs/common';
import type {
  OpenSessionIn,
  OpenSessionResult,
  PeerNextOfferIn,
  PeerNextOfferResult,
  SettleIn,
  SettleResult,
  TokenKeyResult,
  RefusalCode,
} from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import {
  checkConsent,
  checkMoney,
  checkPeers,
  consentOf,
  draftSettlement,
  SESSION_SECONDS,
  settle,
  settlementId,
  textToSign,
  type Settlement,
} from '@svc/trust';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { trusting } from '../platform/errors/trust-fault.js';
import { hashText } from '../platform/operation/hash-text.js';
import { TrustKeys } from '../platform/signing-keys/trust-keys.js';
import { A2aRepository, type MovedSession } from './a2a.repository.js';
import { cooperativeMove } from './cooperative-move.js';

const SESSION_BYTES = 32;

/** Sessions of verified peers. A session's id is kept as a hash only: it is what lets somebody move. */
@Injectable()
export class A2aService {
  constructor(
    private readonly sessions: A2aRepository,
    private readonly keys: TrustKeys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a session for two proofs that hold. */
  async open(input: OpenSessionIn): Promise<OpenSessionResult> {
    const { negotiation_id, require_level = 'self' } = input;
    const nowSeconds = this.nowSeconds();
    const keys = await this.keys.all('first-strike');
    const peers = await trusting(input, () => checkPeers(input, { negotiation_id, require_level, keys, nowSeconds }));
    const { seller, buyer } = peers;
    const session_id = `a2a_${Buffer.from(this.randomBytes(SESSION_BYTES)).toString('base64url')}`;
    const expiresAt = nowSeconds + SESSION_SECONDS;
    const session = {
      id: hashText(session_id),
      negotiationId: negotiation_id,
      seller,
      buyer,
      expiresAt,
    };
    if (!(await this.sessions.open(session)))
      throw refused(409, 'this negotiation was opened before', 'negotiation_open');
    return {
      session_id,
      negotiation_id,
      seller_operator_id: seller.operator_id,
      buyer_operator_id: buyer.operator_id,
      level: seller.level === 'domain' && buyer.level === 'domain' ? 'domain' : 'self',
      expires_at: expiresAt,
    };
  }

  /** The next offer of one side, noted in the session. */
  async nextOffer(input: PeerNextOfferIn): Promise<PeerNextOfferResult> {
    const { session_id, role } = input;
    const session = await this.find(session_id);
    const move = cooperativeMove(input, this.config.tunables);
    const offers = [...(input.my_offer_history ?? []), move.recommended_offer];
    const moved = await this.sessions.move(session.id, role, offers, this.nowSeconds());
    if (moved === null) throw this.closed(await this.find(session_id));
    return { session_id, role, ...move, seller_moves: moved.sellerMoves, buyer_moves: moved.buyerMoves };
  }

  /** Drafts and what to sign, or with both signatures the mandates: one agreement a session. */
  async settle(input: SettleIn): Promise<SettleResult> {
    const session = await this.find(input.session_id);
    const settlement = settlementOf(input, session);
    const consent = await trusting(input, () => consentOf(input));
    if (consent === null) return this.draft(settlement, session);
    await trusting(input, () => checkMoney(settlement));
    await trusting(input, () => checkConsent(settlement, session, consent));
    const at = { settlementId: await settlementId(settlement), nowSeconds: this.nowSeconds() };
    const settledAt = await this.sessions.settle(session.id, at);
    if (settledAt === null) throw this.closed(await this.find(input.session_id));
    const { kid, privateJwk } = this.keys.signing('settlement');
    const times = { issuer: this.config.baseUrl, nowSeconds: settledAt };
    return { session_id: input.session_id, ...(await settle(settlement, consent, times, { kid, privateJwk })) };
  }

  private async draft(settlement: Settlement, session: MovedSession): Promise<SettleResult> {
    const nowSeconds = this.nowSeconds();
    const drafts = await trusting(settlement, () => draftSettlement(settlement, nowSeconds));
    if (!isOpen(session, nowSeconds)) throw this.closed(session);
    return { session_id: settlement.session_id, ...drafts, to_sign: await textToSign(settlement) };
  }

  /** The settlement key. */
  notary(): Promise<TokenKeyResult> {
    return this.keys.show('settlement');
  }

  private async find(sessionId: string): Promise<MovedSession> {
    const session = await this.sessions.find(hashText(sessionId));
    if (session === null) throw refused(404, 'no session has this id', 'session_unknown');
    return session;
  }

  private closed({ settledAt, expiresAt }: MovedSession): OperationFault {
    if (settledAt !== null) return refused(409, 'the session is settled', 'session_settled');
    if (expiresAt <= this.nowSeconds()) return refused(409, 'the session has ended', 'session_ended');
    return refused(409, 'a session can be settled only after a move of each side', 'move_missing');
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.nowMillis() / 1000);
  }
}

/** Whether a session may be settled. */
const isOpen = ({ settledAt, expiresAt, sellerMoves, buyerMoves }: MovedSession, nowSeconds: number): boolean =>
  settledAt === null && expiresAt > nowSeconds && sellerMoves > 0 && buyerMoves > 0;

const settlementOf = (input: SettleIn, { negotiationId, seller, buyer }: MovedSession): Settlement => ({
  session_id: input.session_id,
  negotiation_id: negotiationId,
  seller,
  buyer,
  agreed_price: input.agreed_price,
  currency: input.currency ?? 'USD',
  item: input.item ?? null,
  buyer_max_price: input.buyer_max_price ?? null,
  terms: input.terms ?? null,
});

const refused = (status: number, detail: string, code: RefusalCode): OperationFault =>
  new OperationFault(status, detail, { code });
