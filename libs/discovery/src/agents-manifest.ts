import { fieldsOf, jsonSchemaOf, schemaRef, type OperationRecord, type SchemaObject } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { workOperations } from './listed-operations.js';
import { SERVICE_SUMMARY, SERVICE_TITLE } from './service-identity.js';

const SOURCE = 'svc_api';

/** A job of several calls: operation ids in order, and which answers go into which requests. */
const JOBS: readonly {
  id: string;
  title: string;
  description: string;
  operations: readonly string[];
  links: readonly [from: string, path: string, to: string, path: string][];
}[] = [
  {
    id: 'negotiate_from_plain_words',
    title: 'Negotiate from plain words',
    description:
      'Compile a seller’s words into a policy, answer the buyer inside it (again for each message, with the ' +
      'state of the previous answer), and verify the receipt of the deal.',
    operations: ['compilePolicy', 'draftReply', 'verifyReceipt'],
    links: [
      ['compile_policy', 'responses.200.policy', 'draft_reply', 'requestBody.policy'],
      ['compile_policy', 'responses.200.policy', 'verify_receipt', 'requestBody.policy'],
      ['draft_reply', 'responses.200.receipt', 'verify_receipt', 'requestBody.receipt'],
    ],
  },
];

/**
 * What an agent can get done here, as flows over the OpenAPI description (the agents.json form):
 * `/.well-known/agents.json`.
 */
export function agentsManifest(records: readonly OperationRecord[], { baseUrl, version }: DiscoveryOptions): object {
  const work = workOperations(records);
  const jobs = JOBS.filter(({ operations }) => operations.every((id) => work.some((record) => record.id === id)));
  return {
    agentsJson: '0.1.0',
    info: { title: SERVICE_TITLE, version, description: SERVICE_SUMMARY },
    sources: [{ id: SOURCE, path: `${baseUrl}/openapi.json` }],
    flows: [...jobs.map((job) => jobFlow(job, work)), ...work.map(operationFlow)],
  };
}

const snake = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const actionOf = ({ id }: OperationRecord): object => ({ id: snake(id), sourceId: SOURCE, operationId: id });

function jobFlow(
  { id, title, description, operations, links }: (typeof JOBS)[number],
  work: readonly OperationRecord[],
): object {
  const steps = operations.flatMap((operation) => work.filter((record) => record.id === operation));
  const [first, last] = [steps[0], steps.at(-1)];
  return {
    id,
    title,
    description,
    actions: steps.map(actionOf),
    links: links.map(([from, fromPath, to, toPath]) => ({
      origin: { actionId: from, fieldPath: fromPath },
      target: { actionId: to, fieldPath: toPath },
    })),
    fields: { ...inputFields(first), responses: answerFields(last) },
  };
}

function operationFlow(record: OperationRecord): object {
  return {
    id: snake(`do${record.id[0]?.toUpperCase()}${record.id.slice(1)}`),
    title: record.summary,
    description: record.description,
    actions: [actionOf(record)],
    fields: { ...inputFields(record), responses: answerFields(record) },
  };
}

function inputFields(record: OperationRecord | undefined): object {
  const input = record?.input;
  if (!input) return { parameters: [] };
  const properties = jsonSchemaOf(input)['properties'] as Record<string, SchemaObject>;
  return {
    parameters: [...fieldsOf(input)].map(([name, { optional }]) => ({
      name,
      description: String(properties[name]?.['description'] ?? ''),
      required: !optional,
    })),
    requestBody: { content: { 'application/json': { schema: schemaRef(input.name) } } },
  };
}

function answerFields(record: OperationRecord | undefined): object {
  if (!record?.output) return {};
  return {
    success: {
      type: 'object',
      description: record.summary,
      content: { [record.media]: { schema: schemaRef(record.output.name) } },
    },
  };
}
