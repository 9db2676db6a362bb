import { verifyDatabase } from '../apps/server/src/operations/verify.ts';
import { withOperatorClient } from '../apps/server/src/platform/database/operator-database.ts';
import { databaseSettings, runOperatorTool } from './lib/run-operator-tool.ts';

runOperatorTool(async () => {
  const findings = await withOperatorClient(databaseSettings(), (client) =>
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
