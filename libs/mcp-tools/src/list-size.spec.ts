import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, type Door } from '@svc/contracts';
import { prepareToolDoor } from './tool-door.js';

/** The tools of accounts and of trust, which the bound on what needs neither leaves out. */
const ACCOUNT_OR_TRUST = /^(memory_|session_|store_|gt_a2a_|gt_telemetry_|gt_negotiation_(declare|reveal|trust))/;

function tokensOf(door: Door, isCounted: (name: string) => boolean): number {
  const execute = () => Promise.reject(new Error('not called'));
  const { tools } = prepareToolDoor({ records: OPERATIONS, door, version: '1', schemas: {}, execute });
  return JSON.stringify({ tools: tools.filter(({ name }) => isCounted(name)) }).length / 4;
}

describe('the list of tools, in tokens of four characters, costs an agent before its first word', () => {
  it.each([
    ['core', 12_500],
    ['pro', 30_000],
  ] as const)('at the %s door at most %i', (door, most) => {
    expect(tokensOf(door, () => true)).toBeLessThan(most);
  });

  it.each([
    ['core', 8_000],
    ['pro', 20_000],
  ] as const)('at the %s door at most %i for what needs neither an account nor a peer', (door, most) => {
    expect(tokensOf(door, (name) => !ACCOUNT_OR_TRUST.test(name))).toBeLessThan(most);
  });
});
