import { expect, test } from 'vitest';
import { startUnderFire } from '../testing/crashes.ts';
import { silentLog } from '../testing/recording-log.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { hireMany } from '../testing/writers.ts';
import { verifyDatabase } from './operations/verify.ts';
import { asOperator } from './platform/database/operator-database.ts';

/** `npm run trial:crash` does the same a hundred times. */
test('kill -9 of the server, then of server and database, under eight writers: nothing acknowledged is lost or doubled', async () => {
  const dataDir = await temporaryDirectory();
  const where = { dataDir, log: silentLog };
  const fire = await startUnderFire(dataDir, () => asOperator(where, hireMany), 'sources');
  await fire.kill('server');
  await fire.kill('both');
  await fire.close();
  expect(fire.writers.strange).toEqual([]);
  expect(fire.writers.counts().order).toBeGreaterThan(0);
  expect(await asOperator(where, fire.writers.missing)).toEqual([]);
  const findings = await asOperator(where, (client) => verifyDatabase(client, new Date()));
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 180_000);
