import type { Config } from '../platform/config/config.js';
import type { AdminContext } from './admin-context.js';

/** A command that cannot be carried out as it was given; its message is for the operator. */
export class AdminFault extends Error {
  readonly code = 'admin_fault';
  override readonly name = 'AdminFault';
}

/** What a command was given beside its name. */
export interface CommandInput {
  id: string | undefined;
  kind: string | undefined;
  label: string | undefined;
  cents: string | undefined;
  note: string | undefined;
  status: string | undefined;
  'lock-seconds': string | undefined;
}

/** How a command is called. */
interface CommandUsage {
  /** Subject and act: `keys issue`. */
  name: string;
  /** What follows the name: `ID`, `[--label TEXT]`. */
  parameters: string;
  about: string;
}

/** One command of the operator, on a database that is of this version; the lines that it gives are printed. */
export interface OpenCommand extends CommandUsage {
  run(context: AdminContext, input: CommandInput): Promise<string[]>;
}

/** One that opens for itself what it needs: a database that nothing has migrated, or a folder. */
export interface UnopenedCommand extends CommandUsage {
  runUnopened(config: Config, input: CommandInput): Promise<string[]>;
}

/** One command of the operator. */
export type Command = OpenCommand | UnopenedCommand;

/** The id that a command cannot do without. @throws AdminFault */
export function needId({ id }: CommandInput, of: string): string {
  if (id === undefined) throw new AdminFault(`name the ${of} by its ID`);
  return id;
}

/** A day and minute in UTC, as a table shows it; `-` for none. */
export function showTime(time: Date | null): string {
  return time === null ? '-' : `${time.toISOString().slice(0, 16).replace('T', ' ')}Z`;
}

/**
 * Rows in columns as wide as their widest cell. Control characters of a cell are shown as `?`: a terminal would obey
 * them.
 */
export function showTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const clean = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\p{Cc}|\p{Cf}/gu, '?')));
  const widths = head.map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  return clean.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
