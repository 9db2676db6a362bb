import { run } from './lib/run.ts';

/** Everything that takes too long for `npm test`, one after the other; further words choose some. */
const trials = [
  ...['guards', 'booking', 'fuzz', 'crash', 'load', 'instances', 'restart', 'disk', 'openapi'],
  ...['messages', 'browser', 'instants'],
];
const wanted = process.argv.slice(2);
const failed: string[] = [];
for (const trial of trials) {
  if (wanted.length > 0 && !wanted.includes(trial)) continue;
  console.log(`\n── ${trial}`);
  const began = performance.now();
  const code = await run('node', [`scripts/trial-${trial}.ts`]);
  console.log(`── ${trial}: ${Math.round((performance.now() - began) / 1_000)} s`);
  if (code !== 0) failed.push(trial);
}
console.log(failed.length === 0 ? '\nevery trial held' : `\nnot held: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
