import type pg from 'pg';
import { expect, test } from 'vitest';
import { checkDatabaseServer } from './database.ts';

const good = {
  version: 150_000,
  version_name: '15.0',
  encoding: 'UTF8',
  read_only: false,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

function check(difference: object): Promise<void> {
  const client = { query: async () => ({ rows: [{ ...good, ...difference }] }) };
  return checkDatabaseServer(client as unknown as pg.ClientBase, 'DATABASE_URL (h:5432)');
}

test('PostgreSQL 15 with durable settings is accepted', async () => {
  await expect(check({})).resolves.toBeUndefined();
  await expect(check({ synchronous_commit: 'remote_apply' })).resolves.toBeUndefined();
});

test.each([
  [
    { version: 140_012, version_name: '14.12' },
    'PostgreSQL 14.12 is too old. Use version 15 or later',
  ],
  [{ read_only: true }, 'the server is read-only. Use the address of the primary server'],
  [
    { encoding: 'SQL_ASCII' },
    "the database encoding is SQL_ASCII. Create the database with ENCODING 'UTF8'",
  ],
  [
    { fsync: 'off' },
    'the server runs with fsync = off, so orders could be lost in a crash. Set it to on',
  ],
  [
    { full_page_writes: 'off' },
    'the server runs with full_page_writes = off, so orders could be lost in a crash. Set it to on',
  ],
  [
    { synchronous_commit: 'off' },
    'the server runs with synchronous_commit = off, so orders could be lost in a crash. Set it to on',
  ],
])('%o is refused', async (difference, problem) => {
  await expect(check(difference)).rejects.toThrow(`DATABASE_URL (h:5432): ${problem}.`);
});
