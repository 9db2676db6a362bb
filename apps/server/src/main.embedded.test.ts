import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { portOfUrl } from '../testing/spawn-product.ts';
import { spawnProductForTest } from '../testing/spawn-product-for-test.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';

const oneLine = (text: string): string[] => text.trim().split('\n');

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'haldi-test-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));

test('starts, prints its address and the demo logins, and stops on a repeated signal', async () => {
  const product = spawnProductForTest({ DATA_DIR });
  const address = await product.ready;
  const health = await fetch(new URL('/api/health', address));
  expect(await health.json()).toEqual({ status: 'ok', database: 'ok' });
  const files = await fetch(new URL('/Json%20Files/AllServices.json', address));
  expect(((await files.json()) as unknown[]).length).toBeGreaterThan(100);
  for (const path of ['/', '/favicon.svg', '/share/home.png']) {
    expect((await fetch(new URL(path, address))).status, path).toBe(200);
  }
  expect(product.printed()).toContain('asha@example.com / glow-with-asha');
  expect(product.printed()).toContain('admin@example.com / glow-with-admin');
  product.kill('SIGTERM');
  product.kill('SIGINT');
  expect(await product.exit).toBe(0);

  const again = spawnProductForTest({ DATA_DIR });
  await again.ready;
});

test('stack traces of the built server point to the TypeScript source', async () => {
  // Makes the start fail while it loads a module of the product.
  const NODE_OPTIONS = '--import=data:text/javascript,delete(Intl.Segmenter)';
  const DATA_DIR = await temporaryDirectory();
  const product = spawnProductForTest({ DATA_DIR, NODE_OPTIONS });
  expect(await product.exit).toBe(1);
  expect(product.printed()).toMatch(/apps\/server\/src\/platform\/fonts\/text-layout\.ts:\d+:\d+/);
});

test('in development, pages are rendered from their sources', async () => {
  const product = spawnProductForTest({ DATA_DIR }, 'development');
  const home = await fetch(await product.ready);
  const page = await home.text();
  expect(home.status, page).toBe(200);
  expect(page).toContain('/app/entry.client.tsx');
  product.kill('SIGTERM');
  expect(await product.exit).toBe(0);
});

test('a shutdown answers ready with 503, finishes requests on kept-alive connections and ends within ten seconds', async () => {
  const product = spawnProductForTest({ DATA_DIR: await temporaryDirectory(), DEMO: '0' });
  const address = await product.ready;
  const socket = connect(portOfUrl(address), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  const body = '{"page":"/service"}';
  const head = [
    'POST /api/page-views HTTP/1.1',
    'host: localhost',
    'sec-fetch-site: same-origin',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  expect((await fetch(new URL('/api/health/ready', address))).status).toBe(200);

  product.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(new URL('/api/health/ready', address))).status)
    .toBe(503);
  expect((await fetch(new URL('/api/health/live', address))).status).toBe(200);
  const closed = once(socket, 'close');
  socket.write(body.slice(5));
  await closed;
  expect(heard).toMatch(/^HTTP\/1.1 204 .*connection: close/s);
  expect(await product.exit).toBe(0);
});

test('a port in use is reported in one line, and nothing keeps running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => new Promise<void>((resolve) => taken.close(() => resolve())));
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const empty = { DATA_DIR: await temporaryDirectory(), DEMO: '0' };
  const product = spawnProductForTest({ ...empty, PORT: String(port) });
  expect(await product.exit).toBe(1);
  expect(oneLine(product.printed())).toEqual([
    `PORT is ${port}, but another program already uses it.`,
  ]);
  await spawnProductForTest(empty).ready;
});

test('a second start on the same data is refused and does not affect the first', async () => {
  const first = spawnProductForTest({ DATA_DIR });
  const address = await first.ready;
  const second = spawnProductForTest({ DATA_DIR });
  expect(await second.exit).toBe(1);
  expect(oneLine(second.printed())).toEqual([
    `DATA_DIR: the data directory ${DATA_DIR} is in use by another running instance: stop that one, or choose another directory.`,
  ]);
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
});

test('an invalid setting, database or directory is reported in one line', async () => {
  const unwritable = join(await temporaryDirectory(), 'locked');
  await mkdir(unwritable);
  await chmod(unwritable, 0o500);
  const isRoot = process.getuid?.() === 0;
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'x' }, /^PORT is "x"\. Expected: a port from 0 to 65535\.$/],
    [{ DATABASE_URL: 'postgres://h' }, /^DATABASE_URL is not a valid value\. Expected: /],
    [
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/haldi' },
      /^DATABASE_URL \(127\.0\.0\.1:1\): cannot connect to the database: connection refused\.$/,
    ],
    [
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR: the data directory \/dev\/null\/data cannot be written: not a directory\.$/,
    ],
    ...(isRoot
      ? []
      : ([[{ DATA_DIR: join(unwritable, 'data') }, /^DATA_DIR: .*: permission denied\.$/]] as [
          Record<string, string>,
          RegExp,
        ][])),
  ];
  for (const [env, line] of cases) {
    const product = spawnProductForTest(env);
    expect(await product.exit).toBe(1);
    expect(oneLine(product.printed())).toEqual([expect.stringMatching(line)]);
    expect(product.printed()).not.toContain('hunter2');
  }
});
