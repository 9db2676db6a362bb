import { runProduct } from '../apps/server/src/run-product.ts';
import { productClock } from './clock.ts';

/** The product as in production, but for the time it is. */
await runProduct({ isDevelopment: false, clock: productClock() });
