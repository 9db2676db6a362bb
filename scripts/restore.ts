import { migrationsFolder } from '../apps/server/src/directories.ts';
import { checkBackup, restoreBackup } from '../apps/server/src/operations/restore.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { StartError } from '../apps/server/src/start-error.ts';
import {
  commandLineLog,
  databaseSettings,
  readFileParameter,
  runMaintenanceScript,
} from './lib/run-maintenance-script.ts';

runMaintenanceScript(async () => {
  const { file, overwrite } = readFileParameter('restore');
  await checkBackup(file, migrationsFolder);
  // Opening the embedded database fails while the product runs.
  const database = await openDatabase(databaseSettings());
  try {
    await migrateDatabase({
      connect: database.connect,
      folder: migrationsFolder,
      log: commandLineLog,
    });
    const client = await database.connect();
    try {
      const others = await client.query(
        `select from pg_stat_activity where datname = current_database()
         and application_name = 'haldi' and pid <> pg_backend_pid()`,
      );
      if (others.rowCount)
        throw new StartError('Haldi is running on this database. Stop it first.');
      await restoreBackup({ client, file, folder: migrationsFolder, overwrite });
    } finally {
      await client.end();
    }
    console.log(`Restored from ${file}`);
  } finally {
    await database.close();
  }
});
