import { runProcess } from './lib/run-process.ts';

// Vite reloads the pages itself.
const watched = ['apps/server/src', 'packages/contract/src'].map((path) => `--watch-path=${path}`);
// Vite uses the development build of React Router; with another build contexts would not match.
const condition = '--conditions=development';
process.exitCode = await runProcess('node', [
  condition,
  ...watched,
  'apps/server/src/main.ts',
  '--dev',
]);
