import { buildIfStale } from './lib/build.ts';

await buildIfStale();
