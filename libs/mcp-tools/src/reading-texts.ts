import type { DoorTool } from '@svc/contracts';
import { classSchema, type LibrarySchemas } from './class-schema.js';
import type { TextResource } from './resources.js';

/** Where the worked calls of a door's tools are read. */
const EXAMPLES_URI = 'svc://tools/examples';

const JSON_SCHEMA_MEDIA = 'application/schema+json';

/**
 * The JSON Schemas of libraries as resources, so that what tools take and give can be read where there is no other
 * address.
 */
export function schemaTexts(schemas: LibrarySchemas): TextResource[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const { title, description } = schema as { title?: string; description?: string };
    const word = name.toLowerCase();
    return {
      uri: `svc://schemas/${word}`,
      name: `${word}-schema`,
      title: `JSON Schema: ${title ?? word}`,
      description: description ?? `What a ${word} may contain.`,
      mimeType: JSON_SCHEMA_MEDIA,
      text: JSON.stringify(schema),
    };
  });
}

/** Where the schemas of answers are read, a tool each: with the list every agent would pay for all of them. */
export const ANSWER_TEMPLATE = {
  uriTemplate: 'svc://tools/{name}/answer',
  name: 'tool-answer',
  title: 'The answer of a tool',
  description: 'The JSON Schema of the named tool’s answer.',
  mimeType: JSON_SCHEMA_MEDIA,
};

/** What {@link ANSWER_TEMPLATE} stands for: the schema of each tool's answer. */
export function answerTexts(tools: readonly DoorTool[]): TextResource[] {
  return tools.flatMap(({ link, record }) => {
    if (record.output === null) return [];
    const { uriTemplate, ...told } = ANSWER_TEMPLATE;
    const text = JSON.stringify(classSchema(record.output, {}));
    return [{ ...told, uri: uriTemplate.replace('{name}', link.name), text }];
  });
}

/**
 * Worked calls of every tool of a door, as one resource: with each list of tools they would cost every agent their
 * length.
 */
export function exampleTexts(tools: readonly DoorTool[]): TextResource[] {
  if (tools.length === 0) return [];
  const told = tools.map(({ link, record: { id, access, cost, stability, examples } }) => [
    link.name,
    {
      operation: id,
      access,
      cost,
      stability,
      calls: examples.map(({ name, parameters, input }) => ({
        name,
        arguments: asListed({ ...parameters, ...input }),
      })),
    },
  ]);
  return [
    {
      uri: EXAMPLES_URI,
      name: 'tool-examples',
      title: 'Worked calls of every tool',
      description:
        'For each tool: arguments that work, who may call, what it costs. Read this resource if a schema leaves a ' +
        'doubt.',
      mimeType: 'application/json',
      text: JSON.stringify(Object.fromEntries(told)),
    },
  ];
}

/** Arguments as a tool's schema has them: what is null is left out. */
function asListed(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
