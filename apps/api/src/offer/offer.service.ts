import { Inject, Injectable } from '@nestjs/common';
import { OFFER_QUOTE, type QuoteResult } from '@svc/contracts';
import { attestMenuQuote } from '@svc/operations';
import type { AnswerBytes } from '../platform/http/answer-bytes.js';
import { parseJson } from '../platform/http/parse-json.js';
import { UnreadBody } from '../platform/http/unread-body.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';

/** Quotes that the notary signs. */
@Injectable()
export class OfferService {
  constructor(
    private readonly operations: OperationAnswers,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
  ) {}

  /**
   * A worker finds the quote; the key that attests it stays on this thread, which therefore reads the small body too.
   */
  async quote(input: object): Promise<object> {
    if (!(input instanceof UnreadBody)) throw new Error('only a worker thread can answer a quote');
    const request = parseJson(Buffer.from(input.bytes)) as object;
    const { bytes } = (await this.operations.answer(OFFER_QUOTE, input)) as AnswerBytes;
    const quote = JSON.parse(new TextDecoder().decode(bytes)) as QuoteResult;
    return attestMenuQuote(request, quote, this.keys.notary);
  }
}
