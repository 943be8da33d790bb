import { Inject, Injectable } from '@nestjs/common';
import { telemetrySection } from '@svc/accounts';
import type { HelperAskIn, HelperAskResult, HelperOutcomeIn, HelperOutcomeResult } from '@svc/contracts';
import {
  ask,
  decodeReceipt,
  encodeReceipt,
  isReceiptOpen,
  privacyPage,
  RECEIPT_BOUND_TO,
  RECEIPT_ID_BYTES,
  redactOutcome,
  weekOf,
  type HelperReceipt,
} from '@svc/helper';
import { pureAnswer } from '@svc/operations';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';
import { STATE_SEALER } from '../platform/secrets/secrets.js';
import type { StateSealer } from '@svc/node-runtime';
import { HelperRepository } from './helper.repository.js';

/** How long a copy of the page may be kept. */
const MAX_AGE_SECONDS = 300;

const REFUSED: HelperOutcomeResult = { accepted: false, kept: null };

/** What seals of receipts are bound to. */
const BOUND_TO = Buffer.from(RECEIPT_BOUND_TO, 'utf8');

const advise = pureAnswer(ask);
const redact = pureAnswer(redactOutcome);

/** Advises, and counts outcomes; what is written is what the library has reduced. */
@Injectable()
export class HelperService {
  /** What is kept, as a page. */
  readonly privacy = new CachedDocument(privacyPage(telemetrySection()), 'text/html; charset=utf-8', MAX_AGE_SECONDS);

  constructor(
    private readonly outcomes: HelperRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(STATE_SEALER) private readonly sealer: StateSealer,
  ) {}

  /**
   * Advice, with a sealed receipt that says the situation and the week; nothing is kept.
   * @throws OperationFault 422 with the place and the code of what does not fit
   */
  ask(input: HelperAskIn): HelperAskResult {
    const answer = advise(input);
    const { situation_key: situation, advice } = answer;
    if (situation === null || advice === null || input.no_telemetry === true) return { ...answer, receipt: null };
    const week = weekOf(this.clock.nowMillis());
    const receipt = encodeReceipt({ id: this.randomBytes(RECEIPT_ID_BYTES), situation_key: situation, week });
    return { ...answer, receipt: this.sealer.seal(receipt, BOUND_TO) };
  }

  /**
   * Counts an outcome once a receipt.
   * @throws OperationFault 422 for an outcome that is none, whatever the receipt
   */
  async count({ receipt: token, outcome, amount = null }: HelperOutcomeIn): Promise<HelperOutcomeResult> {
    const week = weekOf(this.clock.nowMillis());
    const receipt = this.open(token);
    const kept = redact({ situation_key: receipt?.situation_key ?? '', week: receipt?.week ?? week, outcome, amount });
    if (receipt === null || !isReceiptOpen(receipt, week)) return REFUSED;
    const id = Buffer.from(receipt.id).toString('hex');
    return (await this.outcomes.count({ id, week: receipt.week }, kept)) ? { accepted: true, kept } : REFUSED;
  }

  private open(token: string): HelperReceipt | null {
    const bytes = this.sealer.open(token, BOUND_TO);
    return bytes === null ? null : decodeReceipt(bytes);
  }
}
