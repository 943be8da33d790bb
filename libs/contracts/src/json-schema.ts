import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { fieldsOf, type SchemaObject } from './fields.js';
import { formsOf } from './one-of.js';
import type { BodyClass } from './operation.js';

/** A class's rules are all known once it is declared, and a service that starts asks for each several times. */
const written = new WeakMap<BodyClass, SchemaObject>();

/**
 * The JSON Schema (2020-12) of a body class: its validation rules, `additionalProperties: false`, its forms where it
 * has several, and `$ref`s under `#/components/schemas` for the classes that it holds. The same object each time, not
 * to be changed.
 */
export function jsonSchemaOf(bodyClass: BodyClass): SchemaObject {
  const known = written.get(bodyClass);
  if (known !== undefined) return known;
  const schema = writeSchema(bodyClass);
  written.set(bodyClass, schema);
  return schema;
}

function writeSchema(bodyClass: BodyClass): SchemaObject {
  const found = targetConstructorToSchema(bodyClass) as SchemaObject;
  const fields = [...fieldsOf(bodyClass)];
  const described = (found['properties'] ?? {}) as Record<string, SchemaObject>;
  const properties = Object.fromEntries(fields.map(([name]) => [name, described[name] ?? {}]));
  const required = fields.filter(([, rule]) => !rule.optional && rule.unless === undefined).map(([name]) => name);
  const oneOf = formsOf(bodyClass);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(oneOf !== null && { oneOf }),
  };
}

/**
 * The schemas of these classes and of every class they hold, by class name.
 * @throws Error where two classes share a name: the document knows schemas by name alone.
 */
export function jsonSchemasOf(bodyClasses: readonly BodyClass[]): Record<string, SchemaObject> {
  const seen = new Map<string, BodyClass>();
  const visit = (bodyClass: BodyClass): void => {
    const known = seen.get(bodyClass.name);
    if (known === bodyClass) return;
    if (known) throw new Error(`Two classes are named ${bodyClass.name}.`);
    seen.set(bodyClass.name, bodyClass);
    for (const { nested } of fieldsOf(bodyClass).values()) if (nested) visit(nested.of());
  };
  bodyClasses.forEach(visit);
  return Object.fromEntries(
    [...seen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, bodyClass]) => [name, jsonSchemaOf(bodyClass)]),
  );
}
