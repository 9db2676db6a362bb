import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { historyText } from '@haldi/contract/orders/history';
import { orderPlacedMessage } from '@haldi/contract/orders/order-placed-message';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWeekPaymentSteps } from '../../testing/simulated-week-payments.ts';
import { createBeauticianUser, sendWorkRequest } from '../../testing/test-beautician-app.ts';
import { openTestEmailDelivery, type TestDelivery } from '../../testing/test-messages.ts';
import {
  expectConsistentData,
  giveDayOffAtDesk,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../testing/test-order-changes.ts';
import { toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { openSession } from '../accounts/sessions/service.ts';

/**
 * A week of a salon with four beauticians on a test clock. After each event the plan must be
 * feasible and the data consistent.
 */

let week: TestOrderChanges;
let post: TestDelivery;
let payments: ReturnType<typeof createWeekPaymentSteps>;
let people: Record<'asha' | 'bina' | 'charu' | 'devi' | 'esha', TestUser>;
const held = new Map<string, Order>();

beforeAll(async () => {
  week = await openTestOrderChanges();
  post = openTestEmailDelivery(week.haldi);
  payments = createWeekPaymentSteps(week);
  const { salon, haldi } = week;
  await salon.hireOne('Usha');
  await salon.hireOne('Zoya', ['Facial', 'Massage']);
  await salon.hireOne('Manisha', ['Bridal']);
  await salon.hireOne('Anjali', [], [1, 2, 3, 4, 5]);
  people = {
    ...{ asha: await haldi.user(), bina: await haldi.user(), charu: await haldi.user() },
    ...{ devi: await haldi.user(), esha: await haldi.user() },
  };
});
afterAll(() => week.close());

/** Days are closed before the next one begins. */
const at = async (instant: string): Promise<void> => {
  const day = indiaDay(week.haldi.clock());
  if (day < `2026-11-${instant.slice(0, 2)}`) await payments.closeDay(day);
  await post.advanceTo(new Date(`2026-11-${instant}:00+05:30`));
  for (const user of [week.meera, ...Object.values(people)]) {
    Object.assign(user, await openSession(week.haldi.context, user.id, { device: 'Test' }));
  }
};
const service = (minutes: number, count = 1) => [toRequestLine(week.salon.service(minutes), count)];

const keeps = async (): Promise<void> => {
  await post.send();
  await expectConsistentData(week.haldi);
};

type Answer = { statusCode: number; body: string; json: <T>() => T };

const happens = async (name: string, answer: Promise<Answer>, code: number | string = 200) => {
  const got = await answer;
  const is = got.statusCode < 300 ? got.statusCode : got.json<{ code: string }>().code;
  expect(is, got.body).toBe(code);
  if (got.statusCode < 300) held.set(name, got.json<Order>());
  await keeps();
};

const the = (name: string): Order => {
  const order = held.get(name);
  if (!order) throw new Error(`${name} never happened`);
  return order;
};

const books = (
  name: string,
  who: keyof typeof people,
  when: [day: number, slot: string],
  over: Partial<OrderRequest> = {},
  code: number | string = 201,
) => {
  const [day, appointmentSlot] = when;
  const user = people[who];
  const appointmentDate = `2026-11-${day}`;
  const body = week.salon.body(user, { appointmentDate, appointmentSlot, ...over });
  return happens(name, week.salon.send(user, body), code);
};

const says = (name: string, status: string, message: number, more: object = {}) =>
  happens(
    name,
    week.salon.track(week.meera, the(name)._id, {
      status,
      message: updateMessages[message],
      version: the(name).version,
      attempt: randomUUID(),
      ...more,
    }),
  );

const byPhone = (customer: object, when: [day: number, slot: string], orderId: number) => {
  const { services, address } = week.salon.body(people.asha);
  const [day, appointmentSlot] = when;
  const appointmentDate = `2026-11-${day}`;
  const payload = { orderId, customer, services, address, appointmentDate, appointmentSlot };
  return week.send(week.meera, 'POST', '/api/admin/bookings', payload);
};

const pays = (name: string, method: PaymentMethod): Promise<void> =>
  payments.payAtDesk(the(name), method).then(keeps);

const historyOf = async (name: string): Promise<string[]> => {
  const { rows } = await week.haldi.database.pool.query(
    'select event from order_tracking where order_id = $1 order by id',
    [the(name)._id],
  );
  return rows.map(({ event }) => historyText(event));
};

const does = async (
  who: TestUser,
  name: string,
  part: string,
  payload: object,
  code: number | string = part === 'cannot-go' ? 204 : 200,
): Promise<void> => {
  const answer = await sendWorkRequest(week.haldi, who, `visits/${the(name)._id}/${part}`, payload);
  const is = answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code;
  expect(is, answer.body).toBe(code);
  await keeps();
};

test('a week of a salon', async () => {
  // Monday
  await at('16T08:00');
  await books('facial', 'asha', [16, '01:00 PM'], { services: service(60) });
  await books('short', 'bina', [16, '10:00 AM'], { services: service(30) });
  await books('long', 'charu', [17, '10:00 AM'], { services: service(120, 2) });
  await books('mother', 'asha', [16, '01:00 PM'], {
    recipient: { name: 'Sunita Rao', phone: '9822000001' },
  });
  await books('a second visit at the same time', 'asha', [16, '01:00 PM'], {}, 'ALREADY_BOOKED');
  await books(
    'too late a start',
    'devi',
    [17, '05:00 PM'],
    { services: service(120, 2) },
    'SLOT_NOT_BOOKABLE',
  );
  await says('short', 'confirmed', 1, { beautician: 'Usha' });
  await says('facial', 'confirmed', 0);

  // A phone booking by a new customer, and its repeat after a lost connection.
  const caller = { name: 'Farida Shaikh', mobileNumber: '9822012345' };
  await happens('phone', byPhone(caller, [17, '03:00 PM'], 700_001), 201);
  await happens('phone', byPhone(caller, [17, '03:00 PM'], 700_001), 200);
  const known = { userId: the('phone').userId };
  await happens('phone again', byPhone(known, [18, '03:00 PM'], 700_002), 201);

  await Promise.all([
    week.salon.place(people.bina, { appointmentDate: '2026-11-18' }),
    week.salon.place(people.devi, { appointmentDate: '2026-11-18' }),
  ]);
  await keeps();

  // A customer who is not at home; the next visit is completed.
  await at('16T10:20');
  await says('short', 'cancelled', 5, { reason: 'no_show' });
  expect(the('short')).toMatchObject({
    fees: [{ kind: 'no_show', amount: 100 }],
    total: expect.any(Number),
  });
  await at('16T12:00');
  await happens('facial', week.move(people.asha, the('facial')), 'NOT_CHANGEABLE');
  await happens('facial', week.cancel(people.asha, the('facial')), 'FEE_CHANGED');
  await at('16T14:30');
  await says('facial', 'completed', 4);
  await pays('facial', 'upi');

  // Tuesday: moved by the customer and by the order link, a service added, a day off.
  await at('17T08:30');
  await happens('mother', week.cancel(people.asha, the('mother')), 'NOT_CHANGEABLE');
  await says('mother', 'completed', 4);
  await pays('mother', 'card');
  await payments.waiveFee(the('short'), 'no_show');
  await happens(
    'phone again',
    week.send(
      null,
      'PUT',
      `/api/visit/${the('phone again').link}/appointment`,
      week.moveBody(the('phone again'), { appointmentDate: '2026-11-20' }),
    ),
  );
  await at('17T10:30');
  const { serviceId } = toRequestLine(week.salon.service(120));
  const more = [
    { serviceId, quantity: 2 },
    { serviceId: toRequestLine(week.salon.service(30)).serviceId, quantity: 1 },
  ];
  const before = the('long').total;
  await happens('long', week.changeServices(the('long'), more));
  expect(the('long').earlier).toMatchObject([{ total: before }]);
  await books('thursday', 'esha', [19, '11:00 AM']);
  await says('thursday', 'confirmed', 1, { beautician: 'Usha' });
  await giveDayOffAtDesk(week, 'Anjali', '2026-11-20').then(keeps);

  // Wednesday: a late cancellation with a fee; staff move what the customer no longer can.
  await at('18T12:30');
  await books('soon', 'charu', [18, '03:00 PM']);
  await says('soon', 'confirmed', 0);
  await happens('soon', week.move(people.charu, the('soon')), 'NOT_CHANGEABLE');
  await happens(
    'soon',
    week.staffMove(the('soon'), { appointmentDate: '2026-11-18', appointmentSlot: '05:00 PM' }),
  );
  await at('18T14:30');
  await happens('soon', week.cancel(people.charu, the('soon'), { fee: 100 }));
  expect(the('soon')).toMatchObject({
    status: 'cancelled',
    fees: [{ kind: 'late_cancel', amount: 100 }],
  });

  // Thursday: two staff members change one order; a mistake is corrected.
  await at('19T09:00');
  await pays('soon', 'cash');
  const order = the('thursday');
  await says('thursday', 'cancelled', 5, { reason: 'salon_cannot' });
  await happens('stale', week.staffMove(order, { appointmentDate: '2026-11-20' }), 'ORDER_CHANGED');
  await says('thursday', 'confirmed', 0);
  expect(the('thursday')).toMatchObject({ fees: [], cancellation: null });
  await at('19T12:30');
  await says('thursday', 'completed', 4);
  await pays('thursday', 'card');

  // Friday: Usha declines a visit, is assigned again, and completes it on the phone.
  await at('20T08:00');
  const usha = await createBeauticianUser(week.haldi, 'Usha');
  await books('friday', 'esha', [20, '11:00 AM'], { services: service(30) });
  await says('friday', 'confirmed', 1, { beautician: 'Usha' });
  const tyre = { attempt: randomUUID(), reason: 'A flat tyre' };
  for (let times = 0; times < 2; times += 1) await does(usha, 'friday', 'cannot-go', tyre);
  const again = { status: 'confirmed', message: updateMessages[1], beautician: 'Usha' };
  await happens(
    'asked',
    week.salon.track(week.meera, the('friday')._id, again),
    'BEAUTICIAN_OBJECTIONS',
  );
  const anyway = { ...again, acknowledged: ['CANNOT_GO'], version: undefined };
  await says('friday', 'confirmed', 1, anyway);
  await does(usha, 'friday', 'late', { minutes: 15 });
  await at('20T11:15');
  for (const press of ['on-the-way', 'arrived', 'start']) {
    await does(usha, 'friday', 'progress', { press });
  }
  await does(usha, 'friday', 'services', {
    services: [{ serviceId: toRequestLine(week.salon.service(30)).serviceId, quantity: 1 }],
  });
  await does(usha, 'friday', 'progress', { press: 'arrived' }, 'PRESS_REFUSED');
  await does(usha, 'friday', 'progress', { press: 'done' });
  await payments.payOnPhone(usha, the('friday'), 5_050);
  await payments.refund(the('thursday'), 20_000, 'cash').then(keeps);

  // The end of the week: the figures match the orders.
  await at('22T20:00');
  await payments.completeAndPayRest();
  await payments.expectSettled({ from: '2026-11-16', to: '2026-11-22' });
  const { rows } = await week.haldi.database.pool.query(
    `select count(*)::int as orders,
       count(*) filter (where status = 'cancelled')::int as cancelled,
       (select sum(amount)::int from order_fees) as fees
     from orders`,
  );
  expect(rows).toEqual([{ orders: 11, cancelled: 2, fees: 200 }]);
  expect(post.duplicates()).toEqual([]);
  expect(post.kindsSentToCustomer(the('friday'))).toEqual([
    ...['confirmed', 'late', 'two-hours-before', 'on-the-way', 'services-changed', 'done'],
  ]);
  expect(await historyOf('friday')).toEqual([
    orderPlacedMessage,
    updateMessages[1],
    'Your beautician can no longer come. We are finding another beautician for you.',
    updateMessages[1],
    'Your beautician is running about 15 minutes late.',
    'Your beautician is on the way.',
    'Your beautician has arrived.',
    'Your service has started.',
    expect.stringContaining('The services of your visit have changed.'),
    'Your service is complete. Thank you for choosing us!',
    'Payment received: ₹798 in cash. Tip received: ₹50.50 in cash. Thank you!',
  ]);
});
