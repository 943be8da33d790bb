import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { PolicyController } from './policy.controller.js';

/** The policy feature. */
@Module({ controllers: [PolicyController], providers: [OperationAnswers] })
export class PolicyModule {}
