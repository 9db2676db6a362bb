import { expect, test } from 'vitest';
import { verifyDatabase } from './operations/verify.ts';
import { openForOperator } from './platform/operator-database.ts';
import { startUnderFire } from './testing/crashes.ts';
import { silentLog } from './testing/recording-log.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';
import { hireMany } from './testing/writers.ts';

/** `npm run trial:crash` does the same a hundred times. */
test('kill -9 of the server, then of server and database, under eight writers: nothing acknowledged is lost or doubled', async () => {
  const dataDir = await temporaryDirectory();
  const connect = async () => {
    const database = await openForOperator({ dataDir, log: silentLog });
    const client = await database.connect();
    return { client, close: () => client.end().then(database.close) };
  };
  const fire = await startUnderFire(dataDir, async () => {
    const { client, close } = await connect();
    await hireMany(client).finally(close);
  });
  await fire.kill('server');
  await fire.kill('both');
  await fire.close();
  expect(fire.writers.strange).toEqual([]);
  expect(fire.writers.counts().order).toBeGreaterThan(0);
  const { client, close } = await connect();
  try {
    expect(await fire.writers.missing(client)).toEqual([]);
    const findings = await verifyDatabase(client);
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  } finally {
    await close();
  }
}, 180_000);
