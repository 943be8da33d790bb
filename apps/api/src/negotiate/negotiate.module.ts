import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { NegotiateController } from './negotiate.controller.js';

/** Negotiation maths. */
@Module({ controllers: [NegotiateController], providers: [OperationAnswers] })
export class NegotiateModule {}
