import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable, DatabaseUnwritable, unavailabilityOf } from './database-unavailable.js';

const wrapped = (code: string): object => ({
  code: 'P2010',
  meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: code } } },
});

describe('an error of the database', () => {
  it.each([
    ['53000', 'insufficient resources'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['53400', 'a limit of the configuration'],
    ['57014', 'cancelled by a time limit of the server'],
    ['57P01', 'shutting down'],
    ['57P03', 'starting'],
    ['08006', 'a broken connection'],
    ['40001', 'a conflict of transactions'],
    ['40P01', 'a deadlock'],
    ['55P03', 'a lock that was not had'],
  ])('is a 503 where the state is %s: %s', (code) => {
    for (const error of [{ code }, wrapped(code), new Error('outer', { cause: wrapped(code) })]) {
      expect(unavailabilityOf(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
      expect(unavailabilityOf(error)).not.toBeInstanceOf(DatabaseUnwritable);
    }
  });

  it.each([
    ['53100', 'a full disk'],
    ['58030', 'a failing disk'],
    ['25006', 'a server that takes no writes'],
  ])('says that nothing can be written where the state is %s: %s', (code) => {
    for (const error of [{ code }, wrapped(code)])
      expect(unavailabilityOf(error)).toMatchObject({
        name: 'DatabaseUnwritable',
        status: 503,
        detail: 'the database cannot write at the moment; try again shortly',
        members: { code: 'database_unavailable' },
        headers: { 'Retry-After': '5' },
      });
  });

  it.each(['23505', '42P01', '22P02', '58P01', '25001', 'P2002', '5310', '531000'])(
    'stays what it is where the query is wrong: %s',
    (code) => {
      expect([unavailabilityOf({ code }), unavailabilityOf(wrapped(code))]).toEqual([null, null]);
    },
  );

  it('is made once: what is known already stays as it is', () => {
    const known = new DatabaseUnavailable();
    expect(unavailabilityOf(known)).toBe(known);
    expect([unavailabilityOf(null), unavailabilityOf('53100'), unavailabilityOf({})]).toEqual([null, null, null]);
  });

  it('that is its own cause is not looked into for ever', () => {
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    expect(unavailabilityOf(circle)).toBeNull();
  });
});
