import { prepareBinaries } from '@haldi/embedded-postgres/binaries';
import { buildIfStale } from './lib/build-if-stale.ts';

await buildIfStale();
await prepareBinaries();
