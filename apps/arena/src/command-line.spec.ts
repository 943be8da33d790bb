import { describe, expect, it } from '@jest/globals';
import { publicAddress, readCommand } from './command-line.js';
import { HELP } from './help.js';

describe('the command line', () => {
  it('runs against an address with what the certificate asks for', () => {
    expect(readCommand(['run', 'http://127.0.0.1:8000/turn', '--seed', '7'])).toEqual({
      name: 'run',
      player: { kind: 'address', url: 'http://127.0.0.1:8000/turn' },
      agentName: '127.0.0.1:8000 turn',
      seed: '7',
      heldOut: false,
      withholdSeed: false,
      generator: 'svc',
      protocol: 'svc-gauntlet/1',
      scenarios: 60,
      concurrency: 4,
      timeoutMillis: 30_000,
      out: 'certificate.json',
      state: 'certificate.state.json',
      keyFile: 'arena-key.json',
      fresh: false,
    });
    expect(readCommand(['run', '--engine', '--held-out', '--generator', 'second', '--out', 'a.json'])).toMatchObject({
      player: { kind: 'engine' },
      seed: null,
      heldOut: true,
      generator: 'second',
      state: 'a.state.json',
    });
    expect(
      readCommand(['run', '--script', 'conceder', '--protocol', 'other-gauntlet/1', '--name', 'mine']),
    ).toMatchObject({ player: { kind: 'script', name: 'conceder' }, protocol: 'other-gauntlet/1', agentName: 'mine' });
  });

  it('verifies, replays, serves and commits', () => {
    expect(readCommand(['verify', 'c.json'])).toEqual({
      name: 'verify',
      file: 'c.json',
      key: undefined,
      seed: undefined,
      heldOut: false,
      json: false,
    });
    expect(readCommand(['replay', 'c.json', '--html', 'c.html'])).toEqual({
      name: 'replay',
      file: 'c.json',
      html: 'c.html',
    });
    expect(readCommand(['agent', '--port', '0'])).toEqual({
      name: 'agent',
      player: { kind: 'engine' },
      host: '127.0.0.1',
      port: 0,
    });
    expect(readCommand(['commit'])).toEqual({ name: 'commit' });
    expect([readCommand(['--help']), readCommand(['-v'])]).toEqual([{ name: 'help' }, { name: 'version' }]);
  });

  it.each(['A'.repeat(43), `-${'b'.repeat(42)}`, `--${'c'.repeat(41)}`])(
    'takes the fingerprint %s, whatever it begins with',
    (fingerprint) => {
      expect(readCommand(['verify', 'c.json', '--key', fingerprint, '--json'])).toMatchObject({
        name: 'verify',
        key: fingerprint,
        json: true,
      });
    },
  );

  it.each([
    [[]],
    [['play']],
    [['run']],
    [['run', 'agent.example']],
    [['run', 'ftp://agent.example']],
    [['run', 'http://a', 'http://b']],
    [['run', 'http://a', '--engine']],
    [['run', '--engine', '--script', 'naive']],
    [['run', '--script', 'nobody']],
    [['run', '--engine', '--seed', '']],
    [['run', '--engine', '--seed', '7', '--held-out']],
    [['run', '--engine', '--scenarios', '61']],
    [['run', '--engine', '--concurrency', '0']],
    [['run', '--engine', '--generator', 'third']],
    [['run', '--engine', '--html', 'x']],
    [['verify']],
    [['verify', 'a', 'b']],
    [['replay', 'c.json']],
    [['agent', '--port', '65536']],
    [['commit', 'x']],
    [['run', '--engine', '--colour']],
  ])('refuses %j with a reason', (args) =>
    expect(readCommand(args)).toEqual({ name: 'refuse', fault: expect.stringMatching(/\w+ \w+/) }),
  );

  it('tells of every command and option in its help', () => {
    for (const word of [
      'run',
      'verify',
      'replay',
      'agent',
      'commit',
      '--seed',
      '--held-out',
      '--withhold-seed',
      '--generator',
      '--name',
      '--protocol',
      '--scenarios',
      '--concurrency',
      '--timeout',
      '--out',
      '--state',
      '--fresh',
      '--key',
      '--json',
      '--html',
      '--engine',
      '--script',
      '--port',
      'SVC_ARENA_SEED',
    ]) {
      expect(HELP).toContain(word);
    }
  });

  it('names an address without what may be secret in it', () =>
    expect(publicAddress('https://me:secret@agent.example/turn?key=1#x')).toBe('https://agent.example/turn'));
});
