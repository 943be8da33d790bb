import { Controller } from '@nestjs/common';
import {
  OPEN_PEER_SESSION,
  OpenSessionIn,
  PEER_NEXT_OFFER,
  PEER_SETTLE,
  PeerNextOfferIn,
  SETTLEMENT_NOTARY,
  SettleIn,
  type OpenSessionResult,
  type PeerNextOfferResult,
  type SettleResult,
  type TokenKeyResult,
} from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { A2aService } from './a2a.service.js';

/** Sessions of verified peers. */
@Controller()
export class A2aController {
  constructor(private readonly sessions: A2aService) {}

  @Operation(OPEN_PEER_SESSION)
  open(@Input() input: OpenSessionIn): Promise<OpenSessionResult> {
    return this.sessions.open(input);
  }

  @Operation(PEER_NEXT_OFFER)
  nextOffer(@Input() input: PeerNextOfferIn): Promise<PeerNextOfferResult> {
    return this.sessions.nextOffer(input);
  }

  @Operation(PEER_SETTLE)
  settle(@Input() input: SettleIn): Promise<SettleResult> {
    return this.sessions.settle(input);
  }

  @Operation(SETTLEMENT_NOTARY)
  notary(): Promise<TokenKeyResult> {
    return this.sessions.notary();
  }
}
