import { Inject, Injectable } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { ANSWERS, type ModelPorts, type OperationPorts } from '@svc/operations';
import type { StateSealer as ByteSealer } from '@svc/reply';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { MODEL, type Model } from '../model/model.port.js';
import { STATE_SEALER } from '../secrets/secrets.js';
import type { StateSealer } from '../secrets/state-sealer.js';
import { SIGNING_KEYS, type SigningKeys } from '../signing-keys/signing-keys.js';
import { AnswerWorkers } from '../workers/answer-workers.js';
import { hashText } from './hash-text.js';

/** Answers operations from the one table, with the clock, the secrets, the settings and the model of this application. */
@Injectable()
export class OperationAnswers {
  private readonly ports: OperationPorts;

  constructor(
    @Inject(CLOCK) clock: Clock,
    @Inject(RANDOM_BYTES) randomBytes: RandomBytes,
    @Inject(STATE_SEALER) sealer: StateSealer,
    @Inject(SIGNING_KEYS) keys: SigningKeys,
    @Inject(MODEL) private readonly model: Model,
    @Inject(CONFIG) config: Config,
    @Inject(AnswerWorkers) private readonly workers: Pick<AnswerWorkers, 'answer'>,
  ) {
    this.ports = {
      nowMillis: () => clock.nowMillis(), randomBytes, hash: hashText, sealer: byteSealer(sealer),
      signers: { business: keys.es256, notary: keys.notary }, publishedKeys: () => keys.published(), tunables: config.tunables,
    };
  }

  /**
   * The answer to an input that fits the record's class; what is heavy, parsed or not, is answered by a worker. The model is asked on the budget of the key; without one the built-in does it all.
   * @throws OperationFault for what the caller can mend, ApiFault 429 where the budget is used up
   */
  async answer(record: OperationRecord, input: object | null, keyId: string | null = null): Promise<object> {
    if (record.compute === 'heavy' && input !== null) return this.workers.answer(record, input);
    const answer = ANSWERS.get(record.id);
    if (answer === undefined) throw new Error(`${record.id} stands in no table of answers`);
    return answer(input as never, keyId === null ? this.ports : { ...this.ports, ...this.modelOf(keyId) });
  }

  private modelOf(keyId: string): Required<ModelPorts> {
    return {
      readMessage: (input) => this.model.readMessage(input, keyId),
      wordReply: (speech) => this.model.wordReply(speech, keyId),
      proposePolicy: (description) => this.model.proposePolicy(description, keyId),
    };
  }
}

/** The libraries bind a seal to bytes, the sealer of the platform to their text. */
function byteSealer(sealer: StateSealer): ByteSealer {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
  return { seal: (bytes, data) => sealer.seal(bytes, text(data)), open: (sealed, data) => sealer.open(sealed, text(data)) };
}
