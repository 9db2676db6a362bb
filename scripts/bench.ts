import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './lib/build.ts';
import { mustRun, root } from './lib/run.ts';

/** `npm run bench` runs all of them, `npm run bench -- pages` one. */
const wanted = process.argv.slice(2);
const benches = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts'));

await buildIfStale();
for (const bench of benches) {
  const name = bench.replace('.ts', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await mustRun('node', [`bench/${bench}`]);
}
