#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { warmUp } from '@svc/operations';
import { checkDoor } from './check-door.js';
import { HELP, readCommand } from './command-line.js';
import { openDoor } from './open-door.js';
import { PatientTransport } from './patient-transport.js';
import { readProcessSettings, SettingsFault } from './platform/config/settings.js';
import { VERSION } from './version.js';

/** Exit codes: a check that failed, and a command line or an environment that cannot be used. */
const FAILED = 1;
const MISUSED = 2;

/**
 * The first messages of a connection are answered before the patterns are compiled for the first call, in milliseconds.
 */
const WARM_UP_AFTER_MILLIS = 200;

const tell = (line: string): void => void process.stderr.write(`svc-mcp: ${line}\n`);

/** Does what the command line asks for; gives the exit code, or null while it serves. */
async function run(args: readonly string[]): Promise<number | null> {
  const command = readCommand(args);
  if (command.name === 'help') return print(HELP);
  if (command.name === 'version') return print(`${VERSION}\n`);
  if (command.name === 'refuse') {
    tell(`${command.fault}; see --help`);
    return MISUSED;
  }
  const settings = readProcessSettings();
  if (command.name === 'check') {
    const { ok, lines } = await checkDoor(command.door, settings);
    print(`${lines.join('\n')}\n`);
    return ok ? 0 : FAILED;
  }
  if (settings.accessKey !== null && settings.baseUrl === null)
    tell('SVC_ACCESS_KEY has no effect without SVC_BASE_URL; everything is answered in this process');
  const door = openDoor(command.door, settings, tell);
  serveStdio(() => door.serve(null), {
    transport: new PatientTransport(process.stdin, process.stdout),
    onerror: (fault) => tell(fault.message),
  });
  setTimeout(() => void warmUp(), WARM_UP_AFTER_MILLIS).unref();
  return null;
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

// The bytecode that V8 first makes of a long pattern takes ten times as long to make as machine code.
setFlagsFromString('--no-regexp-tier-up');
try {
  const code = await run(process.argv.slice(2));
  if (code !== null) process.exitCode = code;
} catch (fault) {
  if (!(fault instanceof SettingsFault)) throw fault;
  fault.faults.forEach(tell);
  process.exitCode = MISUSED;
}
