import { randomInt } from 'node:crypto';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { addManyBeauticians } from '../../apps/server/testing/concurrent-writers.ts';
import {
  randomPageRequest,
  sendTraffic,
  type TrafficRequest,
} from '../../apps/server/testing/send-traffic.ts';
import { memoryMegabytesOf, portOfUrl } from '../../apps/server/testing/spawn-product.ts';
import { demoAdminLogin, headersOf, logInAt } from '../../apps/server/testing/test-http-client.ts';
import {
  readServicesAt,
  type Trial,
  verifyTrialData,
  withProduct,
  withTemporaryDirectory,
  withTrialDatabase,
} from '../lib/trial-helpers.ts';

/** Browsing 80 %, availability 12 %, orders 5 %, staff 3 %. */
const mixedTraffic = async (address: string) => {
  const [service] = await readServicesAt(address);
  const admin = await logInAt(address, ...demoAdminLogin);
  const today = indiaDay(new Date());
  const acknowledged: number[] = [];
  let orderId = 100_000;
  // Placed by staff, because customers have a limit of open orders.
  const order = (): TrafficRequest => {
    orderId += 1;
    const body = {
      orderId,
      userId: admin.id,
      username: admin.username,
      services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
      appointmentDate: addDays(today, randomInt(1, 85)),
      appointmentSlot: defaultSlots[randomInt(defaultSlots.length)],
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
  const next = (): TrafficRequest => {
    const drawn = randomInt(100);
    if (drawn < 80) return randomPageRequest();
    if (drawn < 92) {
      const path = `/api/booking/slots?date=${addDays(today, randomInt(1, 85))}&duration=60`;
      return { kind: 'slots', path };
    }
    if (drawn < 97) return order();
    const path = drawn === 97 ? '/api/admin/dashboard' : '/api/orders?limit=50';
    return { kind: 'admin', path, headers: { authorization: `Bearer ${admin.token}` } };
  };
  const answered = ({ kind, body }: TrafficRequest, status: string): void => {
    if (kind === 'order' && status === '201' && body)
      acknowledged.push((JSON.parse(body) as { orderId: number }).orderId);
  };
  return { next, answered, acknowledged };
};

const seconds = 5;
const limit = 300;
const from = 50;

/** The load comes from the same machine: use the figures for comparison only. */
export const loadTrial: Trial = {
  name: 'load',
  proves: 'mixed traffic, faster until p99 passes 300 ms: no failed request, no lost order',
  minutes: 2,
  run: () =>
    withTemporaryDirectory((dataDir) =>
      withProduct(dataDir, async ({ product, address }) => {
        const problems: string[] = [];
        await withTrialDatabase({ dataDir }, addManyBeauticians);
        const { acknowledged, ...mixed } = await mixedTraffic(address);
        const port = portOfUrl(address);
        await sendTraffic({ ...mixed, port, rate: 20, seconds: 2 });
        const before = memoryMegabytesOf(product.pid);
        let highest = 0;
        for (let rate = from; ; rate = Math.round(rate * 1.4)) {
          const { p50, p99, statuses } = await sendTraffic({ ...mixed, port, rate, seconds });
          console.log(
            `${rate} a second: p50 ${p50} ms, p99 ${p99} ms, ${JSON.stringify(statuses)}`,
          );
          const failed = Object.keys(statuses).filter((status) => / (5\d\d|no|cut)/.test(status));
          if (failed.length > 0) problems.push(`at ${rate} a second: ${failed.join(', ')}`);
          if (p99 > limit) break;
          highest = rate;
        }
        console.log(
          `${highest} a second with p99 under ${limit} ms; memory ${before} MB before, ${memoryMegabytesOf(product.pid)} MB after`,
        );
        const stored = await withTrialDatabase({ dataDir }, (client) =>
          client.query<{ id: number }>('select order_number as id from orders'),
        );
        const ids = new Set(stored.rows.map(({ id }) => id));
        const lost = acknowledged.filter((id) => !ids.has(id));
        console.log(`${acknowledged.length} orders acknowledged, ${lost.length} lost`);
        problems.push(...lost.map((id) => `order ${id} is lost`));
        return [...problems, ...(await verifyTrialData({ dataDir }))];
      }),
    ),
};
