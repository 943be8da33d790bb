import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { clientTimeouts, DATABASE_LIMITS, serverConnection } from './connection.js';

const URL = 'postgresql://svc@db/svc';

describe('the limits of a database', () => {
  it('are those of the settings, here and on the server', () => {
    const { database } = loadConfig({
      SVC_DATABASE_CONNECTIONS: '40',
      SVC_DATABASE_TRANSACTIONS: '20',
      SVC_DATABASE_CONNECT_MILLIS: '1000',
      SVC_DATABASE_STATEMENT_MILLIS: '2000',
    });
    expect(database.transactions).toBe(20);
    expect(serverConnection(URL, database).pool).toMatchObject({
      max: 40,
      connectionTimeoutMillis: 1_000,
      query_timeout: 2_000,
      statement_timeout: 2_000,
      lock_timeout: 1_750,
      idle_in_transaction_session_timeout: 2_500,
    });
    expect(clientTimeouts(database)).toEqual({ connectionTimeoutMillis: 1_000, query_timeout: 2_000 });
  });

  it('are ten connections, half of them for transactions, where nothing is said', () => {
    expect(loadConfig({}).database).toEqual(DATABASE_LIMITS);
    expect(serverConnection(URL).pool).toMatchObject({ max: 10, statement_timeout: 8_000, lock_timeout: 7_000 });
  });
});
