/**
 * One rule in its own words, and where it is broken what was found.
 * @example line('rounded', false, 'the price or total is in price steps').message
 * // 'broken: the price or total is in price steps'
 */
export const line = <Id extends string>(
  id: Id,
  ok: boolean,
  rule: string,
  found = '',
): { id: Id; ok: boolean; message: string } => ({
  id,
  ok,
  message: ok ? rule : `broken: ${rule}${found && ` (${found})`}`,
});
