import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allowsBreaks } from './contract/allows-breaks.mjs';
import { breakingChanges } from './contract/breaking-changes.mjs';
import { contractOf } from './contract/contract-of.mjs';
import { describeService } from './openapi-document.mjs';

const linesOf = (name) =>
  readFileSync(new URL(`./contract/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const now = contractOf(describeService());

describe('the description of the service', () => {
  it('breaks with the last release only where that is written down, which makes the next version a new major', () => {
    const [, ...released] = linesOf('released.txt');
    expect(breakingChanges(released, now)).toEqual(linesOf('breaks.txt'));
  });

  it('breaks nothing with itself', () => {
    expect(breakingChanges(now, now)).toEqual([]);
  });
});

describe('a change of a contract', () => {
  const before = [
    'GET /v1/x open - 200:Y',
    'POST /v1/x open X 200:Y',
    'X.amount required number 0..10',
    'X.inner optional array[Z]',
    'X.side optional string {buy,sell}',
    'Y.done required boolean',
    'Y.price required number',
    'Z.name optional string ..20',
  ];
  const changed = (from, to) => before.flatMap((line) => (line === from ? (to === null ? [] : [to]) : [line]));

  it.each([
    ['GET /v1/x open - 200:Y', null, 'GET /v1/x is gone'],
    ['GET /v1/x open - 200:Y', 'GET /v1/x key - 200:Y', 'GET /v1/x needs a key'],
    ['GET /v1/x open - 200:Y', 'GET /v1/x open - 202:Y', 'GET /v1/x: no 200 any more'],
    ['X.amount required number 0..10', null, 'X.amount can no longer be sent'],
    ['X.amount required number 0..10', 'X.amount required number 1..10', 'X.amount takes less than before'],
    ['X.amount required number 0..10', 'X.amount required integer 0..10', 'X.amount takes no number any more'],
    ['X.side optional string {buy,sell}', 'X.side required string {buy,sell}', 'X.side has to be sent'],
    ['X.side optional string {buy,sell}', 'X.side optional string {buy}', 'X.side takes "sell" no more'],
    ['Z.name optional string ..20', 'Z.name optional string ..19', 'Z.name takes less than before'],
    ['Z.name optional string ..20', 'Z.name optional string ..20 {a}', 'Z.name takes less than before'],
    ['Y.done required boolean', null, 'Y.done is not answered any more'],
    ['Y.done required boolean', 'Y.done optional boolean', 'Y.done may be missing'],
    ['Y.price required number', 'Y.price required null|number', 'Y.price may be null'],
  ])('from "%s" to %j breaks: %s', (from, to, says) => {
    expect(breakingChanges(before, changed(from, to))).toEqual([says]);
  });

  it('breaks where something more has to be sent, and not where it may be', () => {
    expect(breakingChanges(before, [...before, 'X.more required string'])).toEqual(['X.more has to be sent']);
    expect(breakingChanges(before, [...before, 'X.more optional string', 'Y.more required string'])).toEqual([]);
  });

  it.each([
    ['X.amount required number 0..10', 'X.amount optional null|number -1..11'],
    ['X.side optional string {buy,sell}', 'X.side optional string {buy,sell,both}'],
    ['X.side optional string {buy,sell}', 'X.side optional string'],
    ['Y.price required number', 'Y.price required integer'],
  ])('from "%s" to "%s" breaks nothing', (from, to) => {
    expect(breakingChanges(before, changed(from, to))).toEqual([]);
  });
});

describe('a version', () => {
  it.each([
    ['1.0.0', '0.2.0', true],
    ['2.0.0', '1.9.9', true],
    ['0.3.0', '0.2.0', true],
    ['0.2.1', '0.2.0', false],
    ['1.3.0', '1.2.0', false],
    ['0.1.0', '0.2.0', false],
  ])('%s may break with %s: %s', (version, released, expected) => {
    expect(allowsBreaks(version, released)).toBe(expected);
  });
});

describe('the contract of a description', () => {
  it('has operations with access, body and answer, and members with need, types and bounds', () => {
    expect(now).toEqual(
      expect.arrayContaining([
        'POST /v1/policy/check open CheckIn 200:PolicyResult',
        'GET /v1/billing/balance key - 200:WalletSummary',
        'ParkIn.ttl_seconds optional integer|null',
        'NegotiateTurnIn.side required string {sell,buy}',
        'MatchingIn.proposers required array[MatchingProposer] 1..1024',
      ]),
    );
    expect(now.length).toBeGreaterThan(1_000);
  });
});
