import { writeBackup } from '../apps/server/src/operations/backup.ts';
import { withDatabaseClientForTool } from '../apps/server/src/platform/database/database-for-command-line-tools.ts';
import {
  databaseSettings,
  readFileParameter,
  runCommandLineTool,
} from './lib/run-command-line-tool.ts';

runCommandLineTool(async () => {
  const { file, overwrite } = readFileParameter('backup');
  await withDatabaseClientForTool(databaseSettings(), (client) =>
    writeBackup({ client, file, overwrite, takenAt: new Date() }),
  );
  console.log(`Backed up to ${file}`);
});
