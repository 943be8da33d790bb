import { describe, expect, it } from '@jest/globals';
import { KEPT_MEMBERS, type ReportedOutcome, type ToldOutcome } from '@svc/accounts';
import { fieldsOf } from '../fields.js';
import { jsonSchemaOf } from '../json-schema.js';
import type { BodyClass } from '../operation.js';
import { OPERATIONS } from '../operations.js';
import { type ReportOutcomeIn, type TelemetryOutcome } from './telemetry-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  told: Same<Omit<ReportOutcomeIn, 'recommendation_id'>, ToldOutcome>;
  outcome: Same<TelemetryOutcome, ReportedOutcome>;
} = { told: true, outcome: true };

/** What a member may be so that nothing but figures and flags are kept of it. */
const KEPT_TYPES = ['number', 'integer', 'boolean', 'null'];

/** The JSON types of the member at a path; those of the items where it is a list. */
function typesAt(bodyClass: BodyClass, [name = '', ...rest]: readonly string[]): unknown[] {
  const nested = fieldsOf(bodyClass).get(name)?.nested;
  if (rest.length > 0 && nested !== undefined) return typesAt(nested.of(), rest);
  const { properties = {} } = jsonSchemaOf(bodyClass) as { properties?: Record<string, Record<string, unknown>> };
  const { type, items } = properties[name] ?? {};
  // The parameters of a prior are an object of figures in one of two forms.
  const forms = (properties[name]?.['oneOf'] ?? []) as { properties: Record<string, { type?: unknown }> }[];
  if (rest.length > 0)
    return forms.flatMap((form) => (rest[0]! in form.properties ? [form.properties[rest[0]!]?.type] : []));
  return [(items as { type?: unknown } | undefined)?.type ?? type].flat();
}

describe('what is kept of a shared call', () => {
  it('is told and exported in the shapes that the library owns', () => {
    expect(Object.values(same)).not.toContain(false);
  });

  it('is listed for every operation that can be shared, and for no other', () => {
    const sharing = OPERATIONS.filter(({ input }) => input !== null && fieldsOf(input).has('share_outcome'));
    expect(Object.keys(KEPT_MEMBERS).sort()).toEqual(sharing.map(({ id }) => id).sort());
    expect(sharing).toHaveLength(5);
  });

  it.each(Object.entries(KEPT_MEMBERS))('of %s is figures and flags that its classes have', (id, members) => {
    const record = OPERATIONS.find((operation) => operation.id === id);
    for (const [bodyClass, paths] of [
      [record!.input!, members.request],
      [record!.output!, members.recommendation],
    ] as const) {
      for (const path of paths) {
        const types = typesAt(bodyClass, path.split('.'));
        expect([path, types.length > 0 && types.every((type) => KEPT_TYPES.includes(String(type)))]).toEqual([
          path,
          true,
        ]);
      }
    }
  });
});
