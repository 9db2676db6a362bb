import { setTimeout as delay } from 'node:timers/promises';
import type { AdminService } from '@haldi/contract/catalogue/desk/editing';
import type { Service } from '@haldi/contract/catalogue/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { orderMessages } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import { startEmbeddedDatabase } from '../apps/server/src/platform/database/embedded-database.ts';
import { openForOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { freePort, startBalancer } from '../apps/server/testing/balancer.ts';
import { socketUrl } from '../apps/server/testing/database-address.ts';
import {
  headersOf,
  logInAt,
  type Person,
  sendJson,
  signUpAt,
} from '../apps/server/testing/test-client.ts';
import { hireMany, startWriters } from '../apps/server/testing/writers.ts';
import { buildIfStale } from './lib/build.ts';
import { operatorLog } from './lib/operator.ts';
import { owner, startInstance } from './lib/proxied-instance.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/** Two instances behind nginx on one PostgreSQL: they agree, and one may be killed under load. */
const { kills } = numbersOf({ kills: 10 });
const problems: string[] = [];

const check = (what: string, isTrue: boolean): void => {
  console.log(`${isTrue ? 'agree' : 'DIFFER'}: ${what}`);
  if (!isTrue) problems.push(what);
};

/** Asks until it is so; instances are told after the commit. */
const soon = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  for (let n = 0; n < 50; n += 1) {
    if (await isSo()) return true;
    await delay(100);
  }
  return false;
};

const isKnown = async (address: string, { token }: Person): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(new URL('/api/auth/user', address), { headers })).status === 200;
};

const sessionsAgree = async (one: string, two: string): Promise<void> => {
  const person = await signUpAt(one);
  check('a session of one instance holds at the other', await isKnown(two, person));
  await fetch(new URL('/api/auth/logout', two), { method: 'POST', headers: headersOf(person) });
  check('logged out at one, nobody at the other', !(await isKnown(one, person)));
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

const eventsAgree = async (
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
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk as Uint8Array);
  })().catch(() => {});
  const body = { status: 'confirmed', message: orderMessages[0] };
  await sendJson(two, 'PUT', `/api/orders/${order._id}/track`, body, admin);
  check(
    'an update at one instance is heard live at the other',
    await soon(async () => heard.includes('"version":2')),
  );
  ending.abort();
  await reading;
};

const pagesAgree = async (one: string, two: string, admin: Person, priced: Service) => {
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
  check('and on the kept page of the other', await soon(titleShown(two, title)));

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
    await soon(async () =>
      (await (await fetch(new URL('/Json%20Files/AllServices.json', one))).text()).includes('4321'),
    ),
  );
};

const seatsAgree = async (one: string, two: string, people: Person[], service: Service) => {
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
  check(`${people.length} buyers at both instances for 3 seats: ${placed} get one`, placed === 3);
};

await buildIfStale();
await withDirectory(async (directory) => {
  const postgres = await startEmbeddedDatabase({ dataDir: directory, log: operatorLog });
  const url = socketUrl(postgres.connection);
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number) => startInstance(url, port);
  const instances = [start(ports[0]), start(ports[1])];
  const addresses = await Promise.all(instances.map(({ ready }) => ready));
  const [one, two] = addresses as [string, string];
  const balancer = await startBalancer(directory, ports);
  const database = await openForOperator({ url, dataDir: directory, log: operatorLog });
  const client = await database.connect();
  try {
    console.log(`two instances behind ${balancer.name}`);
    await soon(async () => (await fetch(balancer.address).catch(() => undefined))?.status === 200);
    await hireMany(client, 3);
    const [service, priced] = (await (
      await fetch(new URL('/Json%20Files/AllServices.json', one))
    ).json()) as [Service, Service];
    const admin = await logInAt(one, ...owner);
    const people: Person[] = [];
    for (let n = 0; n < 20; n += 1) people.push(await signUpAt(n % 2 ? one : two));
    const [person] = people as [Person];

    await sessionsAgree(one, two);
    await seatsAgree(one, two, people, service);
    const day = addDays(indiaDay(new Date()), 31);
    const answer = await sendJson(
      one,
      'POST',
      '/api/orders',
      orderBody(person, service, 300_000, day),
      person,
    );
    await eventsAgree(one, two, admin, person, (await answer.json()) as Order);
    await pagesAgree(one, two, admin, priced);

    await hireMany(client);
    const writers = await startWriters(() => balancer.address, owner);
    for (let n = 0; n < kills; n += 1) {
      await delay(1_000);
      const which = n % 2;
      instances[which]?.kill('SIGKILL');
      await instances[which]?.exit;
      await delay(500);
      const instance = start(ports[which] ?? 0);
      instances[which] = instance;
      await instance.ready;
    }
    await writers.stop();
    const lost = await writers.missing(client);
    console.log(
      `one instance killed ${kills} times under 8 writers; acknowledged ${JSON.stringify(writers.counts())}; lost or doubled: ${lost.length}`,
    );
    problems.push(...lost, ...writers.strange);
    await client.end();
    problems.push(...(await verifyData({ url, dataDir: directory })));
  } finally {
    await balancer.stop();
    for (const instance of instances) {
      instance.kill('SIGTERM');
      await instance.exit;
    }
    await database.close();
    await postgres.stop();
  }
});
conclude('instances', problems);
