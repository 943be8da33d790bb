import type { Attributes } from '../tracing/spans.js';
import { Prisma } from './client/client.js';
import type { Statement } from './open-client.js';

const TABLES: ReadonlySet<string> = new Set(Object.values(Prisma.ModelName).map(tableOf));

/** A table that a statement reads or writes, as our SQL names it. */
const NAMED_TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"(\w+)"/g;

/** What a span says of the database. */
export const describeDatabase = (): Attributes<'transaction'> => ({ 'db.system.name': 'postgresql' });

/**
 * What a span says of a statement: what it does and the first table that it names; no text of it, and no value.
 * @example describeStatement({ model: 'AccessKey', operation: 'findUnique', args }) // findUnique, access_key
 */
export function describeStatement({ model, operation, args }: Statement): Attributes<'statement'> {
  const written = model === undefined ? writtenStatement(args) : null;
  const table = model === undefined ? written?.table : tableOf(model);
  return {
    ...describeDatabase(),
    'db.operation.name': written?.verb ?? operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  };
}

/** The verb and the first table of SQL; null where the arguments are of another kind. */
function writtenStatement(args: unknown): { verb: string | undefined; table: string | undefined } | null {
  if (typeof args !== 'object' || args === null || !('strings' in args) || !Array.isArray(args.strings)) return null;
  // The values stand between these parts, and are left out.
  const text = (args.strings as readonly string[]).join(' ');
  const [, verb] = /^\s*([A-Z]+)\b/.exec(text) ?? [];
  const table = [...text.matchAll(NAMED_TABLE)].map(([, name]) => name).find((name) => TABLES.has(name ?? ''));
  return { verb, table };
}

/** The table of a model: the schema names all of them so. */
function tableOf(model: string): string {
  return model.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
}
