import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { type CloseDayRequest, DayClose } from '@haldi/contract/orders/payments/day-close';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { expect } from 'vitest';
import { openSession } from '../src/accounts/sessions/service.ts';
import { sendWorkRequest } from './test-beautician-app.ts';
import { type Colleague, openTestVisitWork } from './test-visit-work.ts';

export type TestDayClose = Awaited<ReturnType<typeof openTestDayClose>>;

export const openTestDayClose = async () => {
  const testWork = await openTestVisitWork();
  const desk = await testWork.haldi.user({ role: 'desk', username: 'Devika' });
  const [rekha, usha] = [await testWork.hire(), await testWork.hire()];
  let today = '2026-11-15';

  const at = async (day: string, time: string): Promise<void> => {
    testWork.haldi.clock.set(`${day}T${time}:00+05:30`);
    for (const user of [desk, testWork.meera, testWork.asha, rekha.user, usha.user]) {
      Object.assign(user, await openSession(testWork.haldi.context, user.id, { device: 'Test' }));
    }
  };

  /** At half past eleven in the morning. */
  const nextDay = async (): Promise<string> => {
    today = addDays(today, 1);
    await at(today, '11:30');
    return today;
  };

  /** A visit of ₹600 or more that has begun. */
  const startVisit = async (who: Colleague, day: string): Promise<Order> => {
    const order = await testWork.visitFor(who, day);
    const answer = await testWork.press(who, order, 'start');
    expect(answer.statusCode, answer.body).toBe(200);
    return order;
  };

  type Paid = { amount?: number; tip?: number; method?: string };

  const takesPayment = (
    { user }: Colleague,
    { _id }: Order,
    { amount = 0, tip = 0, method = 'cash', ...over }: Paid & { pressedAt?: string },
  ) =>
    sendWorkRequest(
      testWork.haldi,
      user,
      `visits/${_id}/payments`,
      { amount, tip, method, ...over },
      'POST',
    );

  const takes = async (...paid: Parameters<typeof takesPayment>): Promise<void> => {
    const answer = await takesPayment(...paid);
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const deskDoes = async ({ _id }: Order, path: string, payload: object): Promise<void> => {
    const answer = await testWork.haldi.as(desk, {
      method: 'POST',
      url: `/api/orders/${_id}/${path}`,
      payload: { attempt: randomUUID(), ...payload },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const atTheDesk = (order: Order, { amount = 0, tip = 0, method = 'cash' }: Paid) =>
    deskDoes(order, 'payments', { amount, tip, method });

  const reverse = async ({ _id }: Order, kind: string): Promise<void> => {
    const answer = await testWork.haldi.as(desk, { url: `/api/orders/${_id}/payments` });
    const entry = answer.json<OrderLedger>().entries.find((one) => one.kind === kind)?.id;
    await deskDoes({ _id } as Order, 'reversals', { entry, reason: 'Typed twice' });
  };

  const read = async (day: string): Promise<DayClose> => {
    const answer = await testWork.haldi.as(desk, { url: `/api/admin/day-close/${day}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return DayClose.parse(answer.json());
  };

  const send = (day: string, payload: CloseDayRequest, by = desk) =>
    testWork.haldi.as(by, { method: 'POST', url: `/api/admin/day-close/${day}`, payload });

  const asExpected = ({ drawers }: DayClose): CloseDayRequest => ({
    drawers: drawers.map(({ beauticianId, expected }) => ({
      beauticianId,
      expected,
      handedIn: expected,
    })),
    note: '',
  });

  const close = async (day: string): Promise<DayClose> => {
    const answer = await send(day, asExpected(await read(day)));
    expect(answer.statusCode, answer.body).toBe(200);
    return DayClose.parse(answer.json());
  };

  const codeOf = (answer: Awaited<ReturnType<typeof send>>): unknown =>
    answer.statusCode === 200 ? 200 : answer.json().code;

  const cashOf = ({ drawers }: DayClose) => drawers.map(({ name, expected }) => [name, expected]);

  return {
    ...testWork,
    ...{ desk, rekha, usha, at, nextDay, startVisit, takesPayment, takes, deskDoes },
    ...{ atTheDesk, reverse, read, send, asExpected, close, codeOf, cashOf },
  };
};
