import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Everything after this line is read from its compiled form: whoever starts or restarts the product
// would feel the third of the time that this saves. `npm start` has that said before the first line.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/haldi'));
const { runProduct } = await import('./run-product.ts');

await runProduct({ isDevelopment: process.argv.includes('--dev'), clock: () => new Date() });
