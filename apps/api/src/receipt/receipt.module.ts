import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { ReceiptController } from './receipt.controller.js';

/** The receipt feature. */
@Module({ controllers: [ReceiptController], providers: [OperationAnswers] })
export class ReceiptModule {}
