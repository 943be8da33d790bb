import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import type { NumbersForms } from './numbers-of.js';
import type { BodyClass } from './operation.js';
import { AtMostCharacters, bound, GreaterThan, NotBlank, presenceOf } from './value-rules.js';

/** A JSON Schema 2020-12, as far as this package writes it. */
export type SchemaObject = Record<string, unknown>;

/** What every field says of itself. */
export interface FieldOptions {
  description: string;
  /** May be left out. */
  optional?: boolean;
  /** May be null. */
  nullable?: boolean;
  /** Where this member of the same body is true, it may be neither left out nor null. */
  requiredWhen?: string;
  /** It may be left out where this member of the same body is there. */
  unless?: string;
  /** Whether it is for REST alone: tools do not list it. */
  notInTools?: true;
  default?: string | number | boolean | null | readonly unknown[];
  example?: unknown;
}

/** What validation and schema writing must know beside class-validator's own metadata. */
export interface FieldRule {
  optional: boolean;
  nullable: boolean;
  /** The member in whose presence it may be left out. */
  unless?: string;
  /** Whether tools do not list it. */
  notInTools?: true;
  /** The class of the value, or of each item of a list. */
  nested?: { of: () => BodyClass; list: boolean };
  /** The schema of the items of a list of plain values. */
  items?: SchemaObject;
  /** The schema of the values of a free object. */
  values?: SchemaObject;
  /** Members of which each item that is an object has at least one. */
  itemsHaveOneOf?: readonly string[];
  /** What an object of numbers may hold. */
  forms?: NumbersForms;
}

const rules = new Map<object, Map<string, FieldRule>>();

/** The field rules of a class in the order of declaration, those of the class that it extends first. */
export function fieldsOf(bodyClass: BodyClass): ReadonlyMap<string, FieldRule> {
  const above = Object.getPrototypeOf(bodyClass) as BodyClass | null;
  return rules.get(bodyClass) ?? (above === null ? new Map() : fieldsOf(above));
}

/** Where a schema of this name stands in the OpenAPI document. */
export const schemaRef = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });

function withNull(schema: SchemaObject): SchemaObject {
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const widened: SchemaObject = { ...schema, type: [schema['type'], 'null'] };
  if (Array.isArray(schema['enum'])) widened['enum'] = [...(schema['enum'] as unknown[]), null];
  return widened;
}

/** A field of any kind: its rules, and what the schema says beside what follows from them. */
export function field(
  options: FieldOptions,
  validators: readonly PropertyDecorator[],
  extra: SchemaObject = {},
  content: Omit<FieldRule, 'optional' | 'nullable' | 'unless' | 'notInTools'> = {},
): PropertyDecorator {
  const { unless, notInTools } = options;
  const optional = options.optional ?? false;
  const nullable = options.nullable ?? false;
  return (prototype, key) => {
    const target = prototype.constructor as BodyClass;
    const own = rules.get(target) ?? new Map(fieldsOf(target));
    const rule = { optional, nullable, ...(unless !== undefined && { unless }), ...(notInTools && { notInTools }) };
    rules.set(target, own.set(String(key), { ...rule, ...content }));
    for (const decorate of [...validators, ...presenceOf(options)]) decorate(prototype, key);
    const describe = JSONSchema((source) => {
      // Beside a rule of its own, class-validator-jsonschema refers to the type that TypeScript reflects: where null is
      // allowed that is `Object`, which is no schema.
      const { $ref: _reflected, ...known } = source as SchemaObject;
      const plain: SchemaObject = '$ref' in extra ? extra : { ...known, ...extra };
      return {
        ...(nullable ? withNull(plain) : plain),
        description: options.description,
        ...(options.default !== undefined && { default: options.default }),
        ...(options.example !== undefined && { examples: [options.example] }),
      };
    });
    describe(prototype, String(key));
  };
}

/** How many items a list may have. */
interface ListBounds {
  minItems?: number;
  maxItems?: number;
}

const listValidators = ({ minItems, maxItems }: ListBounds): PropertyDecorator[] => [
  IsArray(),
  ...(minItems === undefined ? [] : [ArrayMinSize(minItems, bound(minItems))]),
  ...(maxItems === undefined ? [] : [ArrayMaxSize(maxItems, bound(maxItems))]),
];

/** A string; `max` and `min` count characters. One of words must hold more than white space. */
export function Text(
  options: FieldOptions & { max?: number; min?: number; pattern?: RegExp; format?: string; words?: boolean },
): PropertyDecorator {
  const validators = [IsString()];
  if (options.words) validators.push(NotBlank());
  if (options.min !== undefined) validators.push(MinLength(options.min, bound(options.min)));
  if (options.max !== undefined) validators.push(AtMostCharacters(options.max));
  if (options.pattern) validators.push(Matches(options.pattern));
  return field(options, validators, {
    type: 'string',
    ...(options.pattern && { pattern: options.pattern.source }),
    ...(options.format && { format: options.format }),
  });
}

/** One of a closed set of words. */
export function Choice(values: readonly string[], options: FieldOptions): PropertyDecorator {
  return field(options, [IsIn([...values], bound(values))], { type: 'string', enum: values });
}

/** True or false. */
export function Flag(options: FieldOptions): PropertyDecorator {
  return field(options, [IsBoolean()], { type: 'boolean' });
}

/**
 * A finite number. `above` is a lower bound that the number may not equal: it is checked, stands in the schema as
 * `exclusiveMinimum` and is told at the end of the description.
 * @example Amount({ description: 'Seconds until all have to be sold.', above: 0, max: 1e9 })
 */
export function Amount(options: FieldOptions & { min?: number; above?: number; max?: number }): PropertyDecorator {
  const validators = [IsNumber({ allowInfinity: false, allowNaN: false }), ...bounds(options)];
  const { above } = options;
  if (above === undefined) return field(options, validators, { type: 'number' });
  const description = `${options.description} Above ${above}.`;
  return field({ ...options, description }, [...validators, GreaterThan(above)], {
    type: 'number',
    exclusiveMinimum: above,
  });
}

/** A whole number. */
export function Whole(options: FieldOptions & { min?: number; max?: number }): PropertyDecorator {
  return field(options, [IsInt(), ...bounds(options)], { type: 'integer' });
}

function bounds({ min, max }: { min?: number; max?: number }): PropertyDecorator[] {
  return [...(min === undefined ? [] : [Min(min, bound(min))]), ...(max === undefined ? [] : [Max(max, bound(max))])];
}

/**
 * An object whose members belong to somebody else: the caller, or the schema of that name. `orOther` takes one that
 * does not fit it as well, so that it can be judged.
 */
export function FreeObject(
  options: FieldOptions & { schema?: string; orOther?: true; values?: SchemaObject },
): PropertyDecorator {
  const { schema, orOther, values } = options;
  const free = { type: 'object', additionalProperties: values ?? true };
  const named = schema === undefined ? free : schemaRef(schema);
  const written = orOther === true ? { type: 'object', anyOf: [named, free] } : named;
  return field(options, [IsObject()], written, values ? { values } : {});
}

/** An object of one of our own classes. */
export function Nested(of: () => BodyClass, options: FieldOptions & { name: string }): PropertyDecorator {
  return field(options, [IsObject()], schemaRef(options.name), { nested: { of, list: false } });
}

/** Any JSON value. */
export function AnyValue(options: FieldOptions): PropertyDecorator {
  return field(options, [Allow()]);
}

/** A list of plain values or free objects. */
export function ListOf(items: SchemaObject, options: FieldOptions & ListBounds): PropertyDecorator {
  return field(options, listValidators(options), { type: 'array', items }, { items });
}

/** A list of somebody else's records, each with at least one of these members: by them its form is known. */
export function ListOfRecords(haveOneOf: readonly string[], options: FieldOptions & ListBounds): PropertyDecorator {
  const properties = Object.fromEntries(haveOneOf.map((member) => [member, {}]));
  const items: SchemaObject = {
    type: 'object',
    properties,
    additionalProperties: true,
    anyOf: haveOneOf.map((member) => ({ properties: { [member]: {} }, required: [member] })),
  };
  return field(
    options,
    listValidators(options),
    { type: 'array', items },
    { items: { type: 'object' }, itemsHaveOneOf: haveOneOf },
  );
}

/** A list of objects of one of our own classes. */
export function ListOfNested(
  of: () => BodyClass,
  options: FieldOptions & ListBounds & { name: string },
): PropertyDecorator {
  return field(
    options,
    listValidators(options),
    { type: 'array', items: schemaRef(options.name) },
    { nested: { of, list: true } },
  );
}
