import { memoryMegabytesOf } from '../apps/server/testing/spawn-product.ts';
import { measureLoad, median } from './lib/measure-load.ts';
import { startProduct, withDemoProduct } from './lib/start-product.ts';

const starts = 5;
const maxStartMs = 3_000;
const maxRestMb = 230;

// The first start creates the database and does not count.
await withDemoProduct(async ({ dataDir, stop }) => {
  await stop();
  const times: number[] = [];
  const atRest: number[] = [];
  let loaded = 0;
  for (let start = 1; start <= starts; start += 1) {
    const began = performance.now();
    const product = await startProduct({ DATA_DIR: dataDir });
    times.push(performance.now() - began);
    atRest.push(memoryMegabytesOf(product.pid));
    if (start === starts) {
      for (const path of ['/', '/service/waxing', '/book', '/api/booking/slots?date=2026-12-31'])
        await measureLoad({ port: product.port, path, headers: 'accept-encoding: br\r\n' });
      loaded = memoryMegabytesOf(product.pid);
    }
    await product.stop();
  }
  console.log(`start: ${Math.round(median(times))} ms (at most ${maxStartMs})`);
  console.log(
    `memory at rest: ${Math.round(median(atRest))} MB (at most ${maxRestMb}), under load: ${loaded} MB`,
  );
});
