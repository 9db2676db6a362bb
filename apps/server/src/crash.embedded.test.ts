import { expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../packages/contract/testing/full-run.ts';
import { addManyBeauticians } from '../testing/concurrent-writers.ts';
import { startCrashTest } from '../testing/crash-test.ts';
import { silentLog } from '../testing/recording-log.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { verifyDatabase } from './operations/verify-database.ts';
import { withDatabaseClientForTool } from './platform/database/database-for-command-line-tools.ts';

const kills = shortUnlessFullRun(1, 50);

test(
  'kill -9 of the server, then of server and database, under eight writers: nothing acknowledged is lost or doubled',
  async () => {
    const dataDir = await temporaryDirectory();
    const where = { dataDir, log: silentLog };
    const fire = await startCrashTest(dataDir, () =>
      withDatabaseClientForTool(where, addManyBeauticians),
    );
    for (let n = 0; n < kills; n += 1) await fire.kill('server');
    for (let n = 0; n < kills; n += 1) await fire.kill('both');
    await fire.close();
    expect(fire.writers.strange).toEqual([]);
    expect(fire.writers.counts().order).toBeGreaterThan(0);
    expect(await withDatabaseClientForTool(where, fire.writers.missing)).toEqual([]);
    const findings = await withDatabaseClientForTool(where, (client) =>
      verifyDatabase(client, new Date()),
    );
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  },
  shortUnlessFullRun(180_000, 3_600_000),
);
