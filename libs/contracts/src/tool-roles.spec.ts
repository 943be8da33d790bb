import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from './operations.js';
import { TOOL_ROLES } from './tool-roles.js';
import { toolsOfDoor } from './tools.js';

const named = TOOL_ROLES.flatMap(({ begin, more }) =>
  [begin, ...more].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')),
);

describe('the roles of agents', () => {
  it('name every tool once, but for second names of the same operation', () => {
    const first = toolsOfDoor(OPERATIONS, 'pro').filter(({ link, record }) => record.tools[0] === link);
    expect([...named].sort()).toEqual(first.map(({ link }) => link.name).sort());
  });

  it('begin with tools of the core door, so that both doors can tell every role', () => {
    const core = new Set(toolsOfDoor(OPERATIONS, 'core').map(({ link }) => link.name));
    for (const { begin } of TOOL_ROLES)
      for (const [, name] of begin.matchAll(/\{(\w+)\}/g)) expect([name, core.has(name ?? '')]).toEqual([name, true]);
  });
});
