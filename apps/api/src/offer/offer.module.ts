import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { OfferController } from './offer.controller.js';
import { OfferService } from './offer.service.js';

/** Offers from a menu: compile, profile, quote. */
@Module({ controllers: [OfferController], providers: [OperationAnswers, OfferService] })
export class OfferModule {}
