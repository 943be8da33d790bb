import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { MechanismController } from './mechanism.controller.js';

/** Mechanism design. */
@Module({ controllers: [MechanismController], providers: [OperationAnswers] })
export class MechanismModule {}
