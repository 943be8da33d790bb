/** The part of JSON Schema 2020-12 that the policy's shape needs; `schemaFaults` reads exactly this. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  /** Forms of which a value has one; no two of them are of one type. */
  anyOf?: readonly (JsonSchema & Required<Pick<JsonSchema, 'type'>>)[];
  const?: string;
  enum?: readonly (string | number)[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}
