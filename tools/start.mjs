/** `npm start`: installs and builds where needed, then serves everything on one port. */
import { ensureInstalled } from './install.mjs';

const { startOptions } = await import('./start-options.mjs');
const { environment, fault } = startOptions(process.argv.slice(2));
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const { spawnService } = await import('./serve.mjs');
const service = spawnService({ stdio: 'inherit', env: { ...process.env, ...environment } });
// The terminal sends Ctrl-C to both processes; a supervisor signals only this one.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal));
process.on('SIGINT', () => undefined);
service.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
