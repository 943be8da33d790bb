/** What may stand behind `npm start --`. */
import { parseArgs } from 'node:util';

const USAGE = 'npm start takes one option: npm start -- --port 3001 (or PORT=3001 npm start).';

/**
 * The environment that the service is to have.
 * @param {string[]} args the words of the command line
 * @returns {{environment: Record<string, string>} | {fault: string}} what they set, or why they cannot be followed
 * @example startOptions(['--port', '3001']) // { environment: { PORT: '3001' } }
 */
export function startOptions(args) {
  try {
    const { port } = parseArgs({ args, options: { port: { type: 'string' } } }).values;
    return { environment: port === undefined ? {} : { PORT: port } };
  } catch (fault) {
    return { fault: `${fault.message.split('. ')[0]}. ${USAGE}` };
  }
}
