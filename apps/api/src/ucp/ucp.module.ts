import { Module } from '@nestjs/common';
import { UcpController } from './ucp.controller.js';
import { UcpService } from './ucp.service.js';

/** The profile at /.well-known/ucp. */
@Module({ controllers: [UcpController], providers: [UcpService] })
export class UcpModule {}
