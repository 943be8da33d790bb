import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { readAndMended } from './read-and-mended.js';

const salt = 'AAAAAAAAAAAAAAAAAAAAAA';
const TABLES = 'Tables for hire, €12 a table a day, lowest €9. A tablecloth costs €3.50 a table on top.';
const compiled = (answer?: string | { kind: string; paid: string }) =>
  readAndMended(TABLES, { salt, ...(answer !== undefined && { answers: { extra_47: answer } }) });
const chargeOf = (answer?: string | { kind: string; paid: string }): unknown =>
  (compiled(answer).policy as Policy).terms?.[0]?.options[1];

describe('how often an extra is paid', () => {
  it('is a choice of its line', () => {
    const says = compiled()
      .readback.find(({ id }) => id === 'extra_47')
      ?.choices.slice(0, 3);
    expect(says).toEqual([
      { id: 'once', says: '“tablecloth” costs €3.50 on top, once per order.' },
      { id: 'per_unit_once', says: '“tablecloth” costs €3.50 on top, for each table.' },
      { id: 'per_period', says: '“tablecloth” costs €3.50 on top, for each day.' },
    ]);
  });

  it.each([
    ['once', 'deal'],
    ['per_unit_once', undefined],
    ['per_period', 'period'],
  ])('is as the seller says: %s', (paid, per) => {
    expect(chargeOf(paid)).toHaveProperty('charge.amount', 3.5);
    expect((chargeOf(paid) as { charge_per?: string }).charge_per).toBe(per);
    expect(chargeOf({ kind: 'extra', paid })).toEqual(chargeOf(paid));
    expect(compiled(paid).readback.find(({ id }) => id === 'extra_47')).toMatchObject({ certainty: 'sure' });
  });

  it('stays where the seller says so, and is nothing that no choice has', () => {
    expect(chargeOf({ kind: 'extra', paid: 'per_unit' })).toEqual(chargeOf());
    expect(() => compiled({ kind: 'extra', paid: 'per_other' })).toThrow(
      '"extra_47" accepts one of once, per_unit_once, per_unit, per_period, not "per_other"',
    );
  });
});
