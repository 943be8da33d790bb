import { Controller, Res } from '@nestjs/common';
import { SCHEMA_POLICY, SCHEMA_RECEIPT, SCHEMA_STATE } from '@svc/contracts';
import type { Response } from 'express';
import { Operation } from '../platform/operation/operation.decorator.js';
import { SchemasService } from './schemas.service.js';

/** The JSON Schemas of what callers carry. */
@Controller()
export class SchemasController {
  constructor(private readonly schemas: SchemasService) {}

  @Operation(SCHEMA_POLICY)
  policy(@Res() response: Response): void {
    this.schemas.policy.sendTo(response);
  }

  @Operation(SCHEMA_RECEIPT)
  receipt(@Res() response: Response): void {
    this.schemas.receipt.sendTo(response);
  }

  @Operation(SCHEMA_STATE)
  state(@Res() response: Response): void {
    this.schemas.state.sendTo(response);
  }
}
