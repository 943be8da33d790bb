import { describe, expect, it } from '@jest/globals';
import type { CallerRequest } from './wire.js';
import { fateOf, judgeRounds, type RoundReport } from './shutdown/judge.js';

const answered: CallerRequest = {
  id: 'proof-1',
  route: 'GET /health',
  reused: false,
  connected: true,
  millis: 4,
  status: 200,
  fault: null,
};
const broken: CallerRequest = { ...answered, status: null, fault: 'ECONNRESET' };
const round: RoundReport = { requests: [answered], readIds: new Set(), exitCode: 0, exitMillis: 900 };

describe('a request at the end of a service', () => {
  it.each<[string, CallerRequest, string[]]>([
    ['answered', answered, []],
    ['answered', { ...answered, status: 503 }, ['proof-1']],
    ['refused', { ...broken, connected: false, fault: 'ECONNREFUSED' }, []],
    ['not taken', broken, []],
    ['lost', broken, ['proof-1']],
    ['lost', { ...broken, reused: true }, []],
    ['lost', { ...broken, millis: 101 }, []],
    ['lost', { ...broken, fault: 'the answer broke off' }, ['proof-1']],
  ])('is %s: %j, read %j', (fate, request, read) => expect(fateOf(request, new Set(read))).toBe(fate));
});

describe('the verdict', () => {
  it('is good where all was answered and the process left in time', () => {
    expect(judgeRounds([round, round])).toEqual({
      rounds: 2,
      fates: { answered: 2, refused: 0, 'not taken': 0, lost: 0 },
      slowestExitMillis: 900,
      breaches: [],
    });
  });

  it.each<[string, RoundReport]>([
    ['lost', { ...round, requests: [answered, broken], readIds: new Set(['proof-1']) }],
    ['exit status 1', { ...round, exitCode: 1 }],
    ['a signal ended it', { ...round, exitCode: null }],
    ['the exit took 10001 ms', { ...round, exitMillis: 10_001 }],
    ['no request was answered', { ...round, requests: [broken] }],
  ])('names %s', (words, bad) => expect(judgeRounds([round, bad]).breaches).toEqual([expect.stringContaining(words)]));
});
