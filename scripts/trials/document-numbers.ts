import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { addManyBeauticians } from '../../apps/server/testing/concurrent-writers.ts';
import {
  logInAt,
  type Person,
  sendJson,
  signUpAt,
} from '../../apps/server/testing/test-http-client.ts';
import {
  readServicesAt,
  type Trial,
  verifyTrialData,
  withTrialDatabase,
} from '../lib/trial-helpers.ts';
import { type InstanceIndex, ownerCredentials, withTwoInstances } from '../lib/two-instances.ts';

const orderCount = 200;
const killCount = 6;

const placeOrders = async (address: string): Promise<Order[]> => {
  const [service] = await readServicesAt(address);
  const orders: Order[] = [];
  for (let n = 0; n < orderCount; n += 1) {
    const person = await signUpAt(address);
    const body = {
      ...{ orderId: 200_000 + n, userId: person.id, username: person.username },
      services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
      appointmentDate: addDays(indiaDay(new Date()), 1 + (n % 10)),
      appointmentSlot: '10:00 AM',
      address: { street: 'Lane 5', city: 'Pune', pincode: '411001' },
    };
    const answer = await sendJson(address, 'POST', '/api/orders', body, person);
    if (answer.status !== 201) throw new Error(`not placed: ${await answer.text()}`);
    orders.push((await answer.json()) as Order);
  }
  return orders;
};

/** Sends the same attempt again while an instance is down. */
const completeOrder = async (address: string, admin: Person, { _id }: Order): Promise<void> => {
  const body = { status: 'completed', message: updateMessages[4], attempt: randomUUID() };
  for (;;) {
    const answer = await sendJson(address, 'PUT', `/api/orders/${_id}/track`, body, admin).catch(
      () => undefined,
    );
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(await answer.text());
    await delay(50);
  }
};

const countBills = (where: Parameters<typeof withTrialDatabase>[0]): Promise<string[]> =>
  withTrialDatabase(where, async (client) => {
    const { rows } = await client.query<{ bills: number; highest: number }>(
      "select count(*)::int as bills, max(sequence) as highest from documents where kind = 'bill'",
    );
    const { bills = 0, highest = 0 } = rows[0] ?? {};
    console.log(`${bills} bills, the highest number is ${highest}`);
    return bills === orderCount && highest === orderCount
      ? []
      : [`${bills} bills up to ${highest}`];
  });

export const documentNumbersTrial: Trial = {
  name: 'numbers',
  proves: `${orderCount} visits completed at once on two instances that are killed: no number of a bill is missing or twice`,
  minutes: 2,
  run: () =>
    withTwoInstances(async ({ where, balancer, addresses, end, start }) => {
      await withTrialDatabase(where, addManyBeauticians);
      const orders = await placeOrders(addresses[0]);
      const admin = await logInAt(addresses[0], ...ownerCredentials);
      const completing = Promise.all(
        orders.map((order) => completeOrder(balancer.address, admin, order)),
      );
      for (let n = 0; n < killCount; n += 1) {
        const place = (n % 2) as InstanceIndex;
        await delay(150);
        await end(place, 'SIGKILL');
        await start(place);
      }
      await completing;
      return [...(await countBills(where)), ...(await verifyTrialData(where))];
    }),
};
