import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { PayoutStatement } from '@haldi/contract/payouts/schema';
import type { PayoutSettings } from '@haldi/contract/payouts/share-terms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../packages/contract/testing/full-run.ts';
import {
  combineIndependentAmounts,
  type IndependentAmounts,
  readIndependentVisits,
} from '../../testing/independent-payouts.ts';
import { addTestCoupon } from '../../testing/test-coupons.ts';
import { expectConsistentData } from '../../testing/test-order-changes.ts';
import {
  openTestPayouts,
  type TestBeautician,
  type TestPayouts,
} from '../../testing/test-payouts.ts';

const months = shortUnlessFullRun(2, 12);
const periods = [
  { from: '2026-12-01', to: '2026-12-31' },
  { from: '2027-01-01', to: '2027-01-31' },
  { from: '2027-02-01', to: '2027-02-28' },
] as const;
const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '01:00 PM', '02:00 PM', '03:00 PM'];

const booking = fc.record({
  day: fc.integer({ min: 0, max: 61 }),
  slot: fc.constantFrom(...slots),
  who: fc.nat(1),
  lines: fc.constantFrom({ Facial: 1 }, { WaxingRica: 2 }, { Facial: 1, Threading: 1 }),
  coupon: fc.constantFrom(null, null, 0, 1),
  isRepeat: fc.constantFrom(false, false, true),
  status: fc.constantFrom('completed' as const, 'completed' as const, 'confirmed' as const),
});

const which = fc.nat(99);
const change = fc.oneof(
  fc.record({
    kind: fc.constant('tip' as const),
    which,
    tip: fc.integer({ min: 1, max: 9_999 }),
    method: fc.constantFrom('cash', 'upi', 'card'),
  }),
  fc.record({
    kind: fc.constant('pay-and-refund' as const),
    which,
    amount: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({ kind: fc.constant('reverse' as const), which }),
  fc.record({
    kind: fc.constant('status' as const),
    which,
    to: fc.constantFrom(
      'completed' as const,
      'completed' as const,
      'confirmed' as const,
      'cancelled' as const,
    ),
    who: fc.nat(1),
  }),
  fc.record({
    kind: fc.constant('discount' as const),
    which,
    discount: fc.oneof(
      fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constant('amount'), amount: fc.integer({ min: 1, max: 1_500 }) }),
    ),
  }),
  fc.record({
    kind: fc.constant('adjust' as const),
    which,
    adjustment: fc.constantFrom('advance' as const, 'deduction' as const, 'addition' as const),
    amount: fc.integer({ min: 1, max: 60_000 }),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const percent = fc.integer({ min: 0, max: 100 });
const shares = fc.record({
  standardPercent: percent,
  sections: fc.record({ facial: percent, threading: percent }),
  own: fc.option(percent),
  basis: fc.constantFrom('before_discounts' as const, 'after_discounts' as const),
  isRepeatPaid: fc.boolean(),
});

const month = fc.record({
  bookings: fc.array(booking, { minLength: 12, maxLength: 16 }),
  phases: fc.array(
    fc.record({ shares, changes: fc.array(change, { minLength: 12, maxLength: 16 }) }),
    { minLength: 3, maxLength: 3 },
  ),
});

type World = {
  salon: TestPayouts;
  people: TestBeautician[];
  orders: Order[];
  /** By beautician. */
  adjustments: Map<number, { day: string; amount: number }[]>;
  today: string;
};

/** What is refused changes nothing, and is not part of what is compared. */
const perform = async (world: World, { which: place, ...next }: Change): Promise<boolean> => {
  const { salon, orders, people } = world;
  const order = orders[place % orders.length];
  const someone = people[place % people.length];
  if (!order || !someone) throw new Error('the salon is empty');
  const send = async (part: string, payload: object) =>
    (await salon.post(order, part, payload)).statusCode === 200;
  switch (next.kind) {
    case 'tip':
      return send('payments', { amount: 0, tip: next.tip, method: next.method });
    case 'pay-and-refund': {
      const amount = next.amount * 100;
      const paid = { amount, tip: 0, method: 'cash', acceptsOverpayment: true };
      const refund = { amount, method: 'cash', reason: 'Sorry' };
      return (await send('payments', paid)) && send('refunds', refund);
    }
    case 'reverse': {
      const entry = (await salon.read(order)).payments.findLast(({ kind }) => kind !== 'payment');
      return entry !== undefined && send('reversals', { entry: entry.id, reason: 'Mistake' });
    }
    case 'status': {
      const name = next.to === 'cancelled' ? undefined : people[next.who]?.name;
      return (await salon.track(order, next.to, name)).statusCode === 200;
    }
    case 'discount':
      return send('discounts', { ...next.discount, reason: 'Regular' });
    case 'adjust': {
      const { amount, adjustment } = next;
      await salon.adjust(someone, { kind: adjustment, amount, day: world.today });
      const signed = adjustment === 'addition' ? amount : -amount;
      world.adjustments.get(someone.id)?.push({ day: world.today, amount: signed });
      return true;
    }
  }
};

/** What the statements of a beautician should be, from the tables of orders and payments alone. */
class ExpectedStatements {
  private readonly settled = new Map<
    string,
    { amounts: IndependentAmounts; shares: PayoutSettings }
  >();
  private readonly periods: { from: string; to: string; shares: PayoutSettings }[] = [];
  private left = 0;

  async next(
    { salon, adjustments }: World,
    beautician: number,
    period: { from: string; to: string },
    current: PayoutSettings,
  ) {
    this.periods.push({ ...period, shares: current });
    const lines = new Map<number, IndependentAmounts>();
    for (const visit of await readIndependentVisits(salon.haldi, beautician)) {
      const { id, day, orderNumber } = visit;
      const known = this.settled.get(id);
      const covering = this.periods.find(({ from, to }) => from <= day && day <= to);
      const terms = known?.shares ?? covering?.shares;
      if (!terms) continue;
      const now = visit.amounts(terms);
      const difference = known ? combineIndependentAmounts(now, known.amounts, -1) : now;
      this.settled.set(id, { amounts: now, shares: terms });
      if (Object.values(difference).some((amount) => amount !== 0)) {
        lines.set(orderNumber, difference);
      } else if (!known) this.settled.delete(id);
    }
    const open = adjustments.get(beautician) ?? [];
    const due = open.filter(({ day }) => day <= period.to);
    adjustments.set(
      beautician,
      open.filter(({ day }) => day > period.to),
    );
    // A statement without lines is not paid, so its period stays open.
    if (lines.size + due.length === 0 && this.left === 0) this.periods.pop();
    let total = this.left + due.reduce((sum, { amount }) => sum + amount, 0);
    for (const { share, tips, cashTips } of lines.values()) total += share + tips - cashTips;
    this.left = Math.min(0, total);
    return { lines, total };
  }
}

const linesOf = ({ lines }: PayoutStatement): Map<number, IndependentAmounts> =>
  new Map(
    lines.flatMap(({ orderId, visits, services, discount, share, tips, cashTips }) =>
      orderId === null ? [] : [[orderId, { visits, services, discount, share, tips, cashTips }]],
    ),
  );

test(
  'statements of random months agree with orders and payments, and with corrections in the next',
  async () => {
    let corrections = 0;
    await fc.assert(
      fc.asyncProperty(month, async ({ bookings, phases }) => {
        const salon = await openTestPayouts();
        const people = [await salon.hire('Rekha'), await salon.hire('Usha')];
        const codes = [
          (await addTestCoupon(salon.haldi, salon.owner, { percent: 30, sections: ['facial'] }))
            .code,
          (await addTestCoupon(salon.haldi, salon.owner, { percent: null, amount: 120 })).code,
        ];
        const orders: Order[] = [];
        for (const { day, slot, who, lines, coupon, isRepeat, status } of bookings) {
          const someone = people[who];
          if (!someone) throw new Error('there are two beauticians');
          const code = coupon === null || !('Facial' in lines) ? undefined : codes[coupon];
          const visit = { lines, slot, status, ...(code !== undefined && { coupon: code }) };
          // Two visits of a beautician at the same time are refused.
          const taken = orders.some(
            (other) =>
              other.appointmentDate === addDays('2026-12-01', day) &&
              other.appointmentSlot === slot,
          );
          if (taken) continue;
          const order = await salon.visit(someone, addDays('2026-12-01', day), visit);
          if (isRepeat && orders[0]) await salon.markAsRepeat(order, orders[0]);
          orders.push(order);
        }
        const world: World = {
          ...{ salon, people, orders, today: '' },
          adjustments: new Map(people.map(({ id }) => [id, []])),
        };
        const expected = people.map(() => new ExpectedStatements());
        for (const [place, { shares: chosen, changes }] of phases.entries()) {
          const period = periods[place];
          if (!period) throw new Error('there are three periods');
          world.today = addDays(period.to, 1);
          await salon.at(world.today);
          for (const next of changes) await perform(world, next);
          const settings: PayoutSettings = {
            standardPercent: chosen.standardPercent,
            sectionPercents: chosen.sections,
            beauticianPercents: chosen.own === null ? {} : { [String(people[0]?.id)]: chosen.own },
            basis: chosen.basis,
            isRepeatPaid: chosen.isRepeatPaid,
          };
          expect((await salon.save(settings)).statusCode).toBe(200);
          for (const [index, someone] of people.entries()) {
            const { lines, total } =
              (await expected[index]?.next(world, someone.id, period, settings)) ?? {};
            const shown = await salon.draft(someone, period);
            expect(linesOf(shown)).toEqual(lines);
            expect(shown.totals.total).toBe(total);
            const sum = shown.lines.reduce((all, { amount }) => all + amount, 0);
            expect(sum).toBe(total);
            corrections += shown.lines.filter(({ kind }) => kind === 'correction').length;
            if (shown.lines.length > 0) await salon.pay(someone, period, { paidOn: world.today });
          }
        }
        await expectConsistentData(salon.haldi);
        await salon.haldi.close();
      }),
      { seed: 44, numRuns: months, endOnFailure: true },
    );
    expect(corrections).toBeGreaterThan(months);
  },
  shortUnlessFullRun(240_000, 3_600_000),
);
