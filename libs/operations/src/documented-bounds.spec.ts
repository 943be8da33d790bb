import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fieldsOf, jsonSchemaOf, OPERATIONS, type BodyClass, type InputFault, type SchemaObject } from '@svc/contracts';
import { ANSWERS, answerOperation, type OperationPorts } from './index.js';
import { testPorts } from './testing/test-ports.js';

type Place = readonly (string | number)[];

/** A number that a documented schema bounds, in an example of the operation. */
interface BoundedNumber {
  readonly place: Place;
  readonly schema: SchemaObject;
}

/** The members of a worked example whose schema has a bound, with those of nested classes and of lists of numbers. */
function boundedNumbers(bodyClass: BodyClass, value: unknown, at: Place = []): BoundedNumber[] {
  const properties = jsonSchemaOf(bodyClass)['properties'] as Record<string, SchemaObject>;
  return [...fieldsOf(bodyClass)].flatMap(([name, { nested }]) => {
    const member = (value as Record<string, unknown> | null)?.[name];
    const place = [...at, name];
    if (typeof member === 'number') return [{ place, schema: properties[name] ?? {} }];
    if (Array.isArray(member) && nested)
      return member.flatMap((item, index) => boundedNumbers(nested.of(), item, [...place, index]));
    if (Array.isArray(member) && typeof member[0] === 'number')
      return [{ place: [...place, 0], schema: properties[name]?.['items'] as SchemaObject }];
    return nested && member ? boundedNumbers(nested.of(), member, place) : [];
  });
}

function replaced(value: unknown, [step, ...rest]: Place, by: number): unknown {
  if (step === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

const cases = OPERATIONS.filter(({ id, input }) => ANSWERS.has(id) && input !== null).flatMap((record) =>
  record.examples.flatMap(({ name, input }) =>
    boundedNumbers(record.input!, input).map(
      (bounded) => [`${record.id}, ${name}: ${bounded.place.join('.')}`, record, input, bounded] as const,
    ),
  ),
);

/** Codes of a number out of its own range; others tell how two members stand to each other. */
const IS_RANGE = /_range$|^greater_than/;

let ports: OperationPorts;
beforeAll(async () => {
  ports = await testPorts((text) => createHash('sha256').update(text).digest('base64url'));
});

describe('the lower bound that a number documents is the one that is checked', () => {
  it('is looked at in many places, some of them open at the bound', () => {
    expect(cases.length).toBeGreaterThan(60);
    expect(cases.filter(([, , , { schema }]) => 'exclusiveMinimum' in schema).length).toBeGreaterThan(4);
  });

  it.each(cases)('%s', async (_, record, input, { place, schema }) => {
    const isOpen = 'exclusiveMinimum' in schema;
    const bound = (isOpen ? schema['exclusiveMinimum'] : schema['minimum']) as number | undefined;
    if (bound === undefined) return;
    const { status, body } = await answerOperation(record, replaced(input, place, bound) as object, ports);
    const faults = status === 422 ? (body as { detail: InputFault[] }).detail : [];
    const refused = faults.filter(
      ({ loc, type }) => IS_RANGE.test(type) && JSON.stringify(loc) === JSON.stringify(['body', ...place]),
    );
    expect(refused.map(({ type, msg }) => `${type}: ${msg}`)).toEqual(
      isOpen ? [`greater_than: Input should be above ${bound}`] : [],
    );
  });
});
