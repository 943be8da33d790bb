import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATORS, OPPONENTS, PROTOCOL, SCENARIOS, type GeneratorName, type OpponentName } from '@svc/gauntlet';

/** Who plays: an agent behind an address, or a player of this program. */
export type PlayerChoice = { readonly kind: 'address'; readonly url: string } | { readonly kind: 'engine' } | { readonly kind: 'script'; readonly name: OpponentName };

/** What the command line asks for. */
export type Command =
  | RunCommand
  | { readonly name: 'verify'; readonly file: string; readonly key: string | undefined; readonly seed: string | undefined; readonly heldOut: boolean; readonly json: boolean }
  | { readonly name: 'replay'; readonly file: string; readonly html: string }
  | { readonly name: 'agent'; readonly player: PlayerChoice; readonly host: string; readonly port: number }
  | { readonly name: 'commit' }
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'refuse'; readonly fault: string };

export interface RunCommand {
  readonly name: 'run';
  readonly player: PlayerChoice;
  readonly agentName: string;
  /** Null: derived from the held-out seed, or drawn. */
  readonly seed: string | null;
  readonly heldOut: boolean;
  readonly withholdSeed: boolean;
  readonly generator: GeneratorName;
  readonly protocol: string;
  readonly scenarios: number;
  readonly concurrency: number;
  readonly timeoutMillis: number;
  readonly out: string;
  readonly state: string;
  readonly keyFile: string;
  readonly fresh: boolean;
}

/** Matches that are asked at the same time, at most. */
const MOST_CONCURRENT = 64;

/** What `--help` prints. */
export const HELP = `svc-arena: certificates of negotiating agents, run and verified

Usage
  svc-arena run URL [options]            plays 360 negotiations with the agent at URL and writes a signed certificate
  svc-arena run --engine | --script NAME the same with the engine, or a script (${OPPONENTS.join(', ')}), in this process
  svc-arena verify FILE [options]        re-checks a certificate offline; code 1 where anything does not hold
  svc-arena replay FILE --html PAGE      writes a page with every game, in one file that needs no network
  svc-arena agent [--port 8000]          serves the engine as an agent over HTTP (--script NAME: a script)
  svc-arena commit                       prints the commitment to the held-out seed
  svc-arena --version | --help

Options of run
  --seed TEXT         what the scenarios are drawn from (default: a random one, told in the certificate)
  --held-out          derive the seed from SVC_ARENA_SEED and the agent's name
  --withhold-seed     leave the seed out of the certificate; its commitment stays
  --generator NAME    ${GENERATORS.map(({ name }) => name).join(' or ')} (default: svc)
  --name TEXT         the agent's name in the certificate (default: from its address)
  --protocol NAME     name of the protocol in the messages (default: ${PROTOCOL})
  --scenarios N       fewer than ${SCENARIOS} make a trial and no certificate that verifies whole
  --concurrency N     matches at the same time, 1 to ${MOST_CONCURRENT} (default: 4)
  --timeout SECONDS   for a reply (default: 30)
  --out FILE          the certificate (default: certificate.json)
  --state FILE        what is done so far, to go on from (default: beside --out, .state.json)
  --fresh             begin anew where a state is there
  --key FILE          the signing key, made on first use (default: arena-key.json)

Options of verify
  --key FINGERPRINT   of the runner's key
  --seed TEXT         the seed of a certificate that withholds it
  --held-out          check the seed against SVC_ARENA_SEED
  --json              the verdict as JSON

Environment
  SVC_ARENA_SEED      the held-out seed: a long secret text. Publish its commitment before the first run
`;

/** What these arguments ask for; anything that is not known is refused, so that a slip of the pen is not passed over. */
export function readCommand(args: readonly string[]): Command {
  try {
    return read(args);
  } catch (fault) {
    return { name: 'refuse', fault: fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : 'the arguments cannot be read' };
  }
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

/** A SHA-256 in base64url, which may begin with the dash of an option. */
const FINGERPRINT = /^[A-Za-z0-9_-]{43}$/;

/** The arguments with `--key FINGERPRINT` as one of them. */
function withFingerprintJoined(args: readonly string[]): string[] {
  const isFingerprint = (at: number): boolean => args[at - 1] === '--key' && FINGERPRINT.test(args[at] ?? '');
  return args.flatMap((argument, at) => (isFingerprint(at) ? [] : [isFingerprint(at + 1) ? `--key=${args[at + 1]}` : argument]));
}

function read(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: withFingerprintJoined(args), strict: true, allowPositionals: true,
    options: {
      help: { ...FLAG, short: 'h' }, version: { ...FLAG, short: 'v' }, seed: TEXT, 'held-out': FLAG, 'withhold-seed': FLAG, generator: TEXT, name: TEXT, protocol: TEXT, scenarios: TEXT,
      concurrency: TEXT, timeout: TEXT, out: TEXT, state: TEXT, fresh: FLAG, key: TEXT, json: FLAG, html: TEXT, engine: FLAG, script: TEXT, port: TEXT, host: TEXT,
    },
  });
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  const [name, ...rest] = positionals;
  const given = (option: string): boolean => (values as Record<string, unknown>)[option] !== undefined && (values as Record<string, unknown>)[option] !== false;
  const only = (allowed: readonly string[], positionalCount: number): void => {
    const stray = Object.keys(values).find((option) => given(option) && !allowed.includes(option));
    if (stray !== undefined) throw new Error(`${name} has no option --${stray}`);
    if (rest.length !== positionalCount) throw new Error(`${name} takes ${positionalCount} argument${positionalCount === 1 ? '' : 's'}, not ${rest.length}`);
  };
  if (name === 'run') {
    const inProcess = values.engine || values.script !== undefined;
    only(['seed', 'held-out', 'withhold-seed', 'generator', 'name', 'protocol', 'scenarios', 'concurrency', 'timeout', 'out', 'state', 'fresh', 'key', 'engine', 'script'], inProcess ? 0 : 1);
    const player = playerOf(rest[0], values.engine, values.script);
    if (values['held-out'] && values.seed !== undefined) throw new Error('--seed and --held-out exclude each other');
    const out = values.out ?? 'certificate.json';
    return {
      name, player, agentName: shortText(values.name ?? defaultName(player), '--name'),
      seed: values.seed === undefined ? null : shortText(values.seed, '--seed'), heldOut: values['held-out'],
      withholdSeed: values['withhold-seed'], generator: generatorOf(values.generator ?? 'svc'), protocol: shortText(values.protocol ?? PROTOCOL, '--protocol'),
      scenarios: wholeNumber(values.scenarios ?? String(SCENARIOS), '--scenarios', 1, SCENARIOS), concurrency: wholeNumber(values.concurrency ?? '4', '--concurrency', 1, MOST_CONCURRENT),
      timeoutMillis: 1000 * wholeNumber(values.timeout ?? '30', '--timeout', 1, 600),
      out, state: values.state ?? `${out.replace(/\.json$/, '')}.state.json`, keyFile: values.key ?? 'arena-key.json', fresh: values.fresh,
    };
  }
  if (name === 'verify') {
    only(['key', 'seed', 'held-out', 'json'], 1);
    return { name, file: rest[0] ?? '', key: values.key, seed: values.seed, heldOut: values['held-out'], json: values.json };
  }
  if (name === 'replay') {
    only(['html'], 1);
    if (values.html === undefined) throw new Error('replay needs --html PAGE');
    return { name, file: rest[0] ?? '', html: values.html };
  }
  if (name === 'agent') {
    only(['engine', 'script', 'port', 'host'], 0);
    return { name, player: playerOf(undefined, values.script === undefined, values.script), host: values.host ?? '127.0.0.1', port: wholeNumber(values.port ?? '8000', '--port', 0, 65_535) };
  }
  if (name === 'commit') {
    only([], 0);
    return { name };
  }
  throw new Error(name === undefined ? 'a command is missing' : `there is no command ${JSON.stringify(name)}`);
}

function playerOf(url: string | undefined, engine: boolean, script: string | undefined): PlayerChoice {
  if (engine && script !== undefined) throw new Error('--engine and --script exclude each other');
  if (engine) return { kind: 'engine' };
  if (script !== undefined) {
    const name = OPPONENTS.find((opponent) => opponent === script);
    if (name === undefined) throw new Error(`--script must be one of ${OPPONENTS.join(', ')}`);
    return { kind: 'script', name };
  }
  if (url === undefined || !URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol)) throw new Error('the agent must have an http or https URL');
  return { kind: 'address', url };
}

/** An address as a certificate names it: without what may be secret in it. */
export function publicAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function defaultName(player: PlayerChoice): string {
  if (player.kind === 'engine') return 'svc engine';
  if (player.kind === 'script') return player.name;
  const { host, pathname } = new URL(player.url);
  return `${host}${pathname === '/' ? '' : ` ${basename(pathname)}`}`;
}

function generatorOf(text: string): GeneratorName {
  const found = GENERATORS.find(({ name }) => name === text);
  if (found === undefined) throw new Error(`--generator must be one of ${GENERATORS.map(({ name }) => name).join(', ')}`);
  return found.name;
}

function shortText(text: string, option: string): string {
  if (text.trim() === '' || text.length > 200) throw new Error(`${option} must be a text of 1 to 200 characters`);
  return text;
}

function wholeNumber(text: string, option: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`${option} must be a whole number from ${least} to ${most}`);
  return value;
}
