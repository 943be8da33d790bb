import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { ReplyController } from './reply.controller.js';

/** The reply feature. */
@Module({ controllers: [ReplyController], providers: [OperationAnswers] })
export class ReplyModule {}
