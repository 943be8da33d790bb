import { Controller } from '@nestjs/common';
import {
  DECLARE_FIRST_STRIKE,
  DeclareFirstStrikeIn,
  REVEAL_FIRST_STRIKE,
  RevealFirstStrikeIn,
  TRUST_ANCHOR,
  type DeclareFirstStrikeResult,
  type RevealFirstStrikeResult,
  type TokenKeyResult,
} from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { FirstStrikeService } from './first-strike.service.js';

/** Commitments before the talks. */
@Controller()
export class FirstStrikeController {
  constructor(private readonly strikes: FirstStrikeService) {}

  @Operation(DECLARE_FIRST_STRIKE)
  declare(@Input() input: DeclareFirstStrikeIn): Promise<DeclareFirstStrikeResult> {
    return this.strikes.declare(input);
  }

  @Operation(REVEAL_FIRST_STRIKE)
  reveal(@Input() input: RevealFirstStrikeIn): Promise<RevealFirstStrikeResult> {
    return this.strikes.reveal(input);
  }

  @Operation(TRUST_ANCHOR)
  anchor(): Promise<TokenKeyResult> {
    return this.strikes.anchor();
  }
}
