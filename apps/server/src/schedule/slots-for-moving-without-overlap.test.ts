import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';

let product: TestApp;
let salon: TestSalon;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(5);
});
afterAll(() => product.close());

const recipient = { name: 'Sunita Joshi', phone: '9822012345' };

test('neither customer nor staff can choose a time at which the same recipient has another visit', async () => {
  const asha = await product.user();
  const day = '2026-12-21';
  const order = await salon.place(asha, { appointmentDate: day, appointmentSlot: '10:00 AM' });
  await salon.place(asha, { appointmentDate: day, appointmentSlot: '03:00 PM' });
  await salon.place(asha, { appointmentDate: day, appointmentSlot: '05:00 PM', recipient });
  const admin = await product.user({ isAdmin: true });
  const slots = async (user: typeof asha | null, path: string) => {
    const url = `${path}/slots?date=${day}`;
    const all = (await product.as(user, { url }, 'cookie')).json<SlotAvailability[]>();
    return new Map(all.map(({ slot, reason }) => [slot, reason]));
  };
  for (const found of [
    await slots(asha, `/api/orders/${asha.id}/${order.orderId}`),
    await slots(null, `/api/visit/${order.link}`),
  ]) {
    expect(found.get('03:00 PM')).toBe('ALREADY_BOOKED');
    expect(found.get('05:00 PM')).toBeUndefined();
    expect(found.get('10:00 AM')).toBeUndefined();
  }
  const forStaff = await slots(admin, `/api/orders/${order._id}`);
  expect(forStaff.get('03:00 PM')).toBe('ALREADY_BOOKED');
});
