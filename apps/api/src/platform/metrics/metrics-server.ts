import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { METRICS_MEDIA, Metrics } from './metrics.js';

/** Serves `/metrics`, and nothing else, on the port that the operator has set for it. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'host' | 'metricsPort'>,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** The port that is listened on; null where there is none of its own. */
  get port(): number | null {
    return this.server === null ? null : (this.server.address() as AddressInfo).port;
  }

  /** @throws what `listen` fails with: a port that is taken stops the start */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config;
    if (metricsPort === null) return;
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(metricsPort, host, resolve);
    });
    this.server = server;
  }

  /** Closes last, after what it measures, and waits for no scraper. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(isRead ? 404 : 405).end();
      return;
    }
    const text = await this.metrics.text().catch(() => null);
    if (text === null) response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': METRICS_MEDIA, 'Cache-Control': 'no-store' }).end(text);
  }
}
