#!/usr/bin/env node
import { commitToSeed, verifyCertificate, type Certificate } from '@svc/gauntlet';
import { readCommand, type Command } from './command-line.js';
import { HELP } from './help.js';
import { readProcessSettings } from './platform/config/settings.js';
import { agentOf } from './players.js';
import { FileFault, readJson } from './read-json.js';
import { renderReplayPage } from './replay-page.js';
import { figureLines, runCommand, UsageFault } from './run-command.js';
import { StateFault } from './run-state.js';
import { serveAgent } from './serve-agent.js';
import { KeyFault } from './signing-key.js';
import { VERSION } from './version.js';
import { writeWhole } from './write-whole.js';

/** Exit codes: a check that failed or an agent that was gone, and a command line or a file that cannot be used. */
const FAILED = 1;
const MISUSED = 2;

const settings = readProcessSettings();
const tell = (line: string): void => void process.stderr.write(`svc-arena: ${line}\n`);
const print = (text: string): number => {
  process.stdout.write(text);
  return 0;
};

/** Does what the command line asks for; gives the exit code, or null while it serves. */
async function run(command: Command): Promise<number | null> {
  switch (command.name) {
    case 'help':
      return print(HELP);
    case 'version':
      return print(`${VERSION}\n`);
    case 'refuse':
      tell(`${command.fault}; see --help`);
      return MISUSED;
    case 'commit':
      if (settings.heldOutSeed === null) throw new UsageFault('SVC_ARENA_SEED is not set');
      return print(`${await commitToSeed(settings.heldOutSeed)}\n`);
    case 'run': {
      const certificate = await runCommand(command, {
        settings,
        progress: process.stderr,
        tell,
        now: () => new Date(),
      });
      if (certificate === null) return FAILED;
      return print(
        `${figureLines(certificate.figures).join('\n')}\n${command.out}, signed with key ` +
          `${certificate.key_fingerprint}\n`,
      );
    }
    case 'verify':
      return verify(command);
    case 'replay':
      return replay(command.file, command.html);
    case 'agent': {
      if (command.player.kind === 'address')
        throw new UsageFault('serve only a built-in player: this agent already has a URL');
      const served = await serveAgent(agentOf(command.player), command);
      print(`Listening on ${served.url}\n`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close());
      return null;
    }
  }
}

async function verify({ file, key, seed, heldOut, json }: Extract<Command, { name: 'verify' }>): Promise<number> {
  if (heldOut && settings.heldOutSeed === null) throw new UsageFault('--held-out needs SVC_ARENA_SEED');
  const verdict = await verifyCertificate(readJson(file), {
    ...(key !== undefined && { keyFingerprint: key }),
    ...(seed !== undefined && { seed }),
    ...(heldOut && settings.heldOutSeed !== null && { heldOutSeed: settings.heldOutSeed }),
  });
  if (json) print(`${JSON.stringify(verdict)}\n`);
  else
    print(
      `${verdict.checks.map(({ id, ok, message }) => `${ok ? '✓' : '✗'} ${id}: ${message}\n`).join('')}${file} ` +
        `${verdict.valid ? 'is valid' : 'is not valid'}\n`,
    );
  return verdict.valid ? 0 : FAILED;
}

async function replay(file: string, page: string): Promise<number> {
  const certificate = readJson(file);
  const verdict = await verifyCertificate(certificate);
  const unplayable = verdict.checks.find(({ id, ok }) => !ok && (id === 'shape' || id === 'games'));
  if (unplayable !== undefined) throw new FileFault(`${file} cannot be replayed: ${unplayable.message}`);
  writeWhole(page, renderReplayPage(certificate as Certificate, verdict));
  return print(`${page}\n`);
}

try {
  const code = await run(readCommand(process.argv.slice(2)));
  if (code !== null) process.exitCode = code;
} catch (fault) {
  const told = [UsageFault, FileFault, StateFault, KeyFault].some((kind) => fault instanceof kind);
  const system = fault instanceof Error && 'syscall' in fault;
  if (!told && !system) throw fault;
  tell((fault as Error).message);
  process.exitCode = MISUSED;
}
