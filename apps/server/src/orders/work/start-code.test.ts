import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestVisitWork,
  refusalReason,
  type TestWork,
  testToday,
} from '../../../testing/test-visit-work.ts';

let testWork: TestWork;
beforeAll(async () => {
  testWork = await openTestVisitWork();
});
afterAll(() => testWork.haldi.close());

const settings = async () =>
  (await testWork.haldi.as(testWork.meera, { url: '/api/admin/settings' })).json();
const askForCodes = async (requiresStartCode: boolean): Promise<void> => {
  const { settings: standing, version } = await settings();
  const answer = await testWork.haldi.as(testWork.meera, {
    method: 'PUT',
    url: '/api/admin/settings',
    payload: { ...standing, requiresStartCode, version },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('the start code', () => {
  const codeOf = async (order: Order): Promise<string> => {
    const { startCode } = await testWork.tracked(order);
    expect(startCode).toMatch(/^\d{4}$/);
    return startCode ?? '';
  };
  const wrongFor = (code: string): string => (code === '0000' ? '0001' : '0000');
  const soon = '01:00 PM';
  // 10 past 12: the code of a visit at 1 PM is shown.
  beforeAll(() => testWork.haldi.clock.advance(40 * 60_000));

  test('is off by default', async () => {
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha);
    expect((await testWork.tracked(order)).startCode).toBeNull();
    expect((await testWork.work(rekha)).days[0]?.visits[0]?.needsStartCode).toBe(false);
  });

  test('is shown from an hour before, stays the same, and starts the visit', async () => {
    await askForCodes(true);
    const rekha = await testWork.hire();
    const later = await testWork.visitFor(rekha, testToday, '06:00 PM');
    expect((await testWork.tracked(later)).startCode).toBeNull();
    const order = await testWork.visitFor(rekha, testToday, soon);
    const code = await codeOf(order);
    expect(await codeOf(order)).toBe(code);
    expect((await testWork.work(rekha)).days[0]?.visits[0]?.needsStartCode).toBe(true);
    expect(refusalReason(await testWork.press(rekha, order, 'start'))).toBe('CODE_NEEDED');
    expect(
      refusalReason(await testWork.press(rekha, order, 'start', { code: wrongFor(code) })),
    ).toBe('WRONG_CODE');
    expect((await testWork.press(rekha, order, 'start', { code })).statusCode).toBe(200);
    expect((await testWork.tracked(order)).startCode).toBeNull();
    await askForCodes(false);
  });

  test('threat 29: after five wrong codes only the salon can start the visit', async () => {
    await askForCodes(true);
    const rekha = await testWork.hire();
    const order = await testWork.visitFor(rekha, testToday, soon);
    const code = await codeOf(order);
    const wrong = wrongFor(code);
    const first = { code: wrong, attempt: randomUUID() };
    await testWork.press(rekha, order, 'start', first);
    await testWork.press(rekha, order, 'start', first);
    const reasons: unknown[] = [];
    for (let tries = 2; tries <= 5; tries += 1) {
      reasons.push(refusalReason(await testWork.press(rekha, order, 'start', { code: wrong })));
    }
    expect(reasons).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'ASK_SALON']);
    expect(refusalReason(await testWork.press(rekha, order, 'start', { code }))).toBe('ASK_SALON');
    const open = (await testWork.alerts()).filter(({ visit }) => visit?._id === order._id);
    expect(open.map(({ kind }) => kind)).toEqual(['wrong-codes']);
    const { version } = await testWork.orderNow(order);
    const start = () =>
      testWork.haldi.as(testWork.meera, {
        method: 'PUT',
        url: `/api/orders/${order._id}/start`,
        payload: { version, attempt: '6c0f2b8e-5a7d-4a35-9d0c-5d5b6f7a8b9c' },
      });
    const started = await start();
    expect(started.statusCode, started.body).toBe(200);
    expect((await start()).json<Order>().version).toBe(version + 1);
    expect(started.json<Order>()).toMatchObject({
      status: 'in_progress',
      progress: { startedAt: expect.any(String) },
      trackingHistory: [{ message: 'Your service has started.' }, {}, {}],
    });
    expect(await testWork.actsAbout(order._id)).toContain('visit-started');
    expect((await testWork.alerts()).some(({ visit }) => visit?._id === order._id)).toBe(false);
    expect((await testWork.press(rekha, order, 'done')).statusCode).toBe(200);
    await askForCodes(false);
  });
});
