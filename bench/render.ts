import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './lib/product.ts';

/** What it costs to make a page that is not kept: each is asked for under a name that is new. */
const warmUps = 40;
const rounds = 100;
const paths = ['/', '/service/waxing', '/blog', '/book'];

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const { pid, port, stop } = await startProduct({ DATA_DIR: dataDir });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let names = 0;

const ask = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    names += 1;
    const headers = { host: `name-${names}`, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });

/** Milliseconds of all its threads; Linux counts in hundredths of a second. */
const processorTime = async (): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
};

for (const path of paths) {
  for (let round = 0; round < warmUps; round += 1) await ask(path);
  const before = await processorTime();
  for (let round = 0; round < rounds; round += 1) await ask(path);
  const spent = (await processorTime()) - before;
  console.log(`${path}: ${(spent / rounds).toFixed(1)} ms of processor time`);
}
agent.destroy();
await stop();
await rm(dataDir, { recursive: true, force: true });
