/** A text with the spaces of the description where it was quoted from a parted one. */
function restored(text: string, description: string): string {
  if (!text.includes('\n') || description.includes(text)) return text;
  const written = new RegExp(
    text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\s`),
    'u',
  );
  return written.exec(description)?.[0] ?? text.replaceAll('\n', ' ');
}

/**
 * A value whose texts were quoted from a parted description, with the spaces for which new lines stand there.
 * @example restoreSpaces({ name: 'Desk\noak' }, 'Desk oak, $90') // { name: 'Desk oak' }
 */
export function restoreSpaces<Value>(value: Value, description: string): Value {
  if (typeof value === 'string') return restored(value, description) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => restoreSpaces(one, description)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, restoreSpaces(one, description)]),
  ) as Value;
}
