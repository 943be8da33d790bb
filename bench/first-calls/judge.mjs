import { inputFaults, toolsOfDoor } from '@svc/contracts';

/** Arguments that the door takes away before an operation sees the rest. */
const KEYS = ['api_key', 'access_key'];

/**
 * What is wrong with the first call for a task; null where it is right: one of the task's tools, with arguments that
 * the service takes, and with the figures that the task names.
 * @example judgeFirstCall(task, { tool: 'negotiate', arguments: { side: 'buy', … } }, OPERATIONS) // null
 */
export function judgeFirstCall({ tools, arguments: wanted }, call, records) {
  if (call === undefined) return 'no call';
  if (!tools.includes(call.tool)) return `another tool: ${call.tool}`;
  const { record } = toolsOfDoor(records, 'pro').find(({ link }) => link.name === call.tool);
  const input = Object.fromEntries(Object.entries(call.arguments).filter(([name]) => !KEYS.includes(name)));
  const [fault] = record.input === null ? [] : inputFaults(record.input, input);
  if (fault !== undefined) return `refused: ${fault.loc.slice(1).join('.')}: ${fault.msg}`;
  const wrong = Object.entries(wanted).find(([name, value]) => !isSame(call.arguments[name], value));
  return wrong === undefined ? null : `${wrong[0]} is ${JSON.stringify(call.arguments[wrong[0]])}`;
}

/** Whether two JSON values are the same, in whatever order their members stand. */
function isSame(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = Object.keys(other);
  return Object.keys(one).length === names.length && names.every((name) => isSame(one[name], other[name]));
}
