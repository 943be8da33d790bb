import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createApp } from './create-app.js';
import { loadProcessConfig, type Config } from './platform/config/config.js';
import { ConfigurationFault } from './platform/config/configuration-fault.js';
import { shutDownOnSignal } from './platform/drain/shut-down-on-signal.js';
import { START_NOTICES, type StartNotice } from './platform/health/start-notices.js';
import { watchEventLoop } from './platform/health/watchdog.js';
import { makeLogger } from './platform/logging/logger.js';
import { AnswerWorkers } from './platform/workers/answer-workers.js';
import { startFault } from './start-fault.js';

/** Exit status of a configuration that cannot be used (`EX_CONFIG` of sysexits.h). */
const EXIT_CONFIGURATION = 78;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readConfig(): Config | null {
  try {
    return loadProcessConfig();
  } catch (fault) {
    if (!(fault instanceof ConfigurationFault)) throw fault;
    for (const line of fault.faults) process.stderr.write(`${line}\n`);
    return null;
  }
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

async function serve(config: Config): Promise<void> {
  const logger = makeLogger(config);
  for (const warning of config.warnings) logger.warn(warning);
  const app = await createApp(config, { logger });
  // Opening the embedded database may hold the event loop for long on a slow machine: it is watched from here on.
  watchEventLoop();
  shutDownOnSignal(app, logger, config.drainGraceMillis, process);
  await app.listen(config.port, config.host).catch(async (fault: unknown) => {
    await app.close();
    throw fault;
  });
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  void app
    .get(AnswerWorkers)
    .warm()
    .catch((fault: unknown) => logger.error({ err: fault }, 'the first worker could not be warmed up'));
  for (const notice of app.get<readonly StartNotice[]>(START_NOTICES)) await notice(say);
  say(`Listening on http://${urlHost(config.host)}:${port} (documentation at /docs)`);
}

const config = readConfig();
if (config === null) process.exit(EXIT_CONFIGURATION);
serve(config).catch((fault: unknown) => {
  process.stderr.write(`The service could not start: ${startFault(fault, config)}\n`);
  process.exit(1);
});
