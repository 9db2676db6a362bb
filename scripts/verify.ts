import { verifyDatabase } from '../apps/server/src/operations/verify-database.ts';
import { withDatabaseClientForTool } from '../apps/server/src/platform/database/database-for-command-line-tools.ts';
import { databaseSettings, runMaintenanceScript } from './lib/run-maintenance-script.ts';

runMaintenanceScript(async () => {
  const findings = await withDatabaseClientForTool(databaseSettings(), (client) =>
    verifyDatabase(client, new Date()),
  );
  const broken = findings.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of broken) {
    console.error(`Failed: ${name}`);
    for (const problem of problems) console.error(`  ${problem}`);
  }
  if (broken.length > 0) process.exitCode = 1;
  else console.log(`${findings.length} checks passed; no problems found.`);
});
