import { randomUUID } from 'node:crypto';
import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import type { OutcomeRequest } from '@haldi/contract/complaints/outcome';
import { generateOrderId } from '@haldi/contract/orders/order-id';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBeauticianUser, sendWorkRequest } from '../../testing/test-beautician-app.ts';
import { codeOf, openTestComplaints, type TestComplaints } from '../../testing/test-complaints.ts';
import { expectConsistentData } from '../../testing/test-order-changes.ts';

let salon: TestComplaints;
let other: TestApp;
beforeAll(async () => {
  salon = await openTestComplaints();
  other = await buildTestApp({ env: { RATE_LIMITS: 'off' }, database: salon.haldi.database });
});
afterAll(async () => {
  await expectConsistentData(salon.haldi);
  await other.close();
  await salon.haldi.close();
});

const readOrder = async (key: string | number): Promise<Order> =>
  (await salon.get(`/api/orders/${key}`)).json();

let day = 20;
const repeatOn = (over: object = {}): OutcomeRequest & { kind: 'repeat' } => {
  day += 1;
  return {
    kind: 'repeat',
    orderId: generateOrderId(Math.random),
    appointmentDate: `2027-02-${day % 28 < 9 ? '0' : ''}${(day % 28) + 1}`,
    appointmentSlot: '11:00 AM',
    ...over,
  };
};

test('an apology closes the complaint; the customer gets the reply and can open it again', async () => {
  const order = await salon.visited();
  const complaint = await salon.opened(order);
  const closed = salon.ok<Complaint>(await salon.close(complaint, { kind: 'apology' }));
  expect(closed).toMatchObject({ state: 'closed', outcome: 'apology', version: 2 });
  const messages = await salon.messagesAbout(order);
  expect(messages).toMatchObject([
    { kind: 'complaint-received', state: 'dropped' },
    { kind: 'complaint-closed', facts: { reply: 'We are sorry.', outcome: '' } },
  ]);
  expect((await salon.own(order))?.entries.at(-1)).toMatchObject({
    ...{ kind: 'closed', by: 'salon', text: 'We are sorry.', outcome: { kind: 'apology' } },
  });
  expect(codeOf(await salon.close(closed, { kind: 'apology' }))).toBe('NOT_CHANGEABLE');
  salon.ok(await salon.write(order, 'That is not enough.'));
  expect(await salon.read(complaint)).toMatchObject({ state: 'open', outcome: null });
});

test('staff reopen a closed complaint; why stays internal', async () => {
  const order = await salon.visited();
  const complaint = await salon.opened(order);
  const reopening = { kind: 'reopen', text: 'Closed by mistake' } as const;
  expect(codeOf(await salon.change(complaint, reopening))).toBe('NOT_CHANGEABLE');
  const closed = salon.ok<Complaint>(await salon.close(complaint, { kind: 'apology' }));
  salon.ok(await salon.change(closed, reopening));
  expect((await salon.own(order))?.entries.at(-1)).toMatchObject({ kind: 'reopened', text: '' });
  expect((await salon.messagesAbout(order)).at(-1)?.kind).toBe('complaint-reopened');
});

describe('a refund', () => {
  test('is made in the order and closes the complaint, once', async () => {
    const order = await salon.visited();
    await salon.pay(order, 50_000);
    const complaint = await salon.opened(order);
    const attempt = randomUUID();
    const refund = { kind: 'refund', amount: 20_000, method: 'upi' } as const;
    const answers = await Promise.all(
      [salon.haldi, other].map((on) => salon.close(complaint, refund, { attempt, on })),
    );
    expect(answers.map(codeOf)).toEqual([200, 200]);
    const { payments } = await readOrder(order._id);
    expect(payments.filter(({ kind }) => kind === 'refund')).toMatchObject([{ amount: 20_000 }]);
    expect((await salon.messagesAbout(order)).at(-1)?.facts).toMatchObject({
      outcome: 'We refunded ₹200 by UPI.',
    });
    const late = await salon.close(complaint, refund);
    expect(codeOf(late)).toBe('NOT_CHANGEABLE');
  });

  test('is not made if the complaint has changed, and the complaint stays open if it is refused', async () => {
    const order = await salon.visited();
    await salon.pay(order, 80_000);
    const complaint = await salon.opened(order);
    salon.ok(await salon.change(complaint, { kind: 'set-due-day', dueOn: '2026-12-01' }));
    const refund = { kind: 'refund', amount: 10_000, method: 'cash' } as const;
    expect(codeOf(await salon.close(complaint, refund))).toBe('COMPLAINT_CHANGED');
    // The limit of the desk is ₹500.
    const current = await salon.read(complaint);
    const above = { ...refund, amount: 60_000 };
    expect(codeOf(await salon.close(current, above))).toBe('PAYMENT_REFUSED');
    expect((await readOrder(order._id)).payments).toHaveLength(1);
    expect((await salon.read(complaint)).state).toBe('open');
    salon.ok(await salon.close(current, above, { by: salon.meera }));
  });
});

test('a discount is given in the order, within the limit of the desk', async () => {
  const order = await salon.visited();
  const complaint = await salon.opened(order);
  const answer = await salon.close(complaint, { kind: 'discount', amount: order.total - 1 });
  expect(codeOf(answer)).toBe('PAYMENT_REFUSED');
  salon.ok(await salon.close(complaint, { kind: 'discount', amount: 20 }));
  expect((await readOrder(order._id)).discounts).toMatchObject([{ amount: 20, percent: null }]);
  expect((await salon.read(complaint)).entries[0]).toMatchObject({
    ...{ kind: 'closed', outcome: { kind: 'discount', amount: 20 } },
  });
});

describe('a free repeat visit', () => {
  test('has the same services, address and customer, and costs nothing', async () => {
    const order = await salon.visited();
    const complaint = await salon.opened(order);
    const repeat = repeatOn();
    salon.ok(await salon.close(complaint, repeat));
    const booked = await readOrder(repeat.orderId);
    const { total, services, address, userId } = order;
    expect(booked).toMatchObject({
      ...{ repeatOf: order.orderId, status: 'pending', total, services, address, userId },
      discounts: [{ amount: total, percent: null, code: null }],
    });
    expect(salon.amountsOf(booked)).toMatchObject({ discount: total * 100, due: 0 });
    expect(booked.trackingHistory[0]?.message).toBe(`Free repeat visit of order #${order.orderId}`);
    const facts = (await salon.messagesAbout(order)).at(-1)?.facts;
    expect(facts).toMatchObject({
      outcome: expect.stringMatching(/^We booked a free repeat visit for \d\d Feb 2027, 11:00 AM/),
    });
  });

  test('is booked once, also when sent twice at once to two instances', async () => {
    const order = await salon.visited();
    const complaint = await salon.opened(order);
    const [attempt, repeat] = [randomUUID(), repeatOn()];
    const answers = await Promise.all(
      [salon.haldi, other, salon.haldi].map((on) =>
        salon.close(complaint, repeat, { attempt, on }),
      ),
    );
    expect(answers.map(codeOf)).toEqual([200, 200, 200]);
    const competing = await Promise.all(
      [salon.haldi, other].map((on) => salon.close(complaint, repeatOn(), { on })),
    );
    expect(competing.map(codeOf)).toEqual(['NOT_CHANGEABLE', 'NOT_CHANGEABLE']);
    const { rows } = await salon.haldi.database.pool.query(
      'select 1 from orders where repeat_of_order_id = $1',
      [order._id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is booked once per order, until it is cancelled', async () => {
    const order = await salon.visited();
    const complaint = await salon.opened(order);
    const repeat = repeatOn();
    const closed = salon.ok<Complaint>(await salon.close(complaint, repeat));
    const reopened = salon.ok<Complaint>(
      await salon.change(closed, { kind: 'reopen', text: 'Was late again' }),
    );
    expect(codeOf(await salon.close(reopened, repeatOn()))).toBe('NOT_CHANGEABLE');
    const booked = await readOrder(repeat.orderId);
    expect((await salon.cancel(salon.priya, booked)).statusCode).toBe(200);
    salon.ok(await salon.close(reopened, repeatOn()));
  });

  test('can be by a beautician who has not visited the customer before', async () => {
    const order = await salon.visited();
    const { rows } = await salon.haldi.database.pool.query<{ id: number; name: string }>(
      'select id, name from beauticians order by id',
    );
    const [, second] = rows;
    const repeat = repeatOn({ beautician: String(second?.id) });
    const slots = await salon.get(
      `/api/booking/slots?date=${repeat.appointmentDate}&customer=${salon.priya.id}&beautician=${second?.id}`,
    );
    expect(slots.statusCode, slots.body).toBe(200);
    salon.ok(await salon.close(await salon.opened(order), repeat));
    expect((await readOrder(repeat.orderId)).askedFor).toBe(second?.name);
  });

  test('is not booked before the visit is over, nor at a time that is taken', async () => {
    const open = await salon.place(salon.priya);
    const early = await salon.opened(open);
    expect(codeOf(await salon.close(early, repeatOn()))).toBe('NOT_CHANGEABLE');
    const complaint = await salon.opened(await salon.visited());
    const { appointmentDate, appointmentSlot } = open;
    const taken = repeatOn({ appointmentDate, appointmentSlot });
    expect(codeOf(await salon.close(complaint, taken))).toBe('ALREADY_BOOKED');
    expect((await salon.read(complaint)).state).toBe('open');
  });

  test('does not make services free that are added later, and stays free', async () => {
    const order = await salon.visited();
    const repeat = repeatOn();
    salon.ok(await salon.close(await salon.opened(order), repeat));
    const booked = await readOrder(repeat.orderId);
    const [discount] = booked.discounts;
    const removal = await salon.refused(booked, `discounts/${discount?.id}/removal`, {});
    expect(removal.reason).toBe('FREE_REPEAT');
    const [line] = booked.services;
    const { serviceId = '', price = 0 } = line ?? {};
    const changed = await salon.changeServices(booked, [{ serviceId, quantity: 2 }]);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(salon.amountsOf(changed.json<Order>()).due).toBe(price * 100);
  });

  test('is carried out by the beautician, with nothing to collect', async () => {
    const order = await salon.visited();
    const repeat = repeatOn();
    salon.ok(await salon.close(await salon.opened(order), repeat));
    const booked = await salon.confirm(await readOrder(repeat.orderId), 'Beautician 1');
    salon.haldi.clock.set(`${repeat.appointmentDate}T05:40:00Z`);
    await salon.logInAgain();
    const phone = await createBeauticianUser(salon.haldi, 'Beautician 1');
    for (const action of ['on-the-way', 'arrived', 'start', 'done']) {
      const sent = await sendWorkRequest(salon.haldi, phone, `visits/${booked._id}/progress`, {
        press: action,
      });
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const done = await readOrder(repeat.orderId);
    expect(done.status).toBe('completed');
    expect(salon.amountsOf(done).due).toBe(0);
  });
});
