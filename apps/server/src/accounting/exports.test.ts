import type { AuditPage } from '@haldi/contract/audit/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  customerGstin,
  sampleDocument,
} from '../../../../packages/contract/testing/sample-accounting-documents.ts';
import { openTestAccounting, type TestAccounting } from '../../testing/test-accounting.ts';
import { readTable } from '../../testing/test-menu-file.ts';

let salon: TestAccounting;
beforeAll(async () => {
  salon = await openTestAccounting();
});
afterAll(() => salon.haldi.close());
beforeEach(() => salon.empty());

const formats = ['csv', 'xlsx'];
const exported = async (content: string, format = 'csv'): Promise<string[][]> => {
  const answer = await salon.export(content, format);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="${content}-2026-11-01-to-2026-11-30.${format}"`,
  );
  return readTable(answer.rawPayload);
};
/** By the names of the columns. */
const records = ([header = [], ...rows]: string[][]) =>
  rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
const exportedFiles = async (): Promise<(string | null | undefined)[]> => {
  const log = await salon.haldi.as(salon.owner, { url: '/api/admin/audit?act=file-exported' });
  return log.json<AuditPage>().entries.map(({ subject }) => subject?.name);
};

describe.each(formats)('documents as %s', (format) => {
  test('a row per line; credit notes are negative, so that columns add up', async () => {
    const mixed = [{ amount: 52_500, sac: '999721' }, { amount: 52_550 }];
    await salon.issue([
      sampleDocument({ lines: mixed, gstin: customerGstin, customer: '=HYPERLINK("http://evil")' }),
      sampleDocument({
        ...{ lines: [{ amount: 42_000 }], kind: 'credit_note', number: 'CN/26-27/00001' },
        refersTo: { number: 'INV/26-27/00001', issuedOn: '2026-11-16' },
        reason: 'Discount added',
      }),
    ]);
    const rows = records(await exported('documents', format));
    expect(rows).toMatchObject([
      {
        ...{ Number: 'INV/26-27/00001', Type: 'Tax invoice', Date: '2026-11-16', Line: '1' },
        ...{ SAC: '999721', 'GST rate (%)': '5', 'Amount (₹)': '525', 'CGST (₹)': '12.5' },
        'GSTIN of customer': customerGstin,
      },
      { Line: '2', SAC: '999722', 'Amount (₹)': '525.5', 'Taxable value (₹)': '500.48' },
      {
        ...{ Type: 'Credit note', 'Refers to': 'INV/26-27/00001', Reason: 'Discount added' },
        ...{ 'Amount (₹)': '-420', 'SGST (₹)': '-10' },
      },
    ]);
    expect(rows[0]?.Customer).toBe('=HYPERLINK("http://evil")');
  });

  test('without a GSTIN there is no word of tax', async () => {
    const [header = []] = await exported('documents', format);
    expect(header).toContain('Amount (₹)');
    expect(header.join(' ')).not.toMatch(/GST|SAC|tax/i);
  });
});

test('a name that looks like a formula is text in a CSV file', async () => {
  await salon.issue([sampleDocument({ lines: [{ amount: 100 }], customer: '=1+1' })]);
  const { body } = await salon.export('documents', 'csv');
  expect(body).toContain(",'=1+1,");
});

test.each(formats)('payments as %s: refunds and corrections are negative', async (format) => {
  const first = await salon.pay({ amount: 50_050, method: 'upi' });
  await salon.pay({ kind: 'refund', amount: 10_000, reason: 'Sorry' });
  await salon.pay({ kind: 'tip', amount: 2_000 });
  await salon.pay({ kind: 'reversal', amount: 50_050, method: 'upi', reverses: first });
  await salon.pay({ amount: 100, day: '2026-12-01' });
  const rows = records(await exported('payments', format));
  expect(rows.map((row) => [row.Type, row.Method, row['Amount (₹)'], row.Reason])).toEqual([
    ['Payment', 'UPI', '500.5', ''],
    ['Refund', 'Cash', '-100', 'Sorry'],
    ['Tip', 'Cash', '20', ''],
    ['Correction', 'UPI', '-500.5', ''],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ Entry: String(first), Date: '2026-11-16', Order: String(salon.order.orderId) },
    ...{ Customer: 'Asha', 'Taken by': 'Meera', 'Recorded on': '2026-11-16' },
  });
  expect(rows[3]).toMatchObject({ 'Corrects entry': String(first) });
});

test.each(formats)('day closes as %s: a row per person', async (format) => {
  await salon.haldi.database.pool.query(
    `with closed as (insert into closed_days (day, closed_by, closed_at, note)
       values ('2026-11-15', $1, '2026-11-15T18:30:00Z', '₹50 missing'), ('2026-11-14', $1, now(), '')
       returning day)
     insert into closed_drawers (day, beautician_id, expected, handed_in)
     values ('2026-11-15', 0, 60000, 55000)`,
    [salon.owner.id],
  );
  const rows = records(await exported('day-closes', format));
  expect(rows).toMatchObject([
    { Date: '2026-11-14', 'Cash of': '', 'Expected (₹)': '0' },
    {
      ...{ Date: '2026-11-15', 'Cash of': 'Desk', 'Expected (₹)': '600', 'Handed in (₹)': '550' },
      ...{ 'Difference (₹)': '-50', 'Closed by': 'Meera', 'Closed on': '2026-11-16' },
      Note: '₹50 missing',
    },
  ]);
});

describe('threat 82: an export needs the password, or a recent login without one', () => {
  const calls = {
    table: (over: object, who = salon.owner) => salon.export('payments', 'xlsx', over, who),
    tally: (over: object, who = salon.owner) => salon.exportTally(over, who),
  };
  test.each(['table', 'tally'] as const)('%s', async (kind) => {
    await salon.logInAgain();
    const before = await exportedFiles();
    for (const password of [undefined, 'wrong-password']) {
      const answer = await calls[kind]({ password });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'WRONG_PASSWORD' });
      expect(answer.json().fields).toHaveProperty('password');
    }
    const { provider } = salon;
    expect(await salon.readSettings(provider)).toMatchObject({ hasPassword: false, hasTax: false });
    expect((await calls[kind]({ password: undefined }, provider)).statusCode).toBe(200);
    salon.haldi.clock.advance(11 * 60_000);
    const old = await calls[kind]({ password: undefined }, provider);
    expect(old.statusCode).toBe(403);
    expect(old.json()).toMatchObject({ code: 'LOG_IN_AGAIN' });
    expect((await calls[kind]({})).statusCode).toBe(200);
    // Only what was sent is in the audit log; a repeat is another export.
    expect((await calls[kind]({})).statusCode).toBe(200);
    const name =
      kind === 'table'
        ? 'payments-2026-11-01-to-2026-11-30.xlsx'
        : 'tally-2026-11-01-to-2026-11-30.xml';
    expect(await exportedFiles()).toEqual([name, name, name, ...before]);
  });
});

describe('2,000 documents', () => {
  test.each([
    ['csv', 4_001],
    ['xlsx', 4_001],
    ['tally', 2_000],
  ])('as %s are read page by page', async (format, expected) => {
    await salon.issueMany(2_000);
    const { pool } = salon.haldi.database;
    const query = pool.query.bind(pool);
    let mostRows = 0;
    Object.assign(pool, {
      query: async (...given: Parameters<typeof query>) => {
        const result = await query(...given);
        mostRows = Math.max(mostRows, (result as unknown as { rows: unknown[] }).rows.length);
        return result;
      },
    });
    const before = process.memoryUsage().rss;
    const answer =
      format === 'tally' ? await salon.exportTally() : await salon.export('documents', format);
    Object.assign(pool, { query });
    expect(answer.statusCode).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    expect(mostRows).toBe(200);
    const count =
      format === 'tally'
        ? answer.body.split('<VOUCHER ').length - 1
        : (await readTable(answer.rawPayload)).length;
    expect(count).toBe(expected);
  });
});
