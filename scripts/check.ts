import { run } from './lib/run.ts';

/** Lint, structure, types and rule tests, in seconds. */
const steps: [string, string[], string?][] = [
  ['biome', ['check', '.']],
  ['node', ['scripts/check-structure.ts']],
  ['node', ['scripts/check-lock.ts']],
  ['node', ['scripts/check-docs.ts']],
  ['node', ['scripts/check-threats.ts']],
  ['node', ['scripts/check-coverage.ts']],
  ['node', ['scripts/openapi.ts', '--check']],
  ['react-router', ['typegen'], 'apps/web'],
  ['tsc', ['--build', '.', 'apps/web', 'apps/web/worker']],
];
// The whole suite runs them anyway.
if (!process.argv.includes('--without-rules'))
  steps.push(['vitest', ['run', '--project', 'rules']]);

let failed = 0;
for (const [command, parameters, directory] of steps) {
  const code = await run(command, parameters, directory ? { cwd: directory } : {});
  if (code !== 0) failed += 1;
}
if (failed > 0) console.error(`${failed} of ${steps.length} checks failed`);
process.exitCode = failed > 0 ? 1 : 0;
