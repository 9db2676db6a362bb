import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Service } from '@haldi/contract/catalogue/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { firstSlots as slots } from '@haldi/contract/schedule/slots';
import { openForOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { megabytesOf, portOf, spawnProduct } from '../apps/server/testing/spawn-product.ts';
import { demoAdmin, headersOf, logInAt } from '../apps/server/testing/test-client.ts';
import { type Ask, browse, type Measured, traffic } from '../apps/server/testing/traffic.ts';
import { hireMany } from '../apps/server/testing/writers.ts';
import { buildIfStale } from './lib/build.ts';
import { operatorLog } from './lib/operator.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/**
 * Mixed traffic at rising rates until the 99th percentile passes `--limit` milliseconds, then two
 * attacks during which people go on browsing. The load comes from this machine too: the figures are
 * for comparing, not for boasting.
 */
const { seconds, limit, from, attackers } = numbersOf({
  seconds: 5,
  limit: 300,
  from: 50,
  attackers: 1_000,
});
/** What browsing may take while the product is under attack. */
const usableMs = 500;
const problems: string[] = [];

const show = (name: string, { asked, p50, p99, statuses }: Measured): void =>
  console.log(`${name}: ${asked} asked, p50 ${p50} ms, p99 ${p99} ms, ${JSON.stringify(statuses)}`);

const expectUsable = (name: string, measured: Measured): void => {
  show(name, measured);
  if (measured.p99 > usableMs) problems.push(`${name}: p99 ${measured.p99} ms`);
  const odd = Object.keys(measured.statuses).filter((status) => status !== 'browse 200');
  if (odd.length > 0) problems.push(`${name}: ${odd.join(', ')}`);
};

const hangOn = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /api/orders HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  // One byte a second, so that the connection never falls silent.
  const drip = setInterval(() => socket.write('x'), 1_000);
  socket.on('close', () => clearInterval(drip));
  return socket;
};

await buildIfStale();
await withDirectory(async (dataDir) => {
  const product = spawnProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const address = await product.ready;
    const port = portOf(address);
    const database = await openForOperator({ dataDir, log: operatorLog });
    const client = await database.connect();
    await hireMany(client);
    const [service] = (await (
      await fetch(new URL('/Json%20Files/AllServices.json', address))
    ).json()) as Service[];
    if (!service) throw new Error('the catalogue is empty');
    const admin = await logInAt(address, ...demoAdmin);
    const today = indiaDay(new Date());
    const acknowledged = new Set<number>();

    let number = 100_000;
    // Booked at the desk: a customer can hold only a few visits.
    const order = (): Ask => {
      number += 1;
      const body = {
        orderId: number,
        userId: admin.id,
        username: admin.username,
        services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
        appointmentDate: addDays(today, randomInt(1, 85)),
        appointmentSlot: slots[randomInt(slots.length)],
        address: { street: 'Lane 5', city: 'Pune', pincode: '411001' },
      };
      return {
        kind: 'order',
        method: 'POST',
        path: '/api/orders',
        headers: headersOf(admin),
        body: JSON.stringify(body),
      };
    };
    const mixed = (): Ask => {
      const drawn = randomInt(100);
      if (drawn < 80) return browse();
      if (drawn < 92) {
        const path = `/api/booking/slots?date=${addDays(today, randomInt(1, 85))}&duration=60`;
        return { kind: 'slots', path };
      }
      if (drawn < 97) return order();
      const path = drawn === 97 ? '/api/admin/dashboard' : '/api/orders?limit=50';
      const headers = { authorization: `Bearer ${admin.token}` };
      return { kind: 'admin', path, headers };
    };
    const noteOrder = ({ kind, body }: Ask, status: string): void => {
      if (kind === 'order' && status === '201' && body)
        acknowledged.add((JSON.parse(body) as { orderId: number }).orderId);
    };

    await traffic({ port, rate: 20, seconds: 2, next: mixed, answered: noteOrder });
    const before = megabytesOf(product.pid);
    let held = 0;
    for (let rate = from; ; rate = Math.round(rate * 1.4)) {
      const measured = await traffic({ port, rate, seconds, next: mixed, answered: noteOrder });
      show(`${rate} a second`, measured);
      const failed = Object.keys(measured.statuses).filter((status) =>
        / (5\d\d|no|cut)/.test(status),
      );
      if (failed.length > 0) problems.push(`at ${rate} a second: ${failed.join(', ')}`);
      if (measured.p99 > limit) break;
      held = rate;
    }
    console.log(
      `mixed traffic (browse 80 %, availability 12 %, order 5 %, admin 3 %): ${held} a second with p99 under ${limit} ms; memory ${before} MB before, ${megabytesOf(product.pid)} MB after`,
    );

    const sockets = await Promise.all(Array.from({ length: attackers }, () => hangOn(port)));
    expectUsable(
      `browsing beside ${attackers} slow connections`,
      await traffic({ port, rate: 20, seconds: 5, next: browse }),
    );
    const deadline = performance.now() + 30_000;
    while (sockets.some(({ closed }) => !closed) && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const left = sockets.filter(({ closed }) => !closed).length;
    console.log(`slow connections left after their time: ${left}`);
    if (left > 0) problems.push(`${left} slow connections were never cut off`);
    for (const socket of sockets) socket.destroy();

    const flood = traffic({
      port,
      rate: 100,
      seconds: 5,
      next: () => ({
        kind: 'log in',
        method: 'POST',
        path: '/api/auth/login',
        body: JSON.stringify({
          login: `nobody${randomInt(1e9)}@example.com`,
          password: 'wrong one',
        }),
      }),
    });
    expectUsable(
      'browsing beside a flood of log-ins',
      await traffic({ port, rate: 20, seconds: 5, next: browse }),
    );
    show('the flood itself', await flood);

    const { rows } = await client.query<{ order_number: number }>(
      'select order_number from orders where user_id = $1',
      [admin.id],
    );
    const stored = new Set(rows.map((row) => row.order_number));
    const lost = [...acknowledged].filter((each) => !stored.has(each));
    console.log(`${acknowledged.size} orders acknowledged, ${lost.length} lost`);
    problems.push(...lost.map((each) => `order ${each} is lost`));
    await client.end();
    await database.close();
    problems.push(...(await verifyData({ dataDir })));
  } finally {
    product.kill('SIGTERM');
    await product.exit;
  }
});
conclude('load', problems);
