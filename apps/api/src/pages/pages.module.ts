import { Inject, Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { linkHeader } from '@svc/discovery';
import { CONFIG, type Config } from '../platform/config/config.js';
import { pagesFolder, readPages } from './built-pages.js';
import { servePages } from './serve-pages.js';

/** The web pages at `/`. */
@Module({})
export class PagesModule implements NestModule {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mounted on the adapter: the framework would make a route of each method of it, and a route is an operation. */
  configure(): void {
    const folder = pagesFolder();
    this.host.httpAdapter.use(servePages(folder === null ? null : readPages(folder), linkHeader(this.config)));
  }
}
