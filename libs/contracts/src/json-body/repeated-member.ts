import type { JsonFault } from './json-body-fault.js';

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/gs;

/** An object or array that is being read. */
interface Frame {
  /** Names seen so far; null in an array. */
  readonly names: Set<string> | null;
  /** The member or index that is being read. */
  step: string | number;
  expectsName: boolean;
}

/**
 * The first member name that stands twice in one object; null when none does.
 * @param text valid JSON nested at most 32 deep. Linear: every token is read once.
 */
export function repeatedMember(text: string): JsonFault | null {
  const frames: Frame[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const frame = frames.at(-1);
    if (token === '{') frames.push({ names: new Set(), step: '', expectsName: true });
    else if (token === '[') frames.push({ names: null, step: 0, expectsName: false });
    else if (token === '}' || token === ']') frames.pop();
    else if (token === ',' && frame !== undefined) advance(frame);
    else if (token === ':' && frame !== undefined) frame.expectsName = false;
    else if (frame?.expectsName === true && frame.names !== null) {
      frame.step = JSON.parse(token) as string;
      if (frame.names.has(frame.step))
        return { path: frames.map(({ step }) => step), reason: 'a repeated member name' };
      frame.names.add(frame.step);
    }
  }
  return null;
}

function advance(frame: Frame): void {
  if (frame.names === null) frame.step = Number(frame.step) + 1;
  else frame.expectsName = true;
}
