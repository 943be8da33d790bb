import { ConfigurationFault } from './configuration-fault.js';
import type { Variable } from './variable.js';
import { VARIABLES, type VariableName, type VariableValues } from './variables.js';

/** An environment: names to texts. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Every variable read and checked; an empty text counts as unset.
 * @throws ConfigurationFault with all faults at once.
 */
export function readVariables(env: Environment): VariableValues {
  const values: Partial<Record<VariableName, unknown>> = {};
  const faults: string[] = [];
  for (const name of Object.keys(VARIABLES) as VariableName[]) {
    try {
      values[name] = readOne(VARIABLES[name], env[name]);
    } catch (fault) {
      faults.push(describe(name, VARIABLES[name], env[name], fault));
    }
  }
  if (faults.length > 0) throw new ConfigurationFault(faults);
  return values as VariableValues;
}

/** What README has callers keep in their shell: it is read by the programs that call, not here. */
const CALLERS_KEY = 'SVC_ACCESS_KEY';

/** Names that look like ours and are not read: most often a slip of the pen. */
export function unknownNames(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('SVC_') && !Object.hasOwn(VARIABLES, name) && name !== CALLERS_KEY)
    .sort();
}

function readOne(variable: Variable<unknown>, given: string | undefined): unknown {
  const chosen = given === undefined || given.trim() === '' ? variable.unset : given.trim();
  return chosen === null ? null : variable.parse(chosen);
}

function describe(name: string, variable: Variable<unknown>, given: string | undefined, fault: unknown): string {
  const reason = fault instanceof Error ? fault.message : 'cannot be read';
  return variable.secret ? `${name} ${reason}` : `${name} ${reason} (it is ${JSON.stringify(given)})`;
}
