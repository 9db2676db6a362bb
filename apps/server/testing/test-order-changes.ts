import { randomUUID } from 'node:crypto';
import type { AddressCorrection } from '@haldi/contract/orders/address-correction';
import type { CancelRequest } from '@haldi/contract/orders/cancel-request';
import type {
  ServicesChange,
  StaffAddressCorrection,
  StaffMoveRequest,
} from '@haldi/contract/orders/desk/changing/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { BusinessCustomer } from '@haldi/contract/orders/documents/business-customer';
import type { MoveRequest } from '@haldi/contract/orders/move-request';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { expect } from 'vitest';
import { verifyDatabase } from '../src/operations/verify-database.ts';
import { findPlanProblems } from '../src/orders/plan/service.ts';
import { readRoster } from '../src/roster/service.ts';
import { buildTestApp, type TestApp } from './test-app.ts';
import { testBusinessCustomer } from './test-documents.ts';
import { openTestSalon } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

export const expectConsistentData = async ({ database, clock }: TestApp): Promise<void> => {
  const client = await database.pool.connect();
  const found = await verifyDatabase(client, clock()).finally(() => client.release());
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
};

export type TestOrderChanges = Awaited<ReturnType<typeof openTestOrderChanges>>;

/** The clock is at 11:30 AM in India. */
export const openTestOrderChanges = async () => {
  const haldi = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  const salon = await openTestSalon(haldi);
  const meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  const own = (user: TestUser, { userId, orderId }: Order, rest: string) =>
    [user, `/api/orders/${userId}/${orderId}${rest}`] as const;

  const moveBody = ({ version }: Order, when: Partial<MoveRequest>): MoveRequest => ({
    appointmentDate: '2026-11-19',
    appointmentSlot: '03:00 PM',
    version,
    attempt: randomUUID(),
    ...when,
  });
  const cancelBody = ({ version }: Order, over: Partial<CancelRequest> = {}): CancelRequest => ({
    reason: 'plans_changed',
    fee: 0,
    version,
    attempt: randomUUID(),
    ...over,
  });
  const correctBody = (
    { address, recipient, visitingCharge, version }: Order,
    over: Partial<AddressCorrection>,
  ) => ({
    address: { ...address, landmark: 'Near SBI ATM' },
    ...{ recipient, visitingCharge, version, attempt: randomUUID() },
    ...over,
  });
  const send = (
    user: TestUser | null,
    method: 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => haldi.as(user, { method, url, ...(payload && { payload }) }, 'cookie');

  return {
    haldi,
    salon,
    meera,
    moveBody,
    cancelBody,
    send,
    move: (user: TestUser, order: Order, when: Partial<MoveRequest> = {}) => {
      const [by, url] = own(user, order, '/appointment');
      return send(by, 'PUT', url, moveBody(order, when));
    },
    cancel: (user: TestUser, order: Order, over: Partial<CancelRequest> = {}) => {
      const [by, url] = own(user, order, '/cancel');
      return send(by, 'POST', url, cancelBody(order, over));
    },
    staffMove: (order: Order, over: Partial<StaffMoveRequest> = {}, by: TestUser = meera) =>
      send(by, 'PUT', `/api/orders/${order._id}/appointment`, { ...moveBody(order, {}), ...over }),
    correct: (user: TestUser, order: Order, over: Partial<AddressCorrection> = {}) => {
      const [by, url] = own(user, order, '/address');
      return send(by, 'PUT', url, correctBody(order, over));
    },
    staffCorrect: (
      order: Order,
      over: Partial<StaffAddressCorrection> = {},
      by: TestUser = meera,
    ) =>
      send(by, 'PUT', `/api/orders/${order._id}/address`, { ...correctBody(order, {}), ...over }),
    changeServices: (
      { _id, version }: Order,
      services: ServicesChange['services'],
      over: Partial<ServicesChange> = {},
      by: TestUser = meera,
    ) =>
      send(by, 'PUT', `/api/orders/${_id}/services`, {
        services,
        version,
        attempt: randomUUID(),
        ...over,
      }),
    setBusiness: (
      { _id }: Order,
      by: TestUser = meera,
      businessCustomer: BusinessCustomer | null = testBusinessCustomer,
    ) =>
      send(by, 'PUT', `/api/orders/${_id}/business-customer`, {
        businessCustomer,
        attempt: randomUUID(),
      }),
    confirm: async (order: Order, beautician?: string): Promise<Order> => {
      const answer = await salon.track(meera, order._id, {
        status: 'confirmed',
        message: updateMessages[0],
        ...(beautician !== undefined && { beautician }),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Order>();
    },
    read: async (user: TestUser, order: Order): Promise<TrackedOrder> => {
      const [by, url] = own(user, order, '');
      return (await haldi.as(by, { url }, 'cookie')).json();
    },
    close: async (): Promise<void> => {
      expect(await findPlanProblems(haldi.context.db, haldi.clock())).toEqual([]);
      await haldi.close();
    },
  };
};

/** ₹100 for a no-show, without a command. */
export const addTestFee = async (
  { database }: TestApp,
  { _id }: Pick<Order, '_id'>,
): Promise<void> => {
  await database.pool.query(
    `insert into order_fees (order_id, kind, amount, created_at)
     values ($1, 'no_show', 100, now()) on conflict do nothing`,
    [_id],
  );
};

export const giveDayOffAtDesk = async (
  { haldi, meera }: Pick<TestOrderChanges, 'haldi' | 'meera'>,
  name: string,
  day: string,
): Promise<void> => {
  const roster = await readRoster(haldi.context.db, day);
  const { _id } = roster.find((one) => one.name === name) ?? {};
  const off = (acknowledged?: string) =>
    haldi.as(meera, {
      method: 'POST',
      url: `/api/admin/beauticians/${_id}/days-off`,
      payload: { from: day, to: day, ...(acknowledged && { acknowledged }) },
    });
  const first = await off();
  const answer = first.statusCode < 300 ? first : await off(first.json().details.stamp);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
