import { Controller } from '@nestjs/common';
import {
  MEMORY_LOAD,
  MEMORY_SAVE,
  ParkIn,
  STORE_CATALOG,
  STORE_MY_REQUESTS,
  STORE_NOTARY_KEY,
  STORE_OBSERVATORY,
  STORE_PARCEL,
  STORE_PARK,
  STORE_READ_REQUEST,
  STORE_REQUEST,
  STORE_REQUESTS,
  StoreRequestIn,
  type AskResult,
  type AskTally,
  type MyAsks,
  type NotaryPublicKey,
  type Observatory,
  type ParcelResult,
  type StoreCatalog,
} from '@svc/contracts';
import { Counted } from '../platform/operation/counted-request.decorator.js';
import type { CountedRequest } from '../platform/rate-limit/rate-limit.js';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { IdempotencyKey } from '../platform/operation/idempotency-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { PathParameter } from '../platform/operation/path-parameter.decorator.js';
import { PayingKey } from '../platform/operation/paying-key.decorator.js';
import { AsksService } from './asks.service.js';
import { CatalogService } from './catalog.service.js';
import { ParcelsService } from './parcels.service.js';

/** The store. The memory operations are the parcels under another name. */
@Controller()
export class StoreController {
  constructor(
    private readonly parcels: ParcelsService,
    private readonly asks: AsksService,
    private readonly shelf: CatalogService,
  ) {}

  @Operation(STORE_PARK)
  park(
    @Input() input: ParkIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.parcels.park(input, { keyId, idempotencyKey });
  }

  @Operation(MEMORY_SAVE)
  save(
    @Input() input: ParkIn,
    @PayingKey() keyId: string | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<object> {
    return this.parcels.park(input, { keyId, idempotencyKey });
  }

  @Operation(STORE_PARCEL)
  parcel(@CallerKey() keyId: string, @PathParameter('ticket') ticket: string): Promise<ParcelResult> {
    return this.parcels.load(keyId, ticket);
  }

  @Operation(MEMORY_LOAD)
  load(@CallerKey() keyId: string, @PathParameter('ticket') ticket: string): Promise<ParcelResult> {
    return this.parcels.load(keyId, ticket);
  }

  @Operation(STORE_CATALOG)
  catalog(@PayingKey() keyId: string | null): Promise<StoreCatalog> {
    return this.shelf.catalog(keyId);
  }

  @Operation(STORE_NOTARY_KEY)
  notary(): NotaryPublicKey {
    return this.shelf.notary();
  }

  @Operation(STORE_REQUEST)
  request(
    @Input() input: StoreRequestIn,
    @PayingKey() keyId: string | null,
    @Counted() request: CountedRequest,
  ): Promise<AskResult> {
    return this.asks.file(input, keyId, request);
  }

  @Operation(STORE_READ_REQUEST)
  readRequest(@PathParameter('id') id: string): Promise<AskResult> {
    return this.asks.read(id);
  }

  @Operation(STORE_REQUESTS)
  requests(): Promise<AskTally> {
    return this.asks.tally();
  }

  @Operation(STORE_OBSERVATORY)
  observatory(): Promise<Observatory> {
    return this.asks.observe();
  }

  @Operation(STORE_MY_REQUESTS)
  myRequests(@CallerKey() keyId: string): Promise<MyAsks> {
    return this.asks.watched(keyId);
  }
}
