import { linkInstalledBinaries } from '@haldi/embedded-postgres/binaries';
import { buildIfStale } from './lib/build-if-stale.ts';

await buildIfStale();
await linkInstalledBinaries();
