import { writeBackup } from '../apps/server/src/operations/backup.ts';
import { asOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { databaseSettings, fileParameter, runTool } from './lib/operator.ts';

runTool(async () => {
  const { file, overwrite } = fileParameter('backup');
  await asOperator(databaseSettings(), (client) =>
    writeBackup({ client, file, overwrite, takenAt: new Date() }),
  );
  console.log(`Backed up to ${file}`);
});
