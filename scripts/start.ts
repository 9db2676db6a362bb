import { buildIfStale } from './lib/build-if-stale.ts';
import { importServerBuild } from './lib/import-server-build.ts';
import { step } from './lib/progress.mjs';

await buildIfStale();
const { runProduct } = await importServerBuild('run-product');
await runProduct({ isDevelopment: false, clock: () => new Date(), step });
