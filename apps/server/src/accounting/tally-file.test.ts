import { defaultTallyLedgers } from '@haldi/contract/accounting/tally/tally-ledgers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/contract/testing/random-day-plans.ts';
import { randomDocuments } from '../../../../packages/contract/testing/random-documents.ts';
import {
  customerGstin,
  sampleDocument,
} from '../../../../packages/contract/testing/sample-accounting-documents.ts';
import { readTallyFile, type TallyFileVoucher } from '../../testing/read-tally-file.ts';
import { openTestAccounting, type TestAccounting } from '../../testing/test-accounting.ts';

let salon: TestAccounting;
beforeAll(async () => {
  salon = await openTestAccounting();
});
afterAll(() => salon.haldi.close());
beforeEach(() => salon.empty());

const exported = async (over: object = {}): Promise<TallyFileVoucher[]> => {
  const answer = await salon.exportTally(over);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return readTallyFile(answer.rawPayload);
};
const quarter = { from: '2026-10-01', to: '2026-12-31' };
const lines = [{ amount: 105_000 }];

test('an empty period is an envelope without vouchers', async () => {
  expect(await exported()).toEqual([]);
});

test('a voucher has the elements that Tally documents', async () => {
  await salon.issue([
    sampleDocument({ lines, gstin: customerGstin, customer: 'Blue & <Sons> "LLP"' }),
  ]);
  const [voucher] = await exported();
  expect(voucher).toEqual({
    attributes: {
      ...{ REMOTEID: expect.stringMatching(/^haldi-document-\d+$/), VCHTYPE: 'Sales' },
      ...{ ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
    },
    fields: {
      ...{ GUID: voucher?.attributes.REMOTEID, DATE: '20261116', EFFECTIVEDATE: '20261116' },
      ...{ VOUCHERTYPENAME: 'Sales', VOUCHERNUMBER: 'INV/26-27/00001' },
      ...{ PARTYLEDGERNAME: 'Customers', PARTYNAME: 'Blue & <Sons> "LLP"' },
      ...{ PARTYGSTIN: customerGstin, STATENAME: 'Maharashtra' },
      ...{ NARRATION: 'Order #123456', ISINVOICE: 'No' },
      PERSISTEDVIEW: 'Accounting Voucher View',
    },
    entries: [
      { ledger: 'Customers', isDebit: true, isParty: true, amount: '-1050.00' },
      { ledger: 'Sales', isDebit: false, isParty: false, amount: '1000.00' },
      { ledger: 'CGST', isDebit: false, isParty: false, amount: '25.00' },
      { ledger: 'SGST', isDebit: false, isParty: false, amount: '25.00' },
    ],
  });
});

describe('random documents and payments', () => {
  test('every voucher balances, has its own GUID, and is the same when exported again', async () => {
    await salon.issue(randomDocuments(seededRandom(7), 60));
    await salon.pay({ amount: 50_050, method: 'upi' });
    await salon.pay({ kind: 'refund', amount: 10_001 });
    const vouchers = await exported(quarter);
    expect(vouchers.length).toBeGreaterThan(60);
    for (const { entries } of vouchers) {
      const paise = entries.map(({ amount }) => Math.round(Number(amount) * 100));
      expect(paise.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      for (const { isDebit, amount } of entries) expect(isDebit).toBe(amount.startsWith('-'));
    }
    const guids = vouchers.map(({ fields }) => fields.GUID);
    expect(new Set(guids).size).toBe(guids.length);
    await salon.issue([sampleDocument({ lines, number: 'LATER/26-27/001', sequence: 999 })]);
    const again = await exported(quarter);
    expect(again.filter(({ fields }) => fields.VOUCHERNUMBER !== 'LATER/26-27/001')).toEqual(
      vouchers,
    );
  });
});

test('a correction is exported on the day it was recorded, so an earlier month does not change', async () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const first = await salon.pay({ amount: 50_050, day: '2026-10-31' });
  const before = await exported(october);
  expect(before).toMatchObject([{ fields: { VOUCHERTYPENAME: 'Receipt', DATE: '20261031' } }]);
  await salon.pay({
    ...{ kind: 'reversal', amount: 50_050, reverses: first, reason: 'Typed twice' },
    ...{ day: '2026-10-31', recordedOn: '2026-11-02' },
  });
  expect(await exported(october)).toEqual(before);
  expect(await exported()).toMatchObject([
    {
      fields: {
        ...{ VOUCHERTYPENAME: 'Payment', DATE: '20261102' },
        NARRATION: `Order #${salon.order.orderId}, Correction of P-${first}, Typed twice`,
      },
    },
  ]);
});

test('a payment just before midnight in India belongs to that day', async () => {
  const { pool } = salon.haldi.database;
  await salon.pay({ amount: 100 });
  await pool.query('alter table ledger_entries disable trigger user');
  await pool.query(`update ledger_entries set recorded_at = '2026-11-30T18:29:59Z'`);
  expect(await exported()).toMatchObject([{ fields: { DATE: '20261130' } }]);
  await pool.query(`update ledger_entries set recorded_at = '2026-11-30T18:30:00Z'`);
  expect(await exported()).toEqual([]);
});

describe('the names of the ledgers', () => {
  test('are those of Tally at first, and recorded in the audit log when they change', async () => {
    expect((await salon.readSettings()).settings.tallyLedgers).toEqual(defaultTallyLedgers);
    const names = { sales: 'Salon income & more', customers: 'Debtors' };
    expect((await salon.saveLedgers(names)).statusCode).toBe(200);
    await salon.issue([sampleDocument({ lines, isRegistered: false, kind: 'bill' })]);
    const [voucher] = await exported();
    expect(voucher?.entries.map(({ ledger }) => ledger)).toEqual([
      'Debtors',
      'Salon income & more',
    ]);
    const log = await salon.haldi.as(salon.owner, {
      url: '/api/admin/audit?act=accounting-settings-saved',
    });
    expect(log.json().entries[0].changes).toEqual([
      { field: 'tallySales', before: 'Sales', after: 'Salon income & more' },
      { field: 'tallyCustomers', before: 'Customers', after: 'Debtors' },
    ]);
  });

  test('changed by somebody else meanwhile are not overwritten', async () => {
    expect((await salon.saveLedgers({ sales: 'Income' }, 1)).statusCode).toBe(200);
    const answer = await salon.saveLedgers({ cash: 'Till' }, 1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'SETTINGS_CHANGED',
      details: { standing: { version: 2, settings: { tallyLedgers: { sales: 'Income' } } } },
    });
  });

  test.each(['', ' ', 'x'.repeat(81), 'a\nb'])('%j is refused at its field', async (name) => {
    const answer = await salon.saveLedgers({ cgst: name });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty('tallyLedgers.cgst');
  });
});
