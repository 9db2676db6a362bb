import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './lib/build-if-stale.ts';
import { projectRoot, runOrExit } from './lib/run-process.ts';

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- orders plan` some, each in a new process.
 */
const benches = readdirSync(join(projectRoot, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const wanted = process.argv.slice(2);
if (wanted.some((name) => !benches.includes(name))) {
  console.error(`Usage: npm run bench [-- NAME…]\n  ${benches.join('\n  ')}`);
  process.exit(1);
}

await buildIfStale();
for (const name of wanted.length > 0 ? wanted : benches) {
  console.log(`\n── ${name}`);
  await runOrExit('node', [`bench/${name}.ts`]);
}
