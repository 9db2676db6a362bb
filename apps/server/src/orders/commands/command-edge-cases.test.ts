import { randomUUID } from 'node:crypto';
import type { ApiError } from '@haldi/contract/kit/errors';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBeauticianUser, sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

/** The test clock shows 11:30 AM in India on 16 November until a test moves it. */
let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await changes.close();
});

const today = '2026-11-16';
let people = 0;
const hire = async (...skills: string[]): Promise<{ name: string; phone: TestUser }> => {
  people += 1;
  const name = `Rekha ${people}`;
  await changes.salon.hireOne(name, skills);
  return { name, phone: await createBeauticianUser(changes.haldi, name) };
};

const visitFor = async (beautician: string, over: object = {}): Promise<[TestUser, Order]> => {
  const customer = await changes.haldi.user();
  const when = { appointmentDate: today, appointmentSlot: '03:00 PM', ...over };
  const order = await changes.salon.place(customer, when);
  return [customer, await changes.confirm(order, beautician)];
};
const press = (phone: TestUser, { _id }: Order, part: string, payload: object) =>
  sendWorkRequest(changes.haldi, phone, `visits/${_id}/${part}`, payload);
const reasonOf = (answer: { json: () => unknown }): unknown =>
  ((answer.json() as ApiError).details as { reason: string } | undefined)?.reason;
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as ApiError).code;
const setClock = (instant: string): void =>
  changes.haldi.clock.advance(Date.parse(instant) - changes.haldi.clock().getTime());

test('a visit that has started is not moved; before that, a move resets its progress', async () => {
  const { name, phone } = await hire();
  const [customer, order] = await visitFor(name);
  await press(phone, order, 'progress', { press: 'on-the-way' });
  await press(phone, order, 'progress', { press: 'arrived' });
  const arrived = await changes.read(customer, order);
  const when = { appointmentDate: today, appointmentSlot: '04:00 PM' };
  const moved = (await changes.staffMove(arrived, when)).json<Order>();
  expect(moved).toMatchObject({
    appointmentSlot: '04:00 PM',
    progress: { onTheWayAt: null, arrivedAt: null },
  });
  await press(phone, order, 'progress', { press: 'start' });
  const started = await changes.read(customer, order);
  const refused = await changes.staffMove(started, { appointmentDate: '2026-11-18' });
  expect([codeOf(refused), reasonOf(refused)]).toEqual(['NOT_CHANGEABLE', 'BEGUN']);
  expect((await changes.read(customer, order)).appointmentDate).toBe(today);
});

test('threat 51: the time of an action must be on the day of the visit and not in the future', async () => {
  const { name, phone } = await hire();
  const [customer, order] = await visitFor(name);
  const atMidnight = { press: 'arrived', pressedAt: '2026-11-15T18:31:00.000Z' };
  expect(reasonOf(await press(phone, order, 'progress', atMidnight))).toBe('TOO_EARLY');
  const ahead = { press: 'arrived', pressedAt: '2026-11-16T09:29:00.000Z' };
  expect((await press(phone, order, 'progress', ahead)).statusCode).toBe(200);
  const { progress } = await changes.read(customer, order);
  expect(progress.arrivedAt).toBe(changes.haldi.clock().toISOString());
});

test('staff cannot move a visit onto another one of the same customer', async () => {
  const [one, other] = [await hire(), await hire()];
  const [customer, order] = await visitFor(one.name, { appointmentDate: '2026-11-19' });
  const placed = await changes.salon.place(customer, {
    appointmentDate: '2026-11-19',
    appointmentSlot: '10:00 AM',
  });
  const second = await changes.confirm(placed, other.name);
  const when = { appointmentDate: '2026-11-19', appointmentSlot: order.appointmentSlot };
  expect(codeOf(await changes.staffMove(second, when))).toBe('ALREADY_BOOKED');
});

test('correcting the reason keeps the fee and who cancelled', async () => {
  const { name } = await hire();
  const [customer, order] = await visitFor(name, { appointmentSlot: '01:00 PM' });
  const fee = order.terms.lateCancelFee;
  expect(fee).toBeGreaterThan(0);
  const cancelBody = { fee, note: 'A fever' };
  expect((await changes.cancel(customer, order, cancelBody)).statusCode).toBe(200);
  const corrected = await changes.salon.track(changes.meera, order._id, {
    status: 'cancelled',
    message: updateMessages[5],
    reason: 'salon_cannot',
  });
  expect(corrected.json<Order>()).toMatchObject({
    cancellation: { by: 'customer', reason: 'salon_cannot', note: 'A fever' },
    fees: [{ kind: 'late_cancel', amount: fee }],
  });
});

test('cancelling a pending order costs the fee once the beautician has arrived', async () => {
  const { name, phone } = await hire();
  const customer = await changes.haldi.user();
  const placed = await changes.salon.place(customer, {
    appointmentDate: today,
    appointmentSlot: '03:00 PM',
  });
  const pending = { status: 'pending', message: updateMessages[3], beautician: name };
  await changes.salon.track(changes.meera, placed._id, pending);
  await press(phone, placed, 'progress', { press: 'arrived' });
  const order = await changes.read(customer, placed);
  expect(codeOf(await changes.cancel(customer, order, { fee: 0 }))).toBe('FEE_CHANGED');
  const fee = order.terms.lateCancelFee;
  const cancelled = await changes.cancel(customer, order, { fee });
  expect(cancelled.json<Order>().fees).toEqual([{ kind: 'late_cancel', amount: fee }]);
});

test('the same fee applies when staff cancel for the customer', async () => {
  const { name, phone } = await hire();
  const customer = await changes.haldi.user();
  const placed = await changes.salon.place(customer, {
    appointmentDate: today,
    appointmentSlot: '05:00 PM',
  });
  const pending = { status: 'pending', message: updateMessages[3], beautician: name };
  await changes.salon.track(changes.meera, placed._id, pending);
  await press(phone, placed, 'progress', { press: 'arrived' });
  const cancelled = await changes.salon.track(changes.meera, placed._id, {
    status: 'cancelled',
    message: updateMessages[5],
    reason: 'customer_asked',
  });
  const { lateCancelFee: amount } = placed.terms;
  expect(cancelled.json<Order>().fees).toEqual([{ kind: 'late_cancel', amount }]);
});

test('a started visit stays started with another beautician', async () => {
  const [first, second] = [await hire(), await hire()];
  const [customer, order] = await visitFor(first.name);
  for (const what of ['on-the-way', 'arrived', 'start']) {
    await press(first.phone, order, 'progress', { press: what });
  }
  const started = await changes.read(customer, order);
  const more = started.services.map(({ serviceId }) => ({ serviceId, quantity: 2 }));
  const changed = await changes.changeServices(started, more, { beautician: second.name });
  expect(changed.json()).toMatchObject({
    beautician: second.name,
    status: 'in_progress',
    progress: started.progress,
  });
  const done = await press(second.phone, order, 'progress', { press: 'done' });
  expect(done.statusCode, done.body).toBe(200);
});

test('confirmed questions are in the audit log', async () => {
  const { name } = await hire();
  const [, order] = await visitFor(name, { appointmentDate: '2026-11-20' });
  const payload = {
    status: 'completed',
    message: updateMessages[4],
    asked: ['before-start'],
    attempt: randomUUID(),
  };
  expect((await changes.salon.track(changes.meera, order._id, payload)).statusCode).toBe(200);
  const audit = await changes.haldi.as(changes.meera, { url: '/api/admin/audit?limit=1' });
  expect(audit.json().entries[0].changes).toContainEqual({
    field: 'asked',
    before: null,
    after: ['before-start'],
  });
});

test('another beautician gets a new start code and all attempts', async () => {
  const url = '/api/admin/settings';
  const { settings, version } = (await changes.haldi.as(changes.meera, { url })).json();
  const payload = { ...settings, requiresStartCode: true, version };
  await changes.send(changes.meera, 'PUT', url, payload);
  const [first, second] = [await hire(), await hire()];
  const [customer, order] = await visitFor(first.name, { appointmentSlot: '01:00 PM' });
  setClock('2026-11-16T06:35:00Z');
  const { startCode: before } = await changes.read(customer, order);
  const wrong = before === '0000' ? '0001' : '0000';
  for (let tries = 0; tries < 5; tries += 1) {
    await press(first.phone, order, 'progress', { press: 'start', code: wrong });
  }
  const { rows } = await changes.haldi.database.pool.query(
    'select start_code, wrong_codes from visit_progress where order_id = $1',
    [order._id],
  );
  expect(rows).toEqual([{ start_code: before, wrong_codes: 5 }]);
  await changes.confirm(order, second.name);
  // The new code can equal the old one by chance, so check that it was reset.
  const after = await changes.haldi.database.pool.query(
    'select start_code, wrong_codes from visit_progress where order_id = $1',
    [order._id],
  );
  expect(after.rows).toEqual([{ start_code: null, wrong_codes: 0 }]);
  const { startCode: code } = await changes.read(customer, order);
  const started = await press(second.phone, order, 'progress', { press: 'start', code });
  expect(started.statusCode, started.body).toBe(200);
  const again = (await changes.haldi.as(changes.meera, { url })).json();
  const off = { ...again.settings, requiresStartCode: false, version: again.version };
  await changes.send(changes.meera, 'PUT', url, off);
});

const added = () => ({
  services: [{ serviceId: toRequestLine(changes.salon.service(30)).serviceId, quantity: 5 }],
});

test('services can be added only during the visit, and the plan is checked', async () => {
  const { name, phone } = await hire();
  const [, future] = await visitFor(name, { appointmentDate: '2026-11-18' });
  expect(reasonOf(await press(phone, future, 'services', added()))).toBe('OTHER_DAY');
  const [, order] = await visitFor(name, { appointmentSlot: '02:00 PM' });
  await visitFor(name, { appointmentSlot: '05:00 PM' });
  await press(phone, order, 'progress', { press: 'start' });
  setClock('2026-11-16T08:40:00Z');
  expect(reasonOf(await press(phone, order, 'services', added()))).toBe('NO_TIME');
  const now = await changes.salon.track(changes.meera, order._id, {
    status: 'confirmed',
    message: updateMessages[0],
  });
  const desk = await changes.changeServices(now.json<Order>(), [
    ...now.json<Order>().services.map(({ serviceId, quantity }) => ({ serviceId, quantity })),
    ...added().services,
  ]);
  expect(codeOf(desk)).toBe('BEAUTICIAN_UNAVAILABLE');
});

test('after the start, added services still need skills and working hours', async () => {
  const { name, phone } = await hire('Nail Art');
  const [, order] = await visitFor(name, { appointmentSlot: '05:00 PM' });
  await press(phone, order, 'progress', { press: 'start' });
  const { serviceId } = toRequestLine(changes.salon.service(30));
  const [art, facial] = await changes.salon.skills('Nail Art', 'Facial');
  const add = async (quantity: number, skill: string | undefined) => {
    const update = 'update services set skill_id = $1 where id = $2';
    await changes.haldi.database.pool.query(update, [skill, serviceId]);
    return press(phone, order, 'services', { services: [{ serviceId, quantity }] });
  };
  expect(reasonOf(await add(15, art))).toBe('NO_TIME');
  expect(reasonOf(await add(1, facial))).toBe('NO_TIME');
  const taken = await add(1, art);
  expect(taken.statusCode, taken.body).toBe(200);
});

test('Done is accepted after midnight, until twelve hours after the planned end', async () => {
  const { name, phone } = await hire();
  const [customer, order] = await visitFor(name, { appointmentSlot: '05:00 PM' });
  setClock('2026-11-16T11:30:00Z');
  await press(phone, order, 'progress', { press: 'start' });
  setClock('2026-11-16T19:00:00Z');
  const done = await press(phone, order, 'progress', { press: 'done' });
  expect(done.statusCode, done.body).toBe(200);
  expect((await changes.read(customer, order)).status).toBe('completed');
});
