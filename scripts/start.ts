import { buildIfStale } from './lib/build.ts';
import { step } from './lib/progress.mjs';

await buildIfStale();
const { runProduct } = await import('../apps/server/src/run-product.ts');
await runProduct({ isDevelopment: false, clock: () => new Date(), step });
