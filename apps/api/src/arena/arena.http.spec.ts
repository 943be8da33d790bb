import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  generateScenarios,
  OPPONENTS,
  playAll,
  PRACTICE_SEED,
  practiceSet,
  protocolText,
  scoreMatches,
  scriptedAgent,
  REFERENCE_PLAYERS,
} from '@svc/gauntlet';
import { CONFIG } from '../platform/config/config.js';
import { loadConfig } from '../platform/config/config.js';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { ArenaModule } from './arena.module.js';
import { arenaPage } from './arena-page.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([ArenaModule]);
});
afterAll(() => service.close());

describe('the arena', () => {
  it('tells authors of agents the protocol', async () => {
    const { status, headers, text } = await service.get('/arena/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(protocolText({ arenaUrl: 'http://127.0.0.1:3000/arena' }));
  });

  it('gives the practice set, which the library draws from the published seed', async () => {
    const { status, headers, body } = await service.get('/arena/practice');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(practiceSet());
  });

  it('shows people how reference players do', async () => {
    const { status, headers, text } = await service.get('/arena');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { all } of REFERENCE_PLAYERS) expect(text).toContain(`<td class="n">${all.toFixed(3)}</td>`);
    expect(text).toContain('This operator has published no commitment');
    expect(text).not.toMatch(/<script|<img|<link/);
    expect(text).toMatch(/\.wide\{overflow-x:auto\}/);
    expect(text.match(/<div class="wide" tabindex="0"><table>/g)).toHaveLength(text.match(/<table/g)!.length);
  });

  it('publishes of the held-out seed its commitment alone', async () => {
    const seed = 'a held-out seed for a spec <of the arena>';
    const named = await startFeatures(
      [ArenaModule],
      [{ provide: CONFIG, useValue: { ...loadConfig({ SVC_ARENA_SEED: seed }), rateKeylessPerMinute: 100_000 } }],
    );
    try {
      const texts = await Promise.all(
        ['/arena', '/arena/llms.txt', '/arena/practice'].map(async (path) => (await named.get(path)).text),
      );
      expect(texts[0]).toContain(createHash('sha256').update(seed).digest('base64url'));
      for (const text of texts) expect(text).not.toContain('held-out seed for a spec');
    } finally {
      await named.close();
    }
  });

  it('escapes what it shows', () => {
    const [first] = REFERENCE_PLAYERS;
    if (first === undefined) throw new Error('no reference player');
    expect(
      arenaPage({ arenaUrl: 'https://a.example/"><script>', commitment: '<b>', players: [{ ...first, name: '<i>' }] }),
    ).not.toMatch(/<script|<b>|<i>/);
  });
});

describe('the reference players', () => {
  it.each(OPPONENTS)('%s does as the table says', (name) => {
    const { all, naive, hardball, conceder } = scoreMatches(
      playAll(generateScenarios({ seed: PRACTICE_SEED }), PRACTICE_SEED, scriptedAgent(name)),
      PRACTICE_SEED,
    );
    const row = REFERENCE_PLAYERS.find((player) => player.name.startsWith(name));
    expect([row?.all, row?.naive, row?.hardball, row?.conceder, row?.at_or_below_batna]).toEqual([
      ...[all, naive, hardball, conceder].map(({ mean_utility: mean }) => mean),
      all.at_or_below_batna,
    ]);
  });
});
