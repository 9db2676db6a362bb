import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAreaDetails } from '../../../testing/test-areas.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { everyDay } from '../../../testing/test-roster.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
let asha: TestUser;

const servedPincode = '411001';
const otherPincode = '411045';
const highMinimumPincode = '411052';
const unservedPincode = '411099';
/** Served on Sundays only. */
const sundayPincode = '411060';

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(2);
  const areas = [
    createAreaDetails('Here', [servedPincode], { visitingCharge: 100 }),
    createAreaDetails('There', [otherPincode], { travelMinutesWithin: 20 }),
    createAreaDetails('Costly', [highMinimumPincode], { minimumOrder: 50_000 }),
    createAreaDetails('Rare', [sundayPincode], { weekdays: everyDay.slice(0, 1) }),
  ];
  for (const payload of areas) {
    const url = '/api/admin/areas';
    const answer = await changes.haldi.as(changes.meera, { method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(201);
  }
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await changes.close();
});

let days = 0;
const placed = async (over: object = {}): Promise<Order> => {
  days += 1;
  asha = await changes.haldi.user();
  return changes.salon.place(asha, {
    appointmentDate: addDays('2026-12-02', days),
    ...over,
  });
};
const at = ({ address }: Order, pincode: string, street = address.street) => ({
  ...address,
  pincode,
  street,
});
const mother = { name: 'Sunita Rao', phone: '9822000001' };

const messageKindsOf = async ({ _id }: Order): Promise<string[]> => {
  const { rows } = await changes.haldi.database.pool.query<{ kind: string }>(
    'select kind from outbox where order_id = $1 order by kind',
    [_id],
  );
  return rows.map(({ kind }) => kind);
};

test('changes the address and the visiting charge, but not the profile', async () => {
  const order = await placed();
  const profile = await changes.haldi.as(asha, { url: '/api/auth/user' }, 'cookie');
  const address = { ...at(order, otherPincode, '7 Baner Road'), landmark: 'Near SBI ATM' };
  const answer = await changes.correct(asha, order, {
    ...{ address, recipient: mother, visitingCharge: 150 },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    ...{ address, recipient: mother, visitingCharge: 150, total: order.total + 50 },
    ...{ terms: order.terms, status: 'pending', version: order.version + 1 },
  });
  expect(answer.json<Order>().trackingHistory[0]).toMatchObject({ kind: 'address-corrected' });
  expect(answer.json<Order>().trackingHistory[0]?.message).toMatch(
    /^The customer updated the address and contact of the visit, from pincode 411001 to 411045\. The total is now ₹[\d,]+ instead of ₹[\d,]+\.$/,
  );
  const after = await changes.haldi.as(asha, { url: '/api/auth/user' }, 'cookie');
  expect(after.json()).toEqual(profile.json());
  expect(await messageKindsOf(order)).toEqual(['new-order', 'order-corrected']);
});

test('a new landmark or apartment changes neither the charge nor the beautician', async () => {
  const order = await placed();
  const readBeautician = async () =>
    (
      await changes.haldi.database.pool.query(
        'select beautician_id from visits where order_id = $1',
        [order._id],
      )
    ).rows;
  const before = await readBeautician();
  const answer = await changes.correct(asha, order);
  expect(answer.json()).toMatchObject({
    total: order.total,
    address: { landmark: 'Near SBI ATM' },
  });
  expect(await readBeautician()).toEqual(before);
  const same = await changes.correct(asha, answer.json<Order>());
  expect(same.json().code).toBe('INVALID_INPUT');
});

describe('the rules of the area', () => {
  test.each([
    [unservedPincode, 100, 'SLOT_NOT_BOOKABLE'],
    [sundayPincode, 150, 'SLOT_NOT_BOOKABLE'],
    [highMinimumPincode, 150, 'ORDER_TOO_SMALL'],
  ])('the customer cannot change the pincode to %s', async (pincode, visitingCharge, code) => {
    const order = await placed({ appointmentDate: addDays('2027-01-06', 0) });
    const wanted = { address: at(order, pincode), visitingCharge };
    const answer = await changes.correct(asha, order, wanted);
    expect(answer.json()).toMatchObject({ code });
    expect(await changes.read(asha, order)).toMatchObject({ version: order.version });
    await changes.cancel(asha, order);
  });

  test.each([
    [unservedPincode, 100],
    [highMinimumPincode, 150],
  ])('staff can change the pincode to %s', async (pincode, visitingCharge) => {
    const order = await placed();
    const wanted = { address: at(order, pincode), visitingCharge };
    const answer = await changes.staffCorrect(order, wanted);
    expect(answer.json(), answer.body).toMatchObject({ address: { pincode }, visitingCharge });
  });

  test.each(['customer', 'desk'])(
    'a changed visiting charge is refused with the new one: %s',
    async (by) => {
      const order = await placed();
      const wanted = { address: at(order, otherPincode), visitingCharge: 100 };
      const answer = await (by === 'desk'
        ? changes.staffCorrect(order, wanted)
        : changes.correct(asha, order, wanted));
      expect(answer.json()).toMatchObject({
        code: 'PRICE_CHANGED',
        details: { visitingCharge: 150 },
      });
    },
  );
});

describe('the beautician', () => {
  const withUsha = async (): Promise<Order> => {
    const name = `Usha ${randomUUID().slice(0, 8)}`;
    await changes.salon.hireOne(name);
    await changes.haldi.database.pool.query(
      `insert into beautician_areas (beautician_id, area_id)
       select b.id, a.id from beauticians b, areas a where b.name = $1 and a.name = 'Here'`,
      [name],
    );
    return changes.confirm(await placed(), name);
  };

  test('is unassigned when the customer moves to an area not served by the assigned one', async () => {
    const order = await withUsha();
    const wanted = { address: at(order, otherPincode), visitingCharge: 150 };
    const answer = await changes.correct(asha, order, wanted);
    expect(answer.json(), answer.body).toMatchObject({ beautician: 'none', status: 'confirmed' });
    expect(answer.json<Order>().trackingHistory[0]?.message).toContain(
      `${order.beautician} is not available at the new address. We will assign another beautician.`,
    );
  });

  test('staff must confirm conflicts, and the audit log does not have the street', async () => {
    const order = await withUsha();
    const wanted = { address: at(order, otherPincode), visitingCharge: 150 };
    const asked = await changes.staffCorrect(order, wanted);
    expect(asked.json()).toMatchObject({ code: 'BEAUTICIAN_OBJECTIONS' });
    const acknowledged = asked.json().details.conflicts.map(({ kind }: { kind: string }) => kind);
    const answer = await changes.staffCorrect(order, { ...wanted, acknowledged });
    expect(answer.json(), answer.body).toMatchObject({
      ...{ beautician: order.beautician, total: order.total + 50 },
    });
    const url = '/api/admin/audit?act=order-address-corrected';
    const acts = (await changes.haldi.as(changes.meera, { url })).json();
    expect(JSON.stringify(acts)).toContain('order-address-corrected');
    expect(JSON.stringify(acts)).not.toContain(order.address.street);
  });
});

test('the customer is notified only if staff changed the total', async () => {
  const order = await placed();
  const same = await changes.staffCorrect(order);
  expect(await messageKindsOf(order)).not.toContain('services-changed');
  const wanted = { address: at(order, otherPincode), visitingCharge: 150 };
  const answer = await changes.staffCorrect(same.json<Order>(), wanted);
  expect(answer.json(), answer.body).toMatchObject({ total: order.total + 50 });
  expect(await messageKindsOf(order)).toContain('services-changed');
});

test('one person cannot have overlapping visits', async () => {
  const appointmentDate = '2027-01-09';
  const own = await placed({ appointmentDate });
  const forMother = await changes.salon.place(asha, { appointmentDate, recipient: mother });
  const answer = await changes.correct(asha, forMother, { recipient: null });
  expect(answer.json()).toMatchObject({
    ...{ code: 'ALREADY_BOOKED', details: { orderId: own.orderId } },
  });
  const byDesk = await changes.staffCorrect(forMother, { recipient: null });
  expect(byDesk.json()).toMatchObject({ code: 'ALREADY_BOOKED' });
});

test('customers can change it until the limit, staff until the visit starts', async () => {
  const late = { appointmentDate: '2026-11-16', appointmentSlot: '01:00 PM' };
  const order = await placed(late);
  const refused = await changes.correct(asha, order);
  expect(refused.json()).toMatchObject({ code: 'NOT_CHANGEABLE', details: { reason: 'TOO_LATE' } });
  const answer = await changes.staffCorrect(order);
  expect(answer.statusCode, answer.body).toBe(200);
});

test('another customer gets 404', async () => {
  const order = await placed();
  const other = await changes.haldi.user();
  expect((await changes.correct(other, order)).statusCode).toBe(404);
});

test('a repeated attempt has no effect; a stale version is refused', async () => {
  const order = await placed();
  const attempt = randomUUID();
  const first = await changes.correct(asha, order, { attempt });
  const again = await changes.correct(asha, order, { attempt });
  expect(again.json()).toEqual(first.json());
  expect((await changes.correct(asha, order)).json().code).toBe('ORDER_CHANGED');
});
