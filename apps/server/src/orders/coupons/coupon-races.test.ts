import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addTestCoupon, findTestCoupon } from '../../../testing/test-coupons.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const buyers = 200;
const rounds = shortUnlessFullRun(1, 10);
const inRounds = Array.from({ length: rounds }, (_, round) => round);

let changes: TestOrderChanges;
let other: TestApp;
let people: TestUser[];

beforeAll(async () => {
  changes = await openTestOrderChanges();
  const { haldi, salon } = changes;
  other = await buildTestApp({ env: { RATE_LIMITS: 'off' }, database: haldi.database });
  await salon.hire(20);
  await haldi.database.pool.query('update settings set booking_horizon_days = 730');
  people = [];
  for (let n = 0; n < buyers; n += 1) people.push(await haldi.user());
}, 60_000);
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await other.close();
  await changes.close();
});

const instanceOf = (place: number): TestApp => (place % 2 === 0 ? changes.haldi : other);

const order = (place: number, person: TestUser, appointmentDate: string, coupon: string) =>
  instanceOf(place).as(
    person,
    {
      ...{ method: 'POST', url: '/api/orders' },
      payload: changes.salon.body(person, { appointmentDate, coupon }),
    },
    'cookie',
  );

const codesOf = (answers: readonly { statusCode: number; json: () => { code?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code = answer.statusCode === 201 ? 'placed' : (answer.json().code ?? '');
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

test.each(inRounds)(
  'threat 73: a coupon for ten is used by ten of 200 at once on two instances, round %i',
  async (round) => {
    const { code } = await addTestCoupon(changes.haldi, changes.meera, { maxUses: 10 });
    const answers = await Promise.all(
      people.map((person, place) =>
        // On different days, so that nothing but the coupon makes them wait for each other.
        order(place, person, addDays('2027-01-01', round * 20 + (place % 20)), code),
      ),
    );
    expect(codesOf(answers)).toEqual({ placed: 10, COUPON_REFUSED: buyers - 10 });
    expect(await findTestCoupon(changes.haldi, changes.meera, code)).toMatchObject({ uses: 10 });
  },
  120_000,
);

test.each(inRounds)(
  'threat 73: a customer uses a coupon once, also with two orders at once, round %i',
  async (round) => {
    const { code } = await addTestCoupon(changes.haldi, changes.meera, { usesPerCustomer: 1 });
    const person = await changes.haldi.user();
    const answers = await Promise.all(
      [0, 1].map((place) => order(place, person, addDays('2027-08-01', round * 2 + place), code)),
    );
    expect(codesOf(answers)).toEqual({ placed: 1, COUPON_REFUSED: 1 });
  },
);

test.each(inRounds)(
  'threat 73: the last use goes to a new order or to a reopened one, round %i',
  async (round) => {
    const { haldi, meera, salon } = changes;
    const { code } = await addTestCoupon(haldi, meera, { maxUses: 1 });
    const day = addDays('2027-10-01', round * 2);
    const [first, second] = [await haldi.user(), await haldi.user()];
    const placed = (await order(0, first, day, code)).json<Order>();
    expect((await changes.cancel(first, placed)).statusCode).toBe(200);
    const [reopened, placedAgain] = await Promise.all([
      salon.track(meera, placed._id, {
        status: 'confirmed',
        message: 'Your appointment is confirmed. See you soon!',
      }),
      order(1, second, addDays(day, 1), code),
    ]);
    const isReopened = reopened.statusCode === 200;
    expect(placedAgain.statusCode).toBe(isReopened ? 409 : 201);
    const refused = isReopened ? placedAgain : reopened;
    expect(refused.json().code).toBe('COUPON_REFUSED');
    expect(await findTestCoupon(haldi, meera, code)).toMatchObject({ uses: 1 });
  },
);
