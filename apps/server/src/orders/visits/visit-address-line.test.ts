import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let admin: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(4);
  admin = await product.user({ isAdmin: true });
});
afterAll(() => product.close());

test.each([
  ['B-204', 'Paud Road', 'B-204, Paud Road - 411038'],
  ['', 'Paud Road', 'Paud Road - 411038'],
])('apartment "%s", street "%s": shown as "%s"', async (apartmentNumber, street, place) => {
  const address = { city: 'Pune', state: '', pincode: '411038', latitude: 0, longitude: 0 };
  const { orderId, appointmentDate: day } = await salon.place(admin, {
    address: { ...address, street, apartmentNumber },
  });
  const answer = await product.as(
    admin,
    { url: `/api/admin/beauticians/week?from=${day}` },
    'bearer',
  );
  const visit = answer.json<WeekSchedule>().visits.find((one) => one.orderId === orderId);
  expect(visit?.place).toBe(place);
});
