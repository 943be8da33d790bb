import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { BundleController } from './bundle.controller.js';

/** Negotiation over several linked issues. */
@Module({ controllers: [BundleController], providers: [OperationAnswers] })
export class BundleModule {}
