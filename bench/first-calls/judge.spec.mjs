import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { judgeFirstCall } from './judge.mjs';

const TASKS = JSON.parse(readFileSync(new URL('tasks.json', import.meta.url), 'utf8'));
const RECORDED = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8'));
const bike = TASKS.find(({ id }) => id === 'buy-a-bike');
const judge = (tool, given) => judgeFirstCall(bike, { tool, arguments: given }, OPERATIONS);

describe('the tasks of first calls', () => {
  it('are ten, and name tools that exist and arguments that these take', () => {
    expect(TASKS).toHaveLength(10);
    const tools = new Map(toolsOfDoor(OPERATIONS, 'pro').map(({ link, record }) => [link.name, record]));
    for (const { id, tools: named } of TASKS)
      for (const name of named) expect([id, tools.has(name)]).toEqual([id, true]);
  });
});

describe('a first call', () => {
  it('is right with the figures of its task', () => expect(judge('negotiate', bike.arguments)).toBeNull());

  it('is wrong with another tool, with a name that is not known, with another figure, and where it is missing', () => {
    const { counterparty_offers, ...rest } = bike.arguments;
    expect(judge('session_open', bike.arguments)).toBe('another tool: session_open');
    expect(judge('negotiate', { ...rest, their_offers: counterparty_offers })).toMatch(/^refused: their_offers: /);
    expect(judge('negotiate', { ...bike.arguments, walk_away: 950 })).toBe('walk_away is 950');
    expect(judgeFirstCall(bike, undefined, OPERATIONS)).toBe('no call');
  });
});

describe('the calls that are recorded', () => {
  it.each(RECORDED.map(({ list, calls }) => [list, calls]))(
    'for the list of %s are right at nine tasks or more',
    (_, calls) => {
      const faults = TASKS.map((task) =>
        judgeFirstCall(
          task,
          calls.find((call) => call.task === task.id),
          OPERATIONS,
        ),
      );
      expect(faults.filter((fault) => fault === null).length).toBeGreaterThanOrEqual(9);
    },
  );
});
