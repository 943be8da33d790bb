import { Controller, Res } from '@nestjs/common';
import { ARENA_PAGE, ARENA_PRACTICE, ARENA_TEXT } from '@svc/contracts';
import type { Response } from 'express';
import { Operation } from '../platform/operation/operation.decorator.js';
import { ArenaService } from './arena.service.js';

/** The arena: where authors of agents read how they are measured. */
@Controller()
export class ArenaController {
  constructor(private readonly arena: ArenaService) {}

  @Operation(ARENA_PAGE)
  page(@Res() response: Response): void {
    this.arena.page().sendTo(response);
  }

  @Operation(ARENA_TEXT)
  protocol(@Res() response: Response): void {
    this.arena.protocol.sendTo(response);
  }

  @Operation(ARENA_PRACTICE)
  practice(@Res() response: Response): void {
    this.arena.practice.sendTo(response);
  }
}
