import { run } from './lib/run.ts';

// The server restarts when its own files or the contract change; Vite reloads the pages by itself.
const watched = ['apps/server/src', 'packages/contract/src'].map((path) => `--watch-path=${path}`);
process.exitCode = await run('node', [...watched, 'apps/server/src/main.ts', '--dev']);
