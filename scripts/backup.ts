import { writeBackup } from '../apps/server/src/operations/backup.ts';
import { withDatabaseClientForTool } from '../apps/server/src/platform/database/database-for-command-line-tools.ts';
import {
  databaseSettings,
  readFileParameter,
  runMaintenanceScript,
} from './lib/run-maintenance-script.ts';

runMaintenanceScript(async () => {
  const { file, overwrite } = readFileParameter('backup');
  await withDatabaseClientForTool(databaseSettings(), (client) =>
    writeBackup({ client, file, overwrite, takenAt: new Date() }),
  );
  console.log(`Backed up to ${file}`);
});
