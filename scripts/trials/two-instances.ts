import { setTimeout as delay } from 'node:timers/promises';
import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { addManyBeauticians, startWriters } from '../../apps/server/testing/concurrent-writers.ts';
import {
  headersOf,
  logInAt,
  type Person,
  sendJson,
  signUpAt,
} from '../../apps/server/testing/test-http-client.ts';
import {
  readServicesAt,
  type Trial,
  verifyAcknowledgedWrites,
  waitUntil,
  withTrialDatabase,
} from '../lib/trial-helpers.ts';
import { type InstanceIndex, ownerCredentials, withTwoInstances } from '../lib/two-instances.ts';

const problems: string[] = [];

const check = (what: string, isTrue: boolean): void => {
  console.log(`${isTrue ? 'ok' : 'FAILED'}: ${what}`);
  if (!isTrue) problems.push(what);
};

const isKnown = async (address: string, { token }: Person): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(new URL('/api/auth/user', address), { headers })).status === 200;
};

const checkSessions = async (one: string, two: string): Promise<void> => {
  const person = await signUpAt(one);
  check('a session of one instance is valid at the other', await isKnown(two, person));
  await fetch(new URL('/api/auth/logout', two), { method: 'POST', headers: headersOf(person) });
  check('logging out at one instance ends the session at the other', !(await isKnown(one, person)));
};

const orderBody = (person: Person, service: Service, number: number, day: string) => ({
  orderId: number,
  userId: person.id,
  username: person.username,
  services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
  appointmentDate: day,
  appointmentSlot: '10:00 AM',
  address: { street: 'Lane 5', city: 'Pune', pincode: '411001' },
});

const checkEvents = async (
  one: string,
  two: string,
  admin: Person,
  person: Person,
  order: Order,
) => {
  const ending = new AbortController();
  const path = `/api/orders/${person.id}/${order.orderId}/events`;
  const stream = await fetch(new URL(path, one), {
    headers: headersOf(person),
    signal: ending.signal,
  });
  let received = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) received += decoder.decode(chunk as Uint8Array);
  })().catch(() => {});
  const body = { status: 'confirmed', message: updateMessages[0] };
  await sendJson(two, 'PUT', `/api/orders/${order._id}/track`, body, admin);
  check(
    'an update at one instance is sent live by the other',
    await waitUntil(async () => received.includes('"version":2')),
  );
  ending.abort();
  await reading;
};

const checkPages = async (one: string, two: string, admin: Person, priced: Service) => {
  const titleShown = (address: string, title: string) => async () =>
    (await (await fetch(new URL('/blog', address))).text()).includes(title);
  await titleShown(one, '')();
  await titleShown(two, '')();
  const title = `News ${Date.now()}`;
  const form = new FormData();
  form.set('title', title);
  form.set('content', 'For everyone.');
  const author = await signUpAt(one);
  await fetch(new URL('/api/blog', one), {
    method: 'POST',
    headers: headersOf(author),
    body: form,
  });
  check('a post at one instance is on the page of that instance', await titleShown(one, title)());
  check('and on the cached page of the other', await waitUntil(titleShown(two, title)));

  const list = await fetch(new URL('/api/admin/services', two), { headers: headersOf(admin) });
  const { services } = (await list.json()) as { services: AdminService[] };
  const now = services.find(({ _id }) => _id === priced._id);
  if (!now) throw new Error('the catalogue is empty');
  const from = { price: now.price, offerprice: now.offerprice };
  const to = { price: 4_321, offerprice: 4_322 };
  const changes = [{ _id: priced._id, from, to }];
  await sendJson(two, 'PUT', '/api/admin/services/prices', { changes }, admin);
  check(
    'a price changed at one instance is in the catalogue of the other',
    await waitUntil(async () =>
      (await (await fetch(new URL('/Json%20Files/AllServices.json', one))).text()).includes('4321'),
    ),
  );
};

const checkBookings = async (one: string, two: string, people: Person[], service: Service) => {
  const day = addDays(indiaDay(new Date()), 30);
  const answers = await Promise.all(
    people.map((person, n) =>
      sendJson(
        n % 2 ? one : two,
        'POST',
        '/api/orders',
        orderBody(person, service, 200_000 + n, day),
        person,
      ),
    ),
  );
  const placed = answers.filter(({ status }) => status === 201).length;
  check(
    `${people.length} customers at both instances for 3 free times: ${placed} booked`,
    placed === 3,
  );
};

const checkAgreement = async ([one, two]: [string, string]): Promise<void> => {
  const [service, priced] = await readServicesAt(one);
  const admin = await logInAt(one, ...ownerCredentials);
  const people: Person[] = [];
  for (let n = 0; n < 20; n += 1) people.push(await signUpAt(n % 2 ? one : two));
  const [person] = people as [Person];
  await checkSessions(one, two);
  await checkBookings(one, two, people, service);
  const day = addDays(indiaDay(new Date()), 31);
  const body = orderBody(person, service, 300_000, day);
  const answer = await sendJson(one, 'POST', '/api/orders', body, person);
  await checkEvents(one, two, admin, person, (await answer.json()) as Order);
  await checkPages(one, two, admin, priced);
};

const killCount = 10;

export const twoInstancesTrial: Trial = {
  name: 'instances',
  proves:
    'two instances behind nginx have the same data; one killed 10 times under 8 writers: nothing lost',
  minutes: 3,
  run: () =>
    withTwoInstances(async ({ where, balancer, addresses, end, start }) => {
      await withTrialDatabase(where, (client) => addManyBeauticians(client, 3));
      await checkAgreement(addresses);
      await withTrialDatabase(where, addManyBeauticians);
      const writers = await startWriters(() => balancer.address, ownerCredentials);
      for (let n = 0; n < killCount; n += 1) {
        const place = (n % 2) as InstanceIndex;
        await delay(1_000);
        await end(place, 'SIGKILL');
        await delay(500);
        await start(place);
      }
      await writers.stop();
      return [...problems, ...(await verifyAcknowledgedWrites(writers, where))];
    }),
};
