import { fieldsOf, jsonSchemaOf, type BodyClass, type OperationRecord, type SchemaObject } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { hasFeature, workOperations } from './listed-operations.js';
import { llmsText } from './llms-text.js';
import { accessAndCost } from './words.js';

/**
 * The full guide at `/llms-full.txt`: `/llms.txt` byte for byte, then every operation in detail; with a store, its
 * reference.
 */
export function llmsFullText(records: readonly OperationRecord[], options: DiscoveryOptions): string {
  const [store, others] = [
    workOperations(records).filter(isStore),
    workOperations(records).filter((record) => !isStore(record)),
  ];
  return [
    llmsText(records, options),
    '## Reference',
    '',
    ...refusalLines(),
    ...others.flatMap(operationLines),
    ...(hasFeature(records, 'store') ? ['## Store reference', '', ...store.flatMap(operationLines)] : []),
  ].join('\n');
}

const isStore = ({ feature }: OperationRecord): boolean => feature === 'store';

function refusalLines(): string[] {
  return [
    'Refusals have the form `{"detail": …}`: a sentence, or with status 422 a list with `loc`, `msg`, ' +
      '`type`, `input` and `ctx` for each fault of the body. 401: the key is missing or unknown. 403: wrong ' +
      'kind of key. 429: wait as many whole seconds as `Retry-After` says.',
    '',
  ];
}

function operationLines(record: OperationRecord): string[] {
  return [
    `### ${record.method} ${record.path}`,
    '',
    record.description,
    '',
    `- ${accessAndCost(record)}; ${record.stability}${record.signed ? '; every response is signed (RFC 9421)' : ''}`,
    ...(record.tools.length === 0 ? [] : [`- MCP: ${record.tools.map(({ name }) => `\`${name}\``).join(', ')}`]),
    `- answers ${record.status}; refuses with ${record.errors.join(', ') || 'no status of its own'}`,
    '',
    ...(record.input ? ['Sent:', '', ...memberLines(record.input), ''] : []),
    ...(record.output ? ['Returned:', '', ...memberLines(record.output), ''] : []),
    ...record.examples
      .slice(0, 1)
      .flatMap(({ input, output }) => [
        ...(input === null ? [] : ['```json', JSON.stringify(input), '```', '']),
        ...(typeof output === 'string' ? [] : ['```json', JSON.stringify(output), '```', '']),
      ]),
  ];
}

function memberLines(bodyClass: BodyClass): string[] {
  const properties = jsonSchemaOf(bodyClass)['properties'] as Record<string, SchemaObject>;
  return [...fieldsOf(bodyClass)].map(([name, { optional }]) => {
    const schema = properties[name] ?? {};
    return `- \`${name}\` (${typeWord(schema)}${optional ? ', optional' : ''}): ${String(schema['description'] ?? '')}`;
  });
}

function typeWord(schema: SchemaObject): string {
  const { type, enum: choices } = schema as { type?: string | string[]; enum?: unknown[] };
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (Array.isArray(type)) return type.join(' or ');
  return type ?? (Array.isArray(schema['anyOf']) ? 'object or null' : 'object');
}
