import { expect, it } from '@jest/globals';
import { OPERATIONS, REPLY_DECIDE } from '@svc/contracts';
import { ANSWERS, warmUp } from './index.js';

it('warming up answers an example of each operation that reads, and needs no key', async () => {
  const asked: string[] = [];
  // A decision is on a sealed state, and takes the way of a reply.
  const reading = OPERATIONS.filter(({ compute, id }) => compute === 'reading' && id !== REPLY_DECIDE.id).map(
    ({ id }) => id,
  );
  const answers = ANSWERS as Map<string, unknown>;
  const real = reading.map((id) => [id, ANSWERS.get(id)] as const);
  for (const [id, answer] of real)
    answers.set(id, (...given: never[]) => {
      asked.push(id);
      return (answer as (...all: never[]) => unknown)(...given);
    });
  try {
    await expect(warmUp()).resolves.toBeUndefined();
  } finally {
    for (const [id, answer] of real) answers.set(id, answer);
  }
  expect(asked.sort()).toEqual([...reading].sort());
});
