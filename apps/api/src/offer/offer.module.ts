import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { OfferController } from './offer.controller.js';
import { OfferService } from './offer.service.js';

/** Quotes from a menu, which the notary attests. */
@Module({ controllers: [OfferController], providers: [OperationAnswers, OfferService] })
export class OfferModule {}
