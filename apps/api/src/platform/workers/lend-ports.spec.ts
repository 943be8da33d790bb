import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { askingOver, type LentPorts } from './given-ports.js';
import { Lendings } from './lend-ports.js';

const lent = (says: string): LentPorts =>
  ({
    open: () => new TextEncoder().encode(says),
    deriveSecret: () => Promise.reject(new Error('no secret')),
  }) as unknown as LentPorts;
const rest = <Value>(wait: () => Promise<Value>): Promise<Value> => wait();

describe('ports that are lent over the one port of a thread', () => {
  it('answer each task with what was lent to it, and refuse it once they are taken back', async () => {
    const { port1, port2 } = new MessageChannel();
    const lendings = new Lendings();
    lendings.serve(port1);
    const ask = askingOver(port2);
    const [first, second] = [lendings.lend(lent('first'), rest), lendings.lend(lent('second'), rest)];
    const opened = async (task: number): Promise<string> =>
      new TextDecoder().decode((await ask(task, 'open', ['', new Uint8Array()])) as Uint8Array);
    expect(await Promise.all([opened(second.task), opened(first.task)])).toEqual(['second', 'first']);
    await expect(ask(first.task, 'deriveSecret', [''])).rejects.toThrow('could not answer deriveSecret');
    expect([first.faults, second.faults]).toEqual([[new Error('no secret')], []]);
    first.end();
    await expect(opened(first.task)).rejects.toThrow('could not answer open');
    expect(await opened(second.task)).toBe('second');
    port1.close();
  });
});
