import { run } from './lib/run.ts';

// The server restarts when its own files or the contract change; Vite reloads the pages by itself.
const watched = ['apps/server/src', 'packages/contract/src'].map((path) => `--watch-path=${path}`);
// Vite takes the development build of the router: with another one here, contexts would not match.
const condition = '--conditions=development';
process.exitCode = await run('node', [condition, ...watched, 'apps/server/src/main.ts', '--dev']);
