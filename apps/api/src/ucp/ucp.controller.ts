import { Controller, Res } from '@nestjs/common';
import { UCP_PROFILE, UCP_PROFILE_OLDER } from '@svc/contracts';
import type { Response } from 'express';
import { Operation } from '../platform/operation/operation.decorator.js';
import { UcpService } from './ucp.service.js';

/** The commerce-protocol profile, in its newest version and in the one before. */
@Controller()
export class UcpController {
  constructor(private readonly profiles: UcpService) {}

  @Operation(UCP_PROFILE)
  profile(@Res() response: Response): void {
    this.profiles.profile().sendTo(response);
  }

  @Operation(UCP_PROFILE_OLDER)
  older(@Res() response: Response): void {
    this.profiles.olderProfile().sendTo(response);
  }
}
