import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { doorInstructions } from './instructions.js';

const keyHelp = 'Ask the operator for one.';
const payHelp = 'A person adds money.';

describe('what a door tells a model of itself', () => {
  it.each(['core', 'pro'] as const)(
    'names every tool of the %s door where its role begins, but for second names',
    (door) => {
      const told = doorInstructions({ records: OPERATIONS, door, keyHelp, payHelp });
      for (const { link, record } of toolsOfDoor(OPERATIONS, door))
        expect([link.name, told.includes(link.name)]).toEqual([link.name, record.tools[0] === link]);
      expect(told).not.toMatch(/[{}]{2}|\{\w+\}/);
    },
  );

  it('says which tools need a key, how one does without, and how a key is come by', () => {
    expect(doorInstructions({ records: OPERATIONS, door: 'core', keyHelp, payHelp })).toContain(
      'A key is needed by memory_save, memory_load, session_open, session_advise, session_bundle, session_close, ' +
        'compile_offer_policy (not with template), draft_negotiation_reply, practice_buyer; ' +
        'every other tool is open and free. Ask the operator for one.',
    );
    expect(doorInstructions({ records: OPERATIONS, door: 'core', keyHelp, payHelp })).toContain(
      'The wallet of a gt_ key pays for memory_save, session_open, session_advise, session_bundle, session_close. ' +
        'A person adds money.',
    );
    expect(doorInstructions({ records: OPERATIONS, door: 'core', keyHelp, payHelp: null })).not.toContain('wallet');
    expect(doorInstructions({ records: OPERATIONS, door: 'core', keyHelp: null, payHelp: null })).toContain(
      'No tool needs a key.',
    );
  });

  it('leaves out a role whose first tools the door lacks, and points at the other door', () => {
    const some = OPERATIONS.filter(({ id }) => id !== 'scoreDeal');
    const told = doorInstructions({ records: some, door: 'core', keyHelp, payHelp });
    expect(told).not.toContain('You judge a deal');
    const [core, pro] = (['core', 'pro'] as const).map((door) => toolsOfDoor(some, door).length);
    expect(told).toContain(`${pro! - core!} more tools at /mcp/pro/`);
    expect(doorInstructions({ records: OPERATIONS, door: 'pro', keyHelp, payHelp })).not.toContain('more tools');
  });
});
