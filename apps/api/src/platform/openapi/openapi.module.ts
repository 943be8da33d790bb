import { Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { docsAssets } from './docs-assets.js';
import { OpenApiController } from './openapi.controller.js';
import { OpenApiService } from './openapi.service.js';

/** The description at /openapi.json, the requests at /collection.json and the page at /docs with its files. */
@Module({ controllers: [OpenApiController], providers: [OpenApiService] })
export class OpenApiModule implements NestModule {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly openApi: OpenApiService,
  ) {}

  /** Mounted on the adapter: the framework would make a route of each method of it, and a route is an operation. */
  configure(): void {
    this.host.httpAdapter.use('/docs', docsAssets(this.openApi.startScript));
  }
}
