import type { OperationRecord } from '@svc/contracts';
import type { Execute } from './execution.js';

/** A text that a door offers for reading, such as the price list or the guide for agents. */
export interface TextResource {
  /** Where the same text is served, or a name of its own: `svc://…`. */
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** The text, or how to fetch it where another process renders it. */
  readonly text: string | (() => Promise<string>);
}

/** A resource as it is listed and read. */
export interface DoorResource<Context> extends Omit<TextResource, 'text'> {
  read(context: Context, signal: AbortSignal): Promise<string>;
}

/** The operations that are also resources: open, without input, and worth reading before the first call. */
const READ_OPERATIONS: readonly { operation: string; uri: string; name: string }[] = [
  { operation: 'listPolicyTemplates', uri: 'svc://policy/templates', name: 'policy-templates' },
];

/** What a door offers for reading: what operations answer, then the texts that it was given. */
export function doorResources<Context>(
  records: readonly OperationRecord[],
  execute: Execute<Context>,
  texts: readonly TextResource[],
): DoorResource<Context>[] {
  const answered = READ_OPERATIONS.flatMap(({ operation, uri, name }) => {
    const record = records.find(({ id }) => id === operation);
    return record === undefined ? [] : [operationResource(record, { uri, name }, execute)];
  });
  return [
    ...answered,
    ...texts.map(({ text, ...listed }) => ({
      ...listed,
      read: () => (typeof text === 'string' ? Promise.resolve(text) : text()),
    })),
  ];
}

function operationResource<Context>(
  record: OperationRecord,
  { uri, name }: { uri: string; name: string },
  execute: Execute<Context>,
): DoorResource<Context> {
  return {
    uri,
    name,
    title: record.summary,
    description: record.description,
    mimeType: record.media,
    read: async (context, signal) => {
      const { status, body } = await execute(record, {}, { accessKey: null, context, signal, isCounted: true });
      if (status !== record.status) throw new Error(`${record.id} was answered with ${status}`);
      return JSON.stringify(body);
    },
  };
}
