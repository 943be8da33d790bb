import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { DisputeController } from './dispute.controller.js';

/** Refund disputes. */
@Module({ controllers: [DisputeController], providers: [OperationAnswers] })
export class DisputeModule {}
