import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '../../../testing/recording-log.ts';
import { temporaryDirectory } from '../../../testing/temporary-directory.ts';
import { openDatabaseForTool } from './database-for-command-line-tools.ts';

test('a tool reports a missing database and does not create one', async () => {
  const directory = await temporaryDirectory();
  for (const dataDir of [directory, join(directory, 'mistyped')]) {
    await expect(openDatabaseForTool({ dataDir, log: silentLog })).rejects.toThrow(
      `There is no database in DATA_DIR ${dataDir}.`,
    );
  }
  expect(await readdir(directory)).toEqual([]);
});
