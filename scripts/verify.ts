import { verifyDatabase } from '../apps/server/src/operations/verify.ts';
import { openForOperator } from '../apps/server/src/platform/operator-database.ts';
import { databaseSettings, runTool } from './lib/operator.ts';

/** Looks at the data of the product, running or not, and says what is off. */
runTool(async () => {
  const database = await openForOperator(databaseSettings());
  try {
    const client = await database.connect();
    const findings = await verifyDatabase(client).finally(() => client.end());
    const broken = findings.filter(({ problems }) => problems.length > 0);
    for (const { name, problems } of broken) {
      console.error(`Not true: ${name}`);
      for (const problem of problems) console.error(`  ${problem}`);
    }
    if (broken.length > 0) process.exitCode = 1;
    else console.log(`${findings.length} invariants hold; nothing is off.`);
  } finally {
    await database.close();
  }
});
