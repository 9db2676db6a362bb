import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/database/embedded-database.ts';
import { socketUrl } from '../apps/server/testing/database-address.ts';
import { silentLog } from '../apps/server/testing/recording-log.ts';
import { expectNoPersonalDataInLogs } from './no-personal-data-in-logs.ts';
import { createProductRunner, demoTemplate } from './product-runner.ts';

/** One database server for the whole run, filled with the demo data once. */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'haldi-e2e-'));
  const logs = join(directory, 'logs');
  mkdirSync(logs);
  const server = await startEmbeddedDatabase({ dataDir: join(directory, 'data'), log: silentLog });
  // Workers inherit these variables.
  process.env.E2E_DATABASE_SERVER = socketUrl({ ...server.connection, database: 'postgres' });
  process.env.E2E_LOGS = logs;
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(directory, { recursive: true });
  };
  const filling = createProductRunner(demoTemplate, 'template0');
  try {
    await filling.start().finally(filling.stop);
  } catch (error) {
    await stop();
    throw error;
  }
  return () => expectNoPersonalDataInLogs(logs).finally(stop);
}
