import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { PracticeController } from './practice.controller.js';

/** The practice feature. */
@Module({ controllers: [PracticeController], providers: [OperationAnswers] })
export class PracticeModule {}
