import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, type Door } from '@svc/contracts';
import { prepareToolDoor } from './tool-door.js';

function tokensOf(door: Door): number {
  const execute = () => Promise.reject(new Error('not called'));
  const { tools } = prepareToolDoor({ records: OPERATIONS, door, version: '1', schemas: {}, execute });
  return JSON.stringify({ tools }).length / 4;
}

describe('the list of tools, in tokens of four characters, costs an agent before its first word', () => {
  it.each([
    ['core', 8_000],
    ['pro', 18_000],
  ] as const)('at the %s door at most %i', (door, most) => {
    expect(tokensOf(door)).toBeLessThan(most);
  });
});
