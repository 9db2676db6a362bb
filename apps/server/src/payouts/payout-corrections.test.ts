import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectConsistentData } from '../../testing/test-order-changes.ts';
import {
  december,
  january,
  lineAmounts,
  openTestPayouts,
  percentOff,
  type TestBeautician,
  type TestPayouts,
} from '../../testing/test-payouts.ts';

let salon: TestPayouts;
let rekha: TestBeautician;
beforeAll(async () => {
  salon = await openTestPayouts();
});
afterAll(async () => {
  await expectConsistentData(salon.haldi);
  await salon.haldi.close();
});
beforeEach(async () => {
  rekha = await salon.begin();
});

describe('later changes are corrected in the next statement', () => {
  const corrections = async (who = rekha) =>
    (await salon.draft(who, january)).lines.map(lineAmounts);
  const none = { services: 0, discount: 0, share: 0, tips: 0 };

  test('a late tip, a refund and a changed price', async () => {
    const [tipped, refunded, longer] = [
      await salon.visit(rekha, '2026-12-01'),
      await salon.visit(rekha, '2026-12-02'),
      await salon.visit(rekha, '2026-12-03'),
    ];
    await salon.post(refunded, 'payments', { amount: 110_000, tip: 0, method: 'upi' });
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    expect(await corrections()).toEqual([]);
    await salon.post(tipped, 'payments', { amount: 0, tip: 3_000, method: 'upi' });
    await salon.post(refunded, 'refunds', { amount: 20_000, method: 'upi', reason: 'Sorry' });
    await salon.post(longer, 'discounts', percentOff(10));
    const found = await corrections();
    expect(found).toEqual([
      { ...none, kind: 'correction', tips: 3_000, amount: 3_000 },
      { ...none, kind: 'correction', discount: 20_000, share: -8_000, amount: -8_000 },
      { ...none, kind: 'correction', discount: 11_000, share: -4_400, amount: -4_400 },
    ]);
    await salon.at('2027-02-01');
    await salon.visit(rekha, '2027-02-02');
    const { totals } = await salon.pay(rekha, january);
    expect(totals).toMatchObject({ visits: 0, discount: 31_000, total: -9_400 });
    // What was corrected once is not corrected again, and what was owed is carried over.
    const february = await salon.draft(rekha, { from: '2027-02-01', to: '2027-02-28' });
    expect(february.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['visit', 40_000],
      ['carried_over', -9_400],
    ]);
    expect(february.totals).toMatchObject({ carriedOver: -9_400, total: 30_600 });
  });

  test('a reopened visit is taken back, and paid again once it is completed', async () => {
    const visit = await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    expect((await salon.track(visit, 'confirmed')).statusCode).toBe(200);
    const taken = {
      ...none,
      kind: 'correction',
      services: -100_000,
      share: -40_000,
      amount: -40_000,
    };
    expect(await corrections()).toEqual([taken]);
    await salon.track(visit, 'completed');
    expect(await corrections()).toEqual([]);
  });

  test('a visit that is completed late, and one that was made by another beautician', async () => {
    const usha = await salon.hire(`Usha ${rekha.id}`);
    const late = await salon.visit(rekha, '2026-12-01', { status: 'confirmed' });
    const swapped = await salon.visit(rekha, '2026-12-02');
    await salon.visit(usha, '2026-12-03');
    await salon.save({ beauticianPercents: { [usha.id]: 50 } });
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    await salon.pay(usha, december);
    await salon.track(late, 'completed');
    await salon.track(swapped, 'completed', usha.name);
    const of = (amount: number, share: number) => ({
      ...{ ...none, kind: 'correction', services: amount, share, amount: share },
    });
    expect(await corrections()).toEqual([of(100_000, 40_000), of(-100_000, -40_000)]);
    expect(await corrections(usha)).toEqual([of(100_000, 50_000)]);
  });

  test('a paid visit keeps its share, also if it is moved to another period', async () => {
    const visit = await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    await salon.save({ standardPercent: 60 });
    await salon.track(visit, 'confirmed');
    const reopened = await salon.read(visit);
    const moved = await salon.changes.staffMove(reopened, {
      ...{ appointmentDate: '2027-01-20', acknowledged: [...conflictKinds] },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await salon.track(visit, 'completed');
    expect(await corrections()).toEqual([]);
  });

  test('shares that are changed later are for visits that are not paid', async () => {
    const visit = await salon.visit(rekha, '2026-12-01');
    const late = await salon.visit(rekha, '2026-12-02', { status: 'confirmed' });
    await salon.visit(rekha, '2027-01-01');
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    await salon.save({ standardPercent: 60, basis: 'before_discounts' });
    await salon.post(visit, 'discounts', { kind: 'amount', amount: 100, reason: 'Regular' });
    await salon.track(late, 'completed');
    expect((await corrections()).map(({ kind, share }) => [kind, share])).toEqual([
      ['visit', 60_000],
      ['correction', -4_000],
      ['correction', 40_000],
    ]);
  });
});
