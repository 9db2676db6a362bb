import { AccountingOverview } from '@haldi/contract/accounting/schema';
import { calendarPeriodOf } from '@haldi/contract/kit/calendar-periods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTallyFile } from '../../testing/read-tally-file.ts';
import { accountingUrl } from '../../testing/test-accounting.ts';
import { openTestDeskPayments } from '../../testing/test-desk-payments.ts';
import { openSession } from '../accounts/sessions/service.ts';

let salon: Awaited<ReturnType<typeof openTestDeskPayments>>;
beforeAll(async () => {
  salon = await openTestDeskPayments();
  await salon.haldi.database.pool.query(
    `update document_settings set scheme = 'regular', gstin = '27AAPFU0939F1ZV', state = '27'`,
  );
});
afterAll(() => salon.haldi.close());

const at = async (day: string): Promise<void> => {
  const { haldi, meera } = salon;
  haldi.clock.set(`${day}T06:00:00Z`);
  Object.assign(meera, await openSession(haldi.context, meera.id, { device: 'Test' }));
};

const read = async (day: string) => {
  const { from, to } = calendarPeriodOf('month', day);
  const url = `${accountingUrl}?from=${from}&to=${to}`;
  const { gstr1 } = AccountingOverview.parse((await salon.haldi.as(salon.meera, { url })).json());
  const amountsOf = (rows: readonly { amount: number }[] = []) => rows.map(({ amount }) => amount);
  return {
    consumers: amountsOf(gstr1?.consumers),
    received: amountsOf(gstr1?.advancesReceived),
    adjusted: amountsOf(gstr1?.advancesAdjusted),
  };
};

/** In paise, by ledger. */
const balances = async (): Promise<Record<string, number>> => {
  const answer = await salon.haldi.as(salon.meera, {
    ...{ method: 'POST', url: `${accountingUrl}/exports/tally` },
    payload: { from: '2026-11-01', to: '2027-01-31' },
  });
  const sums: Record<string, number> = {};
  for (const { ledger, amount } of readTallyFile(answer.rawPayload).flatMap((one) => one.entries)) {
    sums[ledger] = (sums[ledger] ?? 0) - Math.round(Number(amount) * 100);
  }
  return sums;
};

test('an advance, its bill a month later, and a reopened visit', async () => {
  const asha = await salon.haldi.user({ username: 'Asha' });
  const order = await salon.place(asha);
  const price = order.total * 100;
  await salon.done(order, 'payments', { amount: 50_000, tip: 0, method: 'upi' });
  expect(await read('2026-11-16')).toEqual({ consumers: [], received: [50_000], adjusted: [] });

  await at('2026-12-03');
  await salon.complete(order);
  await salon.done(order, 'payments', { amount: price - 50_000, tip: 0, method: 'cash' });
  expect(await read('2026-12-03')).toEqual({
    ...{ consumers: [price], received: [], adjusted: [50_000] },
  });

  await at('2027-01-05');
  await salon.reopen(order);
  // The credit note gives the advance back, and so does the payment of the rest.
  expect(await read('2027-01-05')).toEqual({
    ...{ consumers: [-price], received: [price], adjusted: [] },
  });
  await salon.complete(order);
  expect(await read('2027-01-05')).toEqual({
    ...{ consumers: [], received: [50_000], adjusted: [50_000] },
  });
  expect(await read('2026-12-03')).toMatchObject({ consumers: [price], adjusted: [50_000] });

  const { Sales, CGST, SGST, Bank, Cash, ...others } = await balances();
  expect({ Bank, Cash, ...others }).toEqual({
    ...{ Bank: 50_000, Cash: price - 50_000, Customers: 0, 'Advances from customers': 0 },
  });
  expect((Sales ?? 0) + (CGST ?? 0) + (SGST ?? 0)).toBe(-price);
  expect(CGST).toBe(-Math.round((price * 2.5) / 105));
});
