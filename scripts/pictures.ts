import { mustRun } from './lib/run.ts';

await mustRun('node', ['scripts/pictures/generate.ts']);
await mustRun('node', ['scripts/pictures/mehndi/generate.ts']);
