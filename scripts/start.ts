import { buildIfStale } from './lib/build.ts';
import { importBuilt } from './lib/built-server.ts';
import { step } from './lib/progress.mjs';

await buildIfStale();
const { runProduct } = await importBuilt('run-product');
await runProduct({ isDevelopment: false, clock: () => new Date(), step });
