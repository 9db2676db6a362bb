import { buildIfStale } from './lib/build.ts';

await buildIfStale();
await import('../apps/server/src/main.ts');
