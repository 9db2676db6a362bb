import { randomUUID } from 'node:crypto';
import { CurrentPayoutSettings } from '@haldi/contract/payouts/share-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addTestCoupon } from '../../testing/test-coupons.ts';
import { expectConsistentData } from '../../testing/test-order-changes.ts';
import {
  december,
  lineAmounts,
  openTestPayouts,
  percentOff,
  statusOrErrorCodeOf,
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

describe('the statement of a period', () => {
  test('completed visits in it, without visiting charge, tips whole', async () => {
    const visit = await salon.visit(rekha, '2026-12-01', { lines: { Facial: 1, Threading: 2 } });
    await salon.visit(rekha, '2026-12-31');
    await salon.visit(rekha, '2027-01-01');
    await salon.visit(rekha, '2026-11-30');
    await salon.visit(rekha, '2026-12-02', { status: 'confirmed' });
    const cancelled = await salon.visit(rekha, '2026-12-03', { status: 'confirmed' });
    await salon.track(cancelled, 'cancelled');
    await salon.post(visit, 'payments', { amount: 0, tip: 5_050, method: 'upi' });
    await salon.post(visit, 'payments', { amount: 0, tip: 2_000, method: 'cash' });
    const { lines, totals, name } = await salon.draft(rekha, december);
    expect(name).toBe(rekha.name);
    expect(lines).toEqual([
      {
        ...{ kind: 'visit', day: '2026-12-01', orderId: visit.orderId, visits: 1 },
        text: `${visit.services[0]?.name}, ${visit.services[1]?.name} × 2`,
        ...{ services: 115_400, discount: 0, percents: [40], share: 46_160 },
        ...{ tips: 7_050, cashTips: 2_000, amount: 51_210, adjustmentId: null },
      },
      expect.objectContaining({ kind: 'visit', day: '2026-12-31', share: 40_000 }),
    ]);
    expect(totals).toEqual({
      ...{ visits: 2, services: 215_400, discount: 0, share: 86_160, tips: 7_050 },
      ...{ cashTips: 2_000, advances: 0, deductions: 0, additions: 0, carriedOver: 0 },
      total: 91_210,
    });
  });

  test('a share by section; the share of a beautician is for all sections', async () => {
    await salon.visit(rekha, '2026-12-01', { lines: { Facial: 1, WaxingRica: 1, Threading: 1 } });
    await salon.save({ sectionPercents: { facial: 50, 'rica-waxing': 30 } });
    const [line] = (await salon.draft(rekha, december)).lines;
    // 50,000 + 15,030 + 3,080
    expect(line).toMatchObject({ percents: [30, 40, 50], share: 68_110 });
    await salon.save({ beauticianPercents: { [rekha.id]: 10 } });
    const [own] = (await salon.draft(rekha, december)).lines;
    expect(own).toMatchObject({ percents: [10], share: 15_780 });
  });

  test('discounts, coupons and refunds reduce the share, or do not', async () => {
    const { code } = await addTestCoupon(salon.haldi, salon.owner, { percent: 25 });
    const visit = await salon.visit(rekha, '2026-12-01', { coupon: code });
    await salon.post(visit, 'discounts', percentOff(10));
    await salon.post(visit, 'payments', { amount: 64_000, tip: 0, method: 'cash' });
    const refund = { amount: 10_000, method: 'cash', reason: 'Sorry' };
    expect((await salon.post(visit, 'refunds', refund)).statusCode).toBe(200);
    const read = async () => (await salon.draft(rekha, december)).lines.map(lineAmounts);
    // 25% of ₹1,000, 10% of ₹1,100, and ₹100.
    const found = { kind: 'visit', services: 100_000, discount: 46_000, tips: 0 };
    expect(await read()).toEqual([{ ...found, share: 21_600, amount: 21_600 }]);
    await salon.save({ basis: 'before_discounts' });
    expect(await read()).toEqual([{ ...found, share: 40_000, amount: 40_000 }]);
  });

  test('a discount is never more than the services, and shares of sections are rounded once', async () => {
    await salon.save({ sectionPercents: { facial: 50 } });
    const mixed = await salon.visit(rekha, '2026-12-01', { lines: { Facial: 1, Threading: 1 } });
    await salon.post(mixed, 'discounts', { kind: 'amount', amount: 100, reason: 'Regular' });
    const free = await salon.visit(rekha, '2026-12-02');
    await salon.post(free, 'discounts', percentOff(100));
    const { lines } = await salon.draft(rekha, december);
    // (50,000 + 3,080) × 977 / 1,077 = 48,151.4…
    expect(lines.map(lineAmounts)).toEqual([
      {
        kind: 'visit',
        services: 107_700,
        discount: 10_000,
        share: 48_151,
        tips: 0,
        amount: 48_151,
      },
      { kind: 'visit', services: 100_000, discount: 100_000, share: 0, tips: 0, amount: 0 },
    ]);
  });

  test('a free repeat visit is paid like others, or not at all; its tips are always whole', async () => {
    const first = await salon.visit(rekha, '2026-12-01');
    const repeat = await salon.visit(rekha, '2026-12-02');
    await salon.markAsRepeat(repeat, first);
    await salon.post(repeat, 'payments', { amount: 0, tip: 500, method: 'upi' });
    const read = async () => (await salon.draft(rekha, december)).lines[1];
    const found = { kind: 'visit', services: 100_000, discount: 100_000, tips: 500 };
    expect(await read()).toMatchObject({ ...found, share: 40_000, amount: 40_500 });
    expect((await read())?.text).toMatch(/^Free repeat visit: /);
    await salon.save({ isRepeatPaid: false, basis: 'before_discounts' });
    expect(await read()).toMatchObject({ ...found, share: 0, amount: 500 });
  });

  test('advances, deductions and additions up to its last day, until they are removed', async () => {
    const advance = await salon.adjust(rekha, { day: '2026-11-16', amount: 5_000 });
    await salon.at('2027-01-02');
    await salon.adjust(rekha, { kind: 'deduction', day: '2026-12-31', amount: 1_050, note: 'Kit' });
    await salon.adjust(rekha, { kind: 'addition', day: '2026-12-31', amount: 700, note: 'Bonus' });
    await salon.adjust(rekha, { day: '2027-01-01' });
    const { lines, totals } = await salon.draft(rekha, december);
    expect(lines.map(({ kind, text, amount }) => [kind, text, amount])).toEqual([
      ['advance', 'Phone bill', -5_000],
      ['deduction', 'Kit', -1_050],
      ['addition', 'Bonus', 700],
    ]);
    expect(totals).toMatchObject({ advances: -5_000, deductions: -1_050, total: -5_350 });
    const url = `/api/admin/payouts/adjustments/${advance._id}`;
    expect((await salon.send('DELETE', url)).statusCode).toBe(204);
    expect(statusOrErrorCodeOf(await salon.send('DELETE', url))).toBe('NOT_FOUND');
    expect((await salon.draft(rekha, december)).lines).toHaveLength(2);
  });

  test('a repeated attempt adds an adjustment once', async () => {
    const attempt = randomUUID();
    const first = await salon.adjust(rekha, { attempt });
    expect(await salon.adjust(rekha, { attempt })).toEqual(first);
    await salon.at('2027-01-02');
    expect((await salon.draft(rekha, december)).lines).toHaveLength(1);
  });

  test('an adjustment is not dated in the future, and has a reason', async () => {
    const body = { beauticianId: rekha.id, kind: 'deduction', day: '2026-11-17', amount: 100 };
    const send = async (over: object) => {
      const payload = { ...body, note: 'Kit', attempt: randomUUID(), ...over };
      const answer = await salon.send('POST', '/api/admin/payouts/adjustments', payload);
      return [answer.statusCode, Object.keys(answer.json().fields ?? {})];
    };
    expect(await send({})).toEqual([422, ['day']]);
    expect(await send({ day: '2026-11-16', note: ' ' })).toEqual([422, ['note']]);
    expect(await send({ day: '2026-11-16', amount: 0 })).toEqual([422, ['amount']]);
    expect(await send({ day: '2026-11-16', beauticianId: 999_999 })).toEqual([404, []]);
  });
});

describe('the share settings', () => {
  test('an older version is refused, changes are in the audit log', async () => {
    const answer = await salon.save({ sectionPercents: { facial: 55 }, version: 0 } as object);
    expect(statusOrErrorCodeOf(answer)).toBe('SETTINGS_CHANGED');
    CurrentPayoutSettings.parse(answer.json().details);
    await salon.save({ sectionPercents: { facial: 55 } });
    const log = await salon.send('GET', '/api/admin/audit');
    expect(log.json().entries[0]).toMatchObject({
      act: 'payout-settings-saved',
      changes: [{ field: 'sectionPercents', before: [], after: ['facial: 55%'] }],
    });
  });

  test.each([
    [{ standardPercent: 101 }, 'standardPercent'],
    [{ standardPercent: 12.5 }, 'standardPercent'],
    [{ sectionPercents: { facial: -1 } }, 'sectionPercents.facial'],
    [{ beauticianPercents: { Rekha: 10 } }, 'beauticianPercents.Rekha'],
  ])('%j is refused at its field', async (over, field) => {
    const answer = await salon.save(over);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });
});
