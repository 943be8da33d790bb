import { describe, expect, it } from '@jest/globals';
import { tryAgain } from './try-again.js';

describe('a call of a proof', () => {
  it.each([
    [[503, 503, 200], 200, 3],
    [[409], 409, 1],
    [[503, 500], 500, 2],
  ])('that is answered %j ends with %d after %d calls', async (statuses, status, calls) => {
    let sent = 0;
    const answer = await tryAgain(() => Promise.resolve({ status: statuses[sent++] ?? 0 }));
    expect([answer.status, sent]).toEqual([status, calls]);
  });
});
