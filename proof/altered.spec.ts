import { describe, expect, it } from '@jest/globals';
import { runAltered } from './altered/run.js';

describe('an attestation, a proof or a mandate', () => {
  it('is refused with anything in it altered, and holds as it was made, for jose too', async () => {
    const { altered, faults } = await runAltered(400, 5);
    expect(faults).toEqual([]);
    expect(altered).toEqual({ commitment: 80, settlement: 80, proof: 80, 'signed draft': 80, 'cart mandate': 80 });
  }, 60_000);

  it('would be found to be taken by a verifier that only looks at the form', async () => {
    const { faults } = await runAltered(8, 5, async (artefact) => typeof artefact !== 'undefined');
    expect(faults).toHaveLength(8);
  });
});
