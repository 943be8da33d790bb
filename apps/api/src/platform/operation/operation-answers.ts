import { Inject, Injectable, Optional } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { verifySignatures, type StateSealer } from '@svc/node-runtime';
import { ANSWERS, type DealingPorts, type ModelPorts, type OperationPorts } from '@svc/operations';
import { signReceiptBytes, type ReceiptSigners } from '@svc/receipts';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { UnreadBody } from '../http/unread-body.js';
import { builtinModel } from '../model/builtin-model.js';
import { MODEL, type Model } from '../model/model.port.js';
import { STATE_SEALER } from '../secrets/secrets.js';
import { SIGNING_KEYS, type SigningKeys } from '../signing-keys/signing-keys.js';
import { AnswerWorkers, type TaskPorts } from '../workers/answer-workers.js';
import { RANDOM_BYTES_A_TASK } from '../workers/given-ports.js';
import { KEPT_DEALINGS, type KeptDealings } from './dealings.js';
import { hashText } from './hash-text.js';

/**
 * Answers operations from the one table, with the clock, the secrets, the settings and the model of this application.
 */
@Injectable()
export class OperationAnswers {
  private readonly ports: OperationPorts;
  private readonly signers: ReceiptSigners;

  constructor(
    @Inject(CLOCK) clock: Clock,
    @Inject(RANDOM_BYTES) randomBytes: RandomBytes,
    @Inject(STATE_SEALER) private readonly sealer: StateSealer,
    @Inject(SIGNING_KEYS) keys: SigningKeys,
    @Inject(MODEL) private readonly model: Model,
    @Inject(CONFIG) config: Config,
    @Inject(AnswerWorkers) private readonly workers: Pick<AnswerWorkers, 'answer'>,
    @Optional() @Inject(KEPT_DEALINGS) private readonly dealings: KeptDealings | null,
  ) {
    this.signers = { business: keys.es256, notary: keys.notary };
    this.ports = {
      nowMillis: () => clock.nowMillis(),
      randomBytes,
      deriveSecret: (text) => sealer.derive(text),
      hash: hashText,
      sealer,
      signers: this.signers,
      publishedKeys: () => keys.published(),
      verifiers: verifySignatures,
      tunables: config.tunables,
    };
  }

  /**
   * The answer to a body that nobody has read, which a worker gives, or to an input that fits the record's class. The
   * model is asked on the budget of the key, as long as the caller is there; without a key the built-in does it all.
   * @throws OperationFault for what the caller can mend, ApiFault 429 where the budget is used up
   */
  async answer(
    record: OperationRecord,
    input: object | null,
    keyId: string | null = null,
    isOwnPage = false,
  ): Promise<object> {
    if (input instanceof UnreadBody)
      return this.workers.answer(record, input, this.lend(record, input, keyId, isOwnPage), keyId !== null);
    const answer = ANSWERS.get(record.id);
    if (answer === undefined) throw new Error(`${record.id} has no function that answers it`);
    const kept = this.dealingsOf(keyId, isOwnPage);
    if (keyId === null) return answer(input as never, { ...this.ports, ...kept, isOwnPage });
    return answer(input as never, { ...this.ports, ...this.modelOf(keyId), ...kept, hasKey: true, isOwnPage });
  }

  /** What a worker is given and lent for one task; mathematics needs nothing but to know whether there is a key. */
  private lend(
    record: OperationRecord,
    { admission }: UnreadBody,
    keyId: string | null,
    isOwnPage: boolean,
  ): TaskPorts | null {
    if (record.compute === 'heavy') return null;
    const { ports, model } = this;
    const dealings = this.dealingsOf(keyId, isOwnPage);
    return {
      given: {
        nowMillis: ports.nowMillis(),
        random: ports.randomBytes(RANDOM_BYTES_A_TASK),
        tunables: ports.tunables,
        publishedKeys: ports.publishedKeys(),
        asksModel: keyId !== null && model !== builtinModel,
        owner: dealings?.owner ?? null,
        holder: dealings?.holder ?? null,
        isOwnPage,
        keepsDealings: dealings !== null,
      },
      lent: {
        open: (sealed, data) => ports.sealer.open(sealed, data),
        deriveSecret: (text) => ports.deriveSecret(text),
        sign: (bytes) => signReceiptBytes(bytes, this.signers),
        ...this.modelOf(keyId ?? '', admission.signal),
        ...dealings,
      },
      seal: (bytes, data) => this.sealer.seal(bytes, data),
    };
  }

  /** What is kept for a key, or for that of a sealed policy; null where there is neither, or nothing to keep it in. */
  private dealingsOf(keyId: string | null, isOwnPage: boolean): Required<DealingPorts> | null {
    return keyId === null && !isOwnPage ? null : (this.dealings?.of(keyId) ?? null);
  }

  private modelOf(keyId: string, signal?: AbortSignal): Required<ModelPorts> {
    return {
      reportActs: (input) => this.model.reportActs(input, keyId, signal),
      wordReply: (brief) => this.model.wordReply(brief, keyId, signal),
      reportStatements: (description) => this.model.reportStatements(description, keyId, signal),
    };
  }
}
