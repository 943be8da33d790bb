import { isRecord } from '@svc/contracts';
import type { SchemaObject } from '@svc/contracts';

/** A greatest number from here on stops nobody who means what he writes; the service still tells whom it stops. */
const ENDLESS = 1e6;
/** The same of the items of a list and the characters of a text. */
const ENDLESS_SIZE = 100;

/**
 * The schema of arguments in the plainest form that says the same to a model: a member that may be left out is not null
 * as well, bounds that nobody meets and defaults of nothing are left out, and examples have a place of their own. The
 * service takes more than this, and tells what it does not take.
 * @example plainSchema({ type: ['number', 'null'], default: null }, true) // { type: 'number' }
 */
export function plainSchema(schema: SchemaObject, mayBeLeftOut = false): SchemaObject {
  const { anyOf, properties, items, additionalProperties, ...rest } = mayBeLeftOut ? withoutNull(schema) : schema;
  const required = new Set((rest['required'] ?? []) as string[]);
  const kept = Object.entries(rest).filter(([name, value]) => saysSomething(name, value));
  return {
    ...Object.fromEntries(kept),
    ...(typeof rest['description'] === 'string' && { description: withoutBound(rest['description'], rest) }),
    ...(isAlternative(anyOf, properties) && { anyOf }),
    ...(isRecord(properties) && { properties: plainMembers(properties, required) }),
    ...(isRecord(items) && { items: plainSchema(items) }),
    ...(hasOneKind(additionalProperties) && { additionalProperties: plainSchema(additionalProperties) }),
  };
}

function plainMembers(properties: SchemaObject, required: ReadonlySet<string>): SchemaObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      plainSchema(member as SchemaObject, !required.has(name)),
    ]),
  );
}

function saysSomething(name: string, value: unknown): boolean {
  if (name === 'examples' || (name === 'minLength' && value === 1)) return false;
  if (name === 'maximum') return (value as number) < ENDLESS;
  if (name === 'minimum') return (value as number) > -ENDLESS;
  if (name === 'maxItems' || name === 'maxLength') return (value as number) < ENDLESS_SIZE;
  return name !== 'default' || !(value === '' || value === false || (Array.isArray(value) && value.length === 0));
}

/** A description without the bound that the schema itself has. */
function withoutBound(description: string, { exclusiveMinimum: above }: SchemaObject): string {
  const told = ` Above ${String(above)}.`;
  return description.endsWith(told) ? description.slice(0, -told.length) : description;
}

/** A member's schema without its null, and without the default that says no more than that it may be left out. */
function withoutNull({ type, anyOf, default: usual, enum: words, ...rest }: SchemaObject): SchemaObject {
  const types = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null' && name !== undefined);
  const forms = ((anyOf ?? []) as SchemaObject[]).filter((form) => form['type'] !== 'null');
  return {
    ...(forms.length === 1 && forms[0]),
    ...(forms.length > 1 && { anyOf: forms }),
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(Array.isArray(words) && { enum: words.filter((word) => word !== null) }),
    ...rest,
    ...(usual !== undefined && usual !== null && { default: usual }),
  };
}

/** Whether alternatives say more than that it is an object, or which of its own members have to be there. */
function isAlternative(anyOf: unknown, properties: unknown): boolean {
  return Array.isArray(anyOf) && !isRecord(properties) && !anyOf.every(isAnyObject);
}

/** Whether a schema says that it is an object, and no more. */
function isAnyObject(schema: SchemaObject): boolean {
  return schema['type'] === 'object' && !isRecord(schema['properties']) && !isRecord(schema['additionalProperties']);
}

/** Whether the values of a map are of one kind; a map of several is told as a map. */
function hasOneKind(values: unknown): values is SchemaObject {
  return isRecord(values) && typeof values['type'] === 'string';
}
