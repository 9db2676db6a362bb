import { randomInt, randomUUID } from 'node:crypto';
import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type pg from 'pg';
import { demoAdminLogin, headersOf, logInAt, sendJson, signUpAt } from './test-http-client.ts';

type AcknowledgedWrite = { what: string; sql: string; values: unknown[] };

export type Writers = {
  counts: () => Record<string, number>;
  stop: () => Promise<void>;
  missing: (client: pg.ClientBase) => Promise<string[]>;
  /** Unexpected answers, even while something is killed. */
  strange: string[];
  /** Missing answers, expected only while something is killed. */
  unanswered: string[];
};

/** Large enough that the calendar does not fill up. */
export const addManyBeauticians = async (client: pg.ClientBase, count = 200): Promise<void> => {
  await client.query(
    `with hired as (
       insert into beauticians (name) select 'Trial beautician ' || $1::int + n from generate_series(1, $1::int) n
       returning id
     )
     insert into working_hours select id, weekday, 540, 1200 from hired, generate_series(0, 6) weekday`,
    [count],
  );
};

const isTemporary = (status: number): boolean => status === 503 || status === 502 || status === 504;

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Starts eight concurrent writers: three place orders, two update orders, one records payments, one
 * signs users up who write a review and a post, one changes prices. Failed orders and payments are
 * sent again as the same attempt.
 */
export const startWriters = async (
  address: () => string,
  login: readonly [string, string] = demoAdminLogin,
): Promise<Writers> => {
  const acknowledged: AcknowledgedWrite[] = [];
  const strange: string[] = [];
  const unanswered: string[] = [];
  let stopped = false;

  const admin = await logInAt(address(), ...login);
  const services = (await (
    await fetch(new URL('/Json%20Files/Facial.json', address()))
  ).json()) as Service[];
  const [sold, priced] = services;
  if (!sold || !priced) throw new Error('the catalogue is empty');
  const placed: Order[] = [];

  /** Sends a request once, because it is not idempotent. */
  const sendOnce = async (ask: () => Promise<Response>): Promise<Response | undefined> => {
    try {
      const answer = await ask();
      if (!isTemporary(answer.status)) return answer;
      unanswered.push(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
    } catch (error) {
      unanswered.push(String(error));
    }
    await pause();
    return undefined;
  };
  const sendUntilAnswered = async (ask: () => Promise<Response>): Promise<Response | undefined> => {
    while (!stopped) {
      const answer = await sendOnce(ask);
      if (answer) return answer;
    }
    return undefined;
  };
  const checkStatus = async (answer: Response, expected: number[], allowed: number[] = []) => {
    if (expected.includes(answer.status)) return true;
    const text = await answer.text();
    if (!allowed.includes(answer.status)) strange.push(`${answer.status} ${text.slice(0, 300)}`);
    return false;
  };

  /** Placed by an admin, because the number of open orders per customer is limited. */
  const writeOrder = async (): Promise<void> => {
    const body = {
      orderId: randomInt(100_000, 1_000_000),
      userId: admin.id,
      username: admin.username,
      // An admin created from the environment has no phone number.
      userPhone: '9812345670',
      services: [{ serviceId: sold._id, price: sold.price, quantity: 1 }],
      appointmentDate: addDays(indiaDay(new Date()), randomInt(1, 85)),
      appointmentSlot: defaultSlots[randomInt(defaultSlots.length)] ?? '09:00 AM',
      address: { street: 'Lane 5', city: 'Pune', pincode: '411001' },
    };
    const answer = await sendUntilAnswered(() =>
      sendJson(address(), 'POST', '/api/orders', body, admin),
    );
    // The order number may be taken, or the slot full.
    if (!answer || !(await checkStatus(answer, [200, 201], [409]))) return;
    const order = (await answer.json()) as Order;
    placed.push(order);
    acknowledged.push({
      what: `order ${order.orderId}`,
      sql: 'select count(*)::int as n from orders where user_id = $1 and order_number = $2 and id = $3',
      values: [admin.id, order.orderId, order._id],
    });
  };

  const writeUpdate = async (): Promise<void> => {
    const order = placed[randomInt(Math.max(1, placed.length))];
    if (!order) return pause() as Promise<void>;
    const beautician = `Freelancer ${randomUUID()}`;
    const body = { status: 'confirmed', message: updateMessages[0], beautician };
    const path = `/api/orders/${order._id}/track`;
    const answer = await sendOnce(() => sendJson(address(), 'PUT', path, body, admin));
    if (!answer || !(await checkStatus(answer, [200]))) return;
    acknowledged.push({
      what: `update by ${beautician}`,
      sql: 'select count(*)::int as n from order_tracking where order_id = $1 and beautician = $2 and attempt is null',
      values: [order._id, beautician],
    });
  };

  const writePayment = async (): Promise<void> => {
    const order = placed[randomInt(Math.max(1, placed.length))];
    if (!order) return pause() as Promise<void>;
    const attempt = randomUUID();
    const body = { attempt, amount: 100, tip: 100, method: 'cash', acceptsOverpayment: true };
    const path = `/api/orders/${order._id}/payments`;
    const answer = await sendUntilAnswered(() => sendJson(address(), 'POST', path, body, admin));
    if (!answer || !(await checkStatus(answer, [200]))) return;
    for (const kind of ['payment', 'tip']) {
      acknowledged.push({
        what: `${kind} ${attempt}`,
        sql: 'select count(*)::int as n from ledger_entries where order_id = $1 and attempt = $2 and kind = $3',
        values: [order._id, attempt, kind],
      });
    }
  };

  const writeReviewAndPost = async (): Promise<void> => {
    const person = await signUpAt(address()).catch((error: unknown) => {
      unanswered.push(String(error));
    });
    if (!person) return pause() as Promise<void>;
    const sql = (table: string) => `select count(*)::int as n from ${table} where user_id = $1`;
    acknowledged.push({
      what: `account ${person.id}`,
      sql: 'select count(*)::int as n from users where id = $1',
      values: [person.id],
    });
    const review = { rating: 5, comment: `Calm hands ${randomUUID()}` };
    // 409 means that an earlier attempt was stored.
    const posted = await sendUntilAnswered(() =>
      sendJson(address(), 'POST', '/api/form/review', review, person),
    );
    if (posted && (await checkStatus(posted, [201, 409])))
      acknowledged.push({
        what: `review of ${person.id}`,
        sql: sql('reviews'),
        values: [person.id],
      });
    const blogged = await sendUntilAnswered(() => {
      const form = new FormData();
      form.set('title', 'Under fire');
      form.set('content', 'Still here.');
      const init = { method: 'POST', headers: headersOf(person), body: form };
      return fetch(new URL('/api/blog', address()), init);
    });
    if (blogged && (await checkStatus(blogged, [201, 409])))
      acknowledged.push({
        what: `post of ${person.id}`,
        sql: sql('blog_posts'),
        values: [person.id],
      });
  };

  let price = 1_000;
  const writePrice = async (): Promise<void> => {
    const headers = { ...headersOf(admin), authorization: `Bearer ${admin.token}` };
    const list = await sendOnce(() =>
      fetch(new URL('/api/admin/services', address()), { headers }),
    );
    if (!list || !(await checkStatus(list, [200]))) return;
    const all = ((await list.json()) as { services: AdminService[] }).services;
    const now = all.find(({ _id }) => _id === priced._id);
    if (!now) return;
    price += 1;
    const to = { price, offerprice: price + 1 };
    const from = { price: now.price, offerprice: now.offerprice };
    const changes = [{ _id: priced._id, from, to }];
    const answer = await sendOnce(() =>
      sendJson(address(), 'PUT', '/api/admin/services/prices', { changes }, admin),
    );
    if (!answer || !(await checkStatus(answer, [200]))) return;
    acknowledged.push({
      what: `price ${price}`,
      sql: 'select count(*)::int as n from service_prices where service_id = $1 and price = $2',
      values: [priced._id, price],
    });
  };

  const repeatWrites = async (write: () => Promise<void>): Promise<void> => {
    while (!stopped) {
      try {
        await write();
      } catch (error) {
        // A kill may cut off an answer.
        if (!/terminated|fetch failed|JSON|aborted|socket/i.test(String(error))) throw error;
        await pause();
      }
    }
  };

  const running = Promise.all(
    [
      writeOrder,
      writeOrder,
      writeOrder,
      writePayment,
      writeUpdate,
      writeUpdate,
      writeReviewAndPost,
      writePrice,
    ].map(repeatWrites),
  );
  running.catch(() => {});

  return {
    strange,
    unanswered,
    counts: () => {
      const counts: Record<string, number> = {};
      for (const { what } of acknowledged) {
        const kind = what.split(' ')[0] ?? '';
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
      return counts;
    },
    stop: async () => {
      stopped = true;
      await running;
    },
    missing: async (client) => {
      const lost: string[] = [];
      for (const { what, sql, values } of acknowledged) {
        const { rows } = await client.query<{ n: number }>(sql, values);
        if (rows[0]?.n !== 1) lost.push(`${what} is there ${rows[0]?.n} times`);
      }
      return lost;
    },
  };
};
