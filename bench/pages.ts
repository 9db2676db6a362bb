import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureLoad, median } from './lib/measure-load.ts';
import { startBareServer, withDemoProduct } from './lib/start-product.ts';

/** Cached pages and catalogue files, compared with a bare Node server that sends the same bytes. */
const minPercent = 50;
const rounds = 7;
const addresses = ['/', '/service/waxing', '/Json%20Files/AllServices.json'];

/** Node adds these itself. */
const copiedHeaders = (headers: Headers): string[] =>
  [...headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)).flat();

await withDemoProduct(async ({ port, dataDir }) => {
  for (const path of addresses) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const [headersFile, bodyFile] = [join(dataDir, 'headers'), join(dataDir, 'body')];
    await writeFile(headersFile, JSON.stringify(copiedHeaders(answer.headers)));
    await writeFile(bodyFile, Buffer.from(await answer.arrayBuffer()));
    const bare = await startBareServer(headersFile, bodyFile);
    const headers = 'accept-encoding: identity\r\n';
    // Warm-up.
    await measureLoad({ port: bare.port, path, headers });
    await measureLoad({ port, path, headers });
    const ratios: number[] = [];
    const p99Ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = await measureLoad({ port: bare.port, path, headers });
      const ours = await measureLoad({ port, path, headers });
      ratios.push(ours.perSecond / limit.perSecond);
      p99Ratios.push(ours.p99 / limit.p99);
    }
    await bare.stop();
    console.log(
      `${path}: ${Math.round(median(ratios) * 100)} % of the bare server's requests (at least ${minPercent}), p99 ${median(p99Ratios).toFixed(2)} times`,
    );
  }
});
