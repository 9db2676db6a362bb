import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, median } from './lib/load.ts';
import { startProduct } from './lib/product.ts';

/** How long a product that is set up takes to start, and what its process holds in memory. */
const starts = 5;
const longestStartMs = 3_000;
const mostAtRest = 230;
const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const megabytes = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
};

await (await startProduct({ DATA_DIR: dataDir })).stop();
const times: number[] = [];
const atRest: number[] = [];
for (let start = 0; start < starts; start += 1) {
  const began = performance.now();
  const product = await startProduct({ DATA_DIR: dataDir });
  times.push(performance.now() - began);
  atRest.push(await megabytes(product.pid));
  await product.stop();
}
const product = await startProduct({ DATA_DIR: dataDir });
for (const path of ['/', '/service/waxing', '/book', '/api/booking/slots?date=2026-12-31']) {
  await load({ port: product.port, path, headers: 'accept-encoding: br\r\n' });
}
const loaded = await megabytes(product.pid);
await product.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`start: ${Math.round(median(times))} ms (at most ${longestStartMs})`);
console.log(
  `memory at rest: ${Math.round(median(atRest))} MB (at most ${mostAtRest}), under load: ${Math.round(loaded)} MB`,
);
