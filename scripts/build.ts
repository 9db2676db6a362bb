import { prepareBinaries } from '@haldi/embedded-postgres/binaries';
import { buildIfStale } from './lib/build.ts';

await buildIfStale();
await prepareBinaries();
