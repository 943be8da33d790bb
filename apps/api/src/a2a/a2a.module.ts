import { Module } from '@nestjs/common';
import { A2aController } from './a2a.controller.js';
import { A2aRepository } from './a2a.repository.js';
import { A2aService } from './a2a.service.js';

/** Sessions of two verified peers: opened with proofs, moved in cooperative play, settled once. */
@Module({ controllers: [A2aController], providers: [A2aService, A2aRepository] })
export class A2aModule {}
