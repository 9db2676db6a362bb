import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, median } from './lib/load.ts';

/** A kept page and a catalogue file beside a bare server that sends the same bytes. */
const rounds = 5;
const addresses = ['/', '/service/waxing', '/Json%20Files/AllServices.json'];

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const product = spawn('node', ['apps/server/src/main.ts'], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(product.stdout, 'data')) as [Buffer];
const port = Number(/:(\d+)/.exec(line.toString())?.[1]);

for (const path of addresses) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const barePort = (bare.address() as AddressInfo).port;
  const ratios: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limit = await load({ port: barePort, path, headers: '' });
    const ours = await load({ port, path, headers: 'accept-encoding: identity\r\n' });
    ratios.push(ours.perSecond / limit.perSecond);
    tails.push(ours.p99 / limit.p99);
  }
  bare.close();
  console.log(
    `${path}: ${Math.round(median(ratios) * 100)} % of the bare server's requests, p99 ${median(tails).toFixed(2)} times`,
  );
}
product.kill('SIGTERM');
await once(product, 'exit');
await rm(dataDir, { recursive: true, force: true });
