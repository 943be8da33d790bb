import { Inject, Injectable } from '@nestjs/common';
import { OFFER_QUOTE, type QuoteResult } from '@svc/contracts';
import { attestMenuQuote } from '@svc/operations';
import { parseJson } from '../platform/http/parse-json.js';
import { UnreadBody } from '../platform/http/unread-body.js';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';

/** Quotes that the notary signs. */
@Injectable()
export class OfferService {
  constructor(private readonly operations: OperationAnswers, @Inject(SIGNING_KEYS) private readonly keys: SigningKeys) {}

  /** A worker finds the quote; the key that attests it stays on this thread, which therefore reads the body too. */
  async quote(input: object): Promise<object> {
    const request = input instanceof UnreadBody ? (parseJson(Buffer.from(input.bytes)) as object) : input;
    const quote = (await this.operations.answer(OFFER_QUOTE, request)) as QuoteResult;
    return attestMenuQuote(request, quote, this.keys.notary);
  }
}
