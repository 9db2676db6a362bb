import { writeBackup } from '../apps/server/src/operations/backup.ts';
import { openForOperator } from '../apps/server/src/platform/operator-database.ts';
import { databaseSettings, fileParameter, runTool } from './lib/operator.ts';

runTool(async () => {
  const { file, overwrite } = fileParameter('backup');
  const database = await openForOperator(databaseSettings());
  try {
    const client = await database.connect();
    await writeBackup({ client, file, overwrite, takenAt: new Date() }).finally(() => client.end());
    console.log(`Backed up to ${file}`);
  } finally {
    await database.close();
  }
});
