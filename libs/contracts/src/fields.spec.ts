import { describe, expect, it } from '@jest/globals';
import {
  Amount,
  AnyValue,
  Choice,
  fieldsOf,
  Flag,
  FreeObject,
  ListOf,
  ListOfNested,
  ListOfRecords,
  Nested,
  Text,
  Whole,
} from './fields.js';
import { inputFaults } from './input-faults.js';
import { jsonSchemaOf, jsonSchemasOf } from './json-schema.js';

/** A courier's order, with a field of each kind. */
class Stop {
  @Text({ description: 'Where.', min: 1, max: 5 })
  street!: string;

  @Whole({ description: 'Floor.', min: -2, max: 90, optional: true })
  floor?: number;
}

class Order {
  @Text({ description: 'Who orders.', pattern: /^[a-z]+$/, example: 'ida' })
  customer!: string;

  @Choice(['bike', 'van'], { description: 'By what.', optional: true, nullable: true, default: null })
  vehicle?: string | null;

  @Amount({ description: 'Kilograms.', above: 0, max: 30 })
  weight!: number;

  @Nested(() => Stop, { name: 'Stop', description: 'From where.', optional: true, nullable: true, default: null })
  from?: Stop | null;

  @ListOfNested(() => Stop, { name: 'Stop', description: 'Where to.', maxItems: 3 })
  stops!: Stop[];

  @ListOfRecords(['email', 'phone'], { description: 'Whom to tell.', optional: true, maxItems: 2 })
  contacts?: object[];

  @ListOf({ type: 'string' }, { description: 'Notes.', optional: true })
  notes?: string[];

  @FreeObject({ description: 'Whatever the shop wants back.', optional: true })
  own?: object;

  @AnyValue({ description: 'Anything.', optional: true })
  any?: unknown;

  @Flag({ description: 'At once.', optional: true, default: false })
  express?: boolean;

  @Text({ description: 'Why at once.', optional: true, nullable: true, requiredWhen: 'express' })
  reason?: string | null;
}

class SignedOrder extends Order {
  @Text({ description: 'Signature.' })
  signature!: string;
}

const least = { customer: 'ida', weight: 2.5, stops: [{ street: 'Elm' }] };
const said = (change: object, bodyClass: new () => object = Order): unknown[] =>
  inputFaults(bodyClass, { ...least, ...change }).map(({ loc, type }) => [loc.slice(1).join('.'), type]);
const schema = jsonSchemaOf(Order) as { properties: Record<string, Record<string, unknown>>; required: string[] };

describe('the fields of a class', () => {
  it('stand in the order in which they are written, those of the class above first', () => {
    expect([...fieldsOf(Order).keys()].slice(0, 3)).toEqual(['customer', 'vehicle', 'weight']);
    expect([...fieldsOf(SignedOrder).keys()]).toEqual([...fieldsOf(Order).keys(), 'signature']);
    expect(fieldsOf(Order).has('signature')).toBe(false);
  });

  it('of a class without any are none', () => expect(fieldsOf(class Empty {}).size).toBe(0));
});

describe('a body', () => {
  it.each([
    {},
    { vehicle: null },
    { vehicle: 'van', from: { street: 'Oak', floor: -2 } },
    { from: null, notes: [], own: { deep: [1, { er: null }] }, any: [undefined] },
    { contacts: [{ email: 'x' }, { phone: 1, more: true }] },
    { express: false, reason: null },
    { express: true, reason: 'cake' },
    { weight: 30 },
    { weight: Number.MIN_VALUE },
  ])('is taken with %j', (change) => expect(said(change)).toEqual([]));

  it.each<[object, string, string]>([
    [{ customer: 'Ida' }, 'customer', 'value_error'],
    [{ vehicle: 'boat' }, 'vehicle', 'enum'],
    [{ weight: 0 }, 'weight', 'greater_than'],
    [{ weight: 30.01 }, 'weight', 'less_than_equal'],
    [{ weight: null }, 'weight', 'number_type'],
    [{ from: {} }, 'from.street', 'missing'],
    [{ from: { street: '' } }, 'from.street', 'string_too_short'],
    [{ from: [] }, 'from', 'object_type'],
    [{ stops: [{ street: 'Elm' }, { street: 'Elmtree' }] }, 'stops.1.street', 'string_too_long'],
    [{ stops: [{ street: 'Elm', floor: 1.5 }] }, 'stops.0.floor', 'int_type'],
    [{ stops: [{ street: 'Elm', floor: 91 }] }, 'stops.0.floor', 'less_than_equal'],
    [{ stops: [{ street: 'Elm', door: 4 }] }, 'stops.0.door', 'extra_forbidden'],
    [{ stops: [null] }, 'stops.0', 'object_type'],
    [{ stops: Array.from({ length: 4 }, () => ({ street: 'Elm' })) }, 'stops', 'too_long'],
    [{ contacts: [{ email: 'x' }, { fax: 1 }] }, 'contacts.1', 'value_error'],
    [{ contacts: ['x'] }, 'contacts.0', 'object_type'],
    [{ notes: ['ring twice', 7] }, 'notes.1', 'string_type'],
    [{ own: 'text' }, 'own', 'object_type'],
    [{ express: 'yes' }, 'express', 'bool_type'],
    [{ express: true }, 'reason', 'missing'],
    [{ express: true, reason: null }, 'reason', 'string_type'],
  ])('is refused with %j, at %s, as %s', (change, place, type) => expect(said(change)).toEqual([[place, type]]));

  it('of a class that extends another is held to both', () => {
    expect(said({ signature: 'x' }, SignedOrder)).toEqual([]);
    expect(said({ weight: 0 }, SignedOrder)).toEqual([
      ['weight', 'greater_than'],
      ['signature', 'missing'],
    ]);
  });

  it('is told all its faults at once', () =>
    expect(said({ customer: 7, weight: 'heavy', stops: [{}], colour: 'red' })).toEqual([
      ['customer', 'string_type'],
      ['weight', 'number_type'],
      ['stops.0.street', 'missing'],
      ['colour', 'extra_forbidden'],
    ]));
});

describe('the schema of a class', () => {
  it('requires what may not be left out, and knows no other member', () => {
    expect(schema.required).toEqual(['customer', 'weight', 'stops']);
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(Object.keys(schema.properties)).toEqual([...fieldsOf(Order).keys()]);
  });

  it('says what a member is, its bounds, its default and an example', () => {
    const { customer, vehicle, weight, stops, express } = schema.properties;
    expect(customer).toEqual({ type: 'string', pattern: '^[a-z]+$', description: 'Who orders.', examples: ['ida'] });
    expect(vehicle).toEqual({
      type: ['string', 'null'],
      enum: ['bike', 'van', null],
      description: 'By what.',
      default: null,
    });
    expect(weight).toMatchObject({ exclusiveMinimum: 0, maximum: 30, description: 'Kilograms. Above 0.' });
    expect(stops).toMatchObject({ maxItems: 3, items: { $ref: '#/components/schemas/Stop' } });
    expect(express).toEqual({ type: 'boolean', description: 'At once.', default: false });
  });

  it('says of an object that may be null that it is one or the other', () =>
    expect(schema.properties['from']).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/Stop' }, { type: 'null' }],
      description: 'From where.',
    }));

  it('says of records by which members they are known', () =>
    expect(schema.properties['contacts']?.['items']).toMatchObject({
      additionalProperties: true,
      anyOf: [{ required: ['email'] }, { required: ['phone'] }],
    }));

  it('comes with those of the classes that it holds, each once, by name', () =>
    expect(Object.keys(jsonSchemasOf([SignedOrder, Order, Order]))).toEqual(['Order', 'SignedOrder', 'Stop']));

  it('cannot share its name with another class', () => {
    const twin = { Order: class {} }.Order;
    expect(() => jsonSchemasOf([Order, twin])).toThrow('Two classes are named Order.');
  });
});
