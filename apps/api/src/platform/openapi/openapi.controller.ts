import { Controller, Res } from '@nestjs/common';
import { COLLECTION, DOCS, OPENAPI } from '@svc/contracts';
import type { Response } from 'express';
import { Operation } from '../operation/operation.decorator.js';
import { OpenApiService } from './openapi.service.js';

/** The description of the service, for programs and for people. */
@Controller()
export class OpenApiController {
  constructor(private readonly openApi: OpenApiService) {}

  @Operation(OPENAPI)
  description(@Res() response: Response): void {
    this.openApi.description.sendTo(response);
  }

  @Operation(COLLECTION)
  collection(@Res() response: Response): void {
    this.openApi.collection.sendTo(response);
  }

  @Operation(DOCS)
  page(@Res() response: Response): void {
    this.openApi.page.sendTo(response);
  }
}
