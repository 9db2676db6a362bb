import { writeBackup } from '../apps/server/src/operations/backup.ts';
import { withOperatorClient } from '../apps/server/src/platform/database/operator-database.ts';
import { databaseSettings, fileParameter, runOperatorTool } from './lib/run-operator-tool.ts';

runOperatorTool(async () => {
  const { file, overwrite } = fileParameter('backup');
  await withOperatorClient(databaseSettings(), (client) =>
    writeBackup({ client, file, overwrite, takenAt: new Date() }),
  );
  console.log(`Backed up to ${file}`);
});
