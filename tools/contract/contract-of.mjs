/**
 * What a client can rely on in an OpenAPI document, a line an operation and a line a member of a schema, sorted:
 *   POST /v1/reply key ReplyIn 200:ReplyResult
 *   ReplyIn.message required string 1..4000
 * Words about it, examples and refusals are left out.
 */

/** @returns the lines of a document */
export function contractOf({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationLine(method.toUpperCase(), path, operation)),
  );
  const members = Object.entries(components.schemas).flatMap(([name, schema]) => memberLines(name, schema));
  return [...operations.sort(), ...members.sort()];
}

function operationLine(method, path, { security = [], requestBody, responses }) {
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content = {} }]) => `${status}:${bodyOf(content)}`);
  // A security requirement without a scheme says that a call may come without one.
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  return [method, path, isOpen ? 'open' : 'key', bodyOf(requestBody?.content), ...answers.sort()].join(' ');
}

/** The class of a body; of one without a class, its media type; `-` where there is none. */
function bodyOf(content = {}) {
  const [media, found] = Object.entries(content)[0] ?? [];
  if (media === undefined) return '-';
  const refs = [found.schema, ...(found.schema?.oneOf ?? found.schema?.anyOf ?? [])].map((schema) => nameOf(schema));
  return refs.find((name) => name !== undefined) ?? media;
}

const nameOf = (schema) => schema?.$ref?.split('/').at(-1);

function memberLines(name, { properties = {}, required = [] }) {
  return Object.entries(properties).map(([member, schema]) => {
    const { types, bounds } = shapeOf(schema);
    return [`${name}.${member}`, required.includes(member) ? 'required' : 'optional', types.join('|'), ...bounds]
      .join(' ')
      .trim();
  });
}

/** The types that a value may have, classes by name, and its bounds. */
function shapeOf(schema) {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) {
    const shapes = forms.map(shapeOf);
    return {
      types: distinct(shapes.flatMap(({ types }) => types)),
      bounds: shapes.length === 2 ? mainBounds(shapes) : [],
    };
  }
  const types = [schema.type ?? nameOf(schema) ?? 'any'].flat();
  const items = schema.items === undefined ? '' : `[${shapeOf(schema.items).types.join('|')}]`;
  return {
    types: distinct(types.map((type) => (type === 'array' ? `array${items}` : type))),
    bounds: boundsOf(schema),
  };
}

/** Those of the form beside null. */
const mainBounds = (shapes) => (shapes.find(({ types }) => !types.includes('null')) ?? { bounds: [] }).bounds;
const distinct = (words) => [...new Set(words)].sort();

function boundsOf(schema) {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? schema.maxLength ?? schema.maxItems;
  const words = schema.enum?.filter((word) => word !== null);
  return [
    ...(least === undefined && most === undefined ? [] : [`${least ?? ''}..${most ?? ''}`]),
    ...(words === undefined ? [] : [`{${words.join(',')}}`]),
  ];
}
