import { describe, expect, test } from 'vitest';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('said the server'), { code });

describe('errors of the database', () => {
  test.each([
    ['08006', 'the connection failed'],
    ['25006', 'read-only server'],
    ['25P03', 'idle transaction timeout'],
    ['28P01', 'wrong password'],
    ['3D000', 'no such database'],
    ['40001', 'serialization failure'],
    ['40P01', 'deadlock'],
    ['53100', 'the disk is full'],
    ['53200', 'no memory'],
    ['53300', 'too many connections'],
    ['57014', 'statement timeout'],
    ['57P01', 'shutting down'],
    ['57P03', 'starting up'],
    ['58030', 'disk error'],
    ['ECONNREFUSED', 'connection refused'],
    ['ENOTFOUND', 'no such host'],
    ['EHOSTUNREACH', 'host unreachable'],
  ])('%s, %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  test('our own errors, and errors of the driver without a code', () => {
    expect(isDatabaseUnavailable(new DatabaseUnavailableError('no host accepts writes'))).toBe(
      true,
    );
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});

test.each(['22P02', '23505', '42601', '42P01', 'P0001', 'FST_ERR_CTP_BODY_TOO_LARGE', '5310'])(
  '%s is not the database’s doing',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  },
);
