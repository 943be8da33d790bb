/** One step of a JSON Patch (RFC 6902), of the three kinds that questions use. */
export interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

/**
 * The document with the steps taken; the one given stays as it is.
 * @throws Error where a step names a place that is not there
 * @example applyPatch({ a: 1 }, [{ op: 'add', path: '/b', value: 2 }]) // { a: 1, b: 2 }
 */
export function applyPatch<Document>(document: Document, steps: readonly PatchStep[]): Document {
  const root = { document: structuredClone(document) as unknown };
  for (const step of steps) take(root, step);
  return root.document as Document;
}

function take(root: { document: unknown }, { op, path, value }: PatchStep): void {
  const parts = path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = parts.length === 1 ? 'document' : (parts.at(-1) ?? '');
  const parent = parts
    .slice(1, -1)
    .reduce<unknown>(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      parts.length === 1 ? root : root.document,
    );
  if (typeof parent !== 'object' || parent === null) throw new Error(`there is no ${path}`);
  if (Array.isArray(parent)) {
    const index = name === '-' ? parent.length : Number(name);
    if (op === 'add') parent.splice(index, 0, value);
    else parent.splice(index, 1, ...(op === 'replace' ? [value] : []));
  } else if (op === 'remove') delete (parent as Record<string, unknown>)[name];
  else (parent as Record<string, unknown>)[name] = value;
}
