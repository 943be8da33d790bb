import { Inject, Injectable } from '@nestjs/common';
import type { ReleaseIn, ReleaseResult } from '@svc/contracts';
import {
  OperationFault,
  type Dealings,
  type DealingParties,
  type DealingPorts,
  type DealingsAsked,
  type DealingsKept,
  type HoldClaim,
} from '@svc/operations';
import type { KeptDealings } from '../platform/operation/dealings.js';
import { TELEMETRY_KEY } from '../platform/secrets/secrets.js';
import { BuyerHistoriesRepository, type KeptHistory } from './buyer-histories.repository.js';
import { DealingHashes } from './dealing-hashes.js';
import { HoldsRepository, type HoldParty, type ThingUnits } from './holds.repository.js';
import { StandingBidsRepository } from './standing-bids.repository.js';

/** Keeps holds, waiting bids and what known buyers have reached. Ids of keys and buyers reach no table: hashes do. */
@Injectable()
export class ReplyService implements KeptDealings {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly bids: StandingBidsRepository,
    private readonly histories: BuyerHistoriesRepository,
    @Inject(TELEMETRY_KEY) private readonly secret: Uint8Array,
  ) {}

  of(keyId: string | null): Required<DealingPorts> {
    return {
      owner: keyId === null ? null : new DealingHashes(this.secret, keyId).owner,
      holder: keyId,
      findDealings: (asked) => this.find(asked, this.hashesOf(asked)),
      holdThings: (claim) => this.hold(claim, this.hashesOf(claim)),
      keepDealings: (kept) => this.keep(kept, this.hashesOf(kept)),
    };
  }

  /** The hashes of a party; what nobody holds has some of its own. */
  private hashesOf({ holder }: Pick<DealingParties, 'holder'>): DealingHashes {
    return new DealingHashes(this.secret, holder ?? '');
  }

  /**
   * Releases a held thing, and says who is next in line.
   * @throws OperationFault 422 unless the thing is named by exactly one code, 404 where no deal of the key holds it
   */
  async release({ match }: ReleaseIn, keyId: string): Promise<ReleaseResult> {
    const [code, ...more] = Object.entries(match);
    if (code === undefined || more.length > 0)
      throw new OperationFault(422, [
        {
          loc: ['body', 'match'],
          msg: 'Input should name the thing by exactly one of id, vin, sku, gtin',
          type: 'one_code',
          input: match,
          ctx: {},
        },
      ]);
    const [key, value] = code;
    const hashes = new DealingHashes(this.secret, keyId);
    const thingHash = hashes.thing(`${key}:${value}`);
    if (!(await this.holds.release(hashes.holder, thingHash)))
      throw new OperationFault(404, `no deal of this key holds ${key} "${value}"`);
    const next = await this.bids.next(thingHash);
    if (next === null) return { released: true };
    const { negotiationId: negotiation_id, price, expiresAt } = next;
    return { released: true, next: { negotiation_id, price, expires_at: expiresAt.toISOString() } };
  }

  private async find(asked: DealingsAsked, hashes: DealingHashes): Promise<Dealings> {
    const party = partyOf(asked, hashes);
    const things = thingsOf(asked, hashes);
    const bidsOn = things.map(({ thingHash }) => thingHash);
    const { negotiationId } = asked;
    const [held, bids, history] = await Promise.all([
      things.length > 0 ? this.holds.isHeld(things, party) : false,
      things.length > 0 ? this.bids.find(bidsOn, { negotiationId, buyerHash: party.buyerHash }) : null,
      this.historyOf(asked, hashes),
    ]);
    return {
      held,
      outbidAt: bids?.outbidAt ?? 0,
      keepsBid: bids?.keepsBid ?? false,
      history: history?.history ?? null,
      conversations: history?.conversations ?? 0,
    };
  }

  private async historyOf(
    { buyer, policyKey, isNew }: DealingsAsked,
    hashes: DealingHashes,
  ): Promise<KeptHistory | null> {
    if (buyer === null) return null;
    const id = hashes.history(policyKey, buyer);
    return isNew ? this.histories.begin(id, hashes.holder) : this.histories.find(id);
  }

  private hold(claim: HoldClaim, hashes: DealingHashes): Promise<boolean> {
    const { receiptId, holdSeconds: seconds } = claim;
    return this.holds.hold({ ...partyOf(claim, hashes), things: thingsOf(claim, hashes), receiptId, seconds });
  }

  private async keep(kept: DealingsKept, hashes: DealingHashes): Promise<void> {
    const { negotiationId, buyer, policyKey, bid, keepsBid, history } = kept;
    const thingHashes = thingsOf(kept, hashes).map(({ thingHash }) => thingHash);
    if (bid !== null && thingHashes.length > 0)
      await this.bids.keep({
        thingHashes,
        negotiationId,
        buyerHash: partyOf(kept, hashes).buyerHash,
        price: bid.price,
        inLine: bid.in_line === true,
        given: bid.given,
        expiresAt: new Date(bid.until * 1000),
      });
    else if (keepsBid) await this.bids.remove(thingHashes, negotiationId);
    if (buyer !== null && history !== null)
      await this.histories.keep(hashes.history(policyKey, buyer), hashes.holder, history);
  }
}

const partyOf = ({ negotiationId, buyer }: DealingParties, hashes: DealingHashes): HoldParty => ({
  holderHash: hashes.holder,
  negotiationHash: hashes.negotiation(negotiationId),
  buyerHash: buyer === null ? null : hashes.buyer(buyer),
});

const thingsOf = ({ things }: Pick<DealingsAsked, 'things'>, hashes: DealingHashes): ThingUnits[] =>
  things.map(({ thing, units }) => ({ thingHash: hashes.thing(thing), units }));
