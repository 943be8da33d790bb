/**
 * A value whose texts were quoted from a parted description, with the spaces for which new lines stand there.
 * @example asWritten({ name: 'Desk\noak' }, 'Desk oak, $90') // { name: 'Desk oak' }
 */
export function asWritten<Value>(value: Value, description: string): Value {
  if (typeof value === 'string')
    return (value.includes('\n') && !description.includes(value) ? value.replaceAll('\n', ' ') : value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => asWritten(one, description)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, asWritten(one, description)]),
  ) as Value;
}
