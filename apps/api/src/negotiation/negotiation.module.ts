import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { NegotiationController } from './negotiation.controller.js';

/** Offers in utility. */
@Module({ controllers: [NegotiationController], providers: [OperationAnswers] })
export class NegotiationModule {}
