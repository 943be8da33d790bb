import { describe, expect, it } from '@jest/globals';
import { inputFaults } from './input-faults.js';
import { jsonSchemaOf } from './json-schema.js';
import { ShareOutcome, VERTICALS, VerticalOfCall, type Sharing, type Vertical } from './sharing.js';

class SharingIn implements Sharing {
  @ShareOutcome()
  share_outcome?: boolean;

  @VerticalOfCall()
  vertical?: Vertical | null;
}

const faults = (body: object): unknown[] => inputFaults(SharingIn, body).map(({ loc, type }) => [loc.join('.'), type]);

describe('sharing an outcome', () => {
  it('is left out by default, and a vertical may stand alone', () => {
    for (const body of [
      {},
      { share_outcome: false },
      { share_outcome: false, vertical: null },
      { vertical: 'energy_trading' },
    ])
      expect([body, faults(body)]).toEqual([body, []]);
  });

  it('needs a vertical, one of the twelve', () => {
    expect(VERTICALS).toHaveLength(12);
    for (const vertical of VERTICALS) expect(faults({ share_outcome: true, vertical })).toEqual([]);
    expect(faults({ share_outcome: true })).toEqual([['body.vertical', 'missing']]);
    expect(faults({ share_outcome: true, vertical: null })).toEqual([['body.vertical', 'enum']]);
    expect(faults({ vertical: 'used_cars' })).toEqual([['body.vertical', 'enum']]);
    expect(faults({ share_outcome: 'yes' })).toEqual([['body.share_outcome', 'bool_type']]);
  });

  it('is described as optional', () => {
    expect(jsonSchemaOf(SharingIn)).toMatchObject({
      properties: { share_outcome: { type: 'boolean', default: false }, vertical: { type: ['string', 'null'] } },
      additionalProperties: false,
    });
    expect(jsonSchemaOf(SharingIn)).not.toHaveProperty('required');
  });
});
