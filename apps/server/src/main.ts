import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';

// Both apply to modules that are imported afterwards. The compile cache saves a third of the start
// time; `npm start` and the systemd unit enable it earlier with NODE_COMPILE_CACHE.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/haldi'));
setSourceMapsSupport(true);
const { runProduct } = await import('./run-product.ts');

await runProduct({ isDevelopment: process.argv.includes('--dev'), clock: () => new Date() });
