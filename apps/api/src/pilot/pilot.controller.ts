import { Controller } from '@nestjs/common';
import { PILOT_REQUEST, PilotIn, type PilotResult } from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { PilotService } from './pilot.service.js';

/** Requests of businesses that want to try the service. */
@Controller()
export class PilotController {
  constructor(private readonly pilots: PilotService) {}

  @Operation(PILOT_REQUEST)
  request(@Input() input: PilotIn): Promise<PilotResult> {
    return this.pilots.file(input);
  }
}
