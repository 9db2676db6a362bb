import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('said the server'), { code });

describe('errors of the database', () => {
  test.each([
    ['08006', 'the connection failed'],
    ['25006', 'a server that takes no writes'],
    ['25P03', 'a transaction that rested too long'],
    ['28P01', 'a password that no longer fits'],
    ['3D000', 'no such database'],
    ['40001', 'two at once'],
    ['40P01', 'two that waited for each other'],
    ['53100', 'the disk is full'],
    ['53200', 'no memory'],
    ['53300', 'too many connections'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'shutting down'],
    ['57P03', 'starting up'],
    ['58030', 'the disk fails'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ENOTFOUND', 'no such host'],
    ['EHOSTUNREACH', 'no way there'],
  ])('%s, %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  test('our own errors, and errors of the driver without a code', () => {
    expect(isDatabaseUnavailable(new DatabaseUnavailable('no host accepts writes'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});

test.each(['22P02', '23505', '42601', '42P01', 'P0001', 'FST_ERR_CTP_BODY_TOO_LARGE', '5310'])(
  '%s is not the database’s doing',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  },
);
