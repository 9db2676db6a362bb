import { randomUUID } from 'node:crypto';
import type { AccountingDocument } from '@haldi/contract/accounting/accounting-document';
import { AccountingOverview, ListedDocuments } from '@haldi/contract/accounting/schema';
import {
  StaffAccountingSettings,
  type TallyLedgers,
} from '@haldi/contract/accounting/tally/tally-ledgers';
import { financialYearOf } from '@haldi/contract/documents/document-number';
import type { DayRange } from '@haldi/contract/kit/dates';
import { sampleDocument } from '../../../packages/contract/testing/sample-accounting-documents.ts';
import { openSession } from '../src/accounts/sessions/service.ts';
import { buildTestApp } from './test-app.ts';
import { openTestSalon } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

export const accountingUrl = '/api/admin/accounting';
export const november = { from: '2026-11-01', to: '2026-11-30' };
const password = 'turmeric-and-milk';

export type TestAccounting = Awaited<ReturnType<typeof openTestAccounting>>;

/** An owner with a password, one without, and an order for documents and payments. */
export const openTestAccounting = async () => {
  const haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const salon = await openTestSalon(haldi);
  const owner = await haldi.user({ isAdmin: true, username: 'Meera', password });
  const provider = await haldi.user({ isAdmin: true });
  const asha = await haldi.user({ username: 'Asha' });
  await salon.hire(1);
  const order = await salon.place(asha);
  const { pool } = haldi.database;

  /** Directly, in the order given; the counters do not matter here. */
  const issue = async (documents: readonly AccountingDocument[]): Promise<void> => {
    const rows = documents.map(({ _id: _, sequence, ...content }) => ({
      ...{ order_id: order._id, kind: content.kind, subject: content.subject, sequence, content },
      ...{ financial_year: financialYearOf(content.issuedOn), number: content.number },
      ...{ issued_on: content.issuedOn, issued_at: `${content.issuedOn}T06:00:00Z` },
      ...{ amount: content.totals.amount, reference: content.refersTo?.number ?? null },
    }));
    for (const row of rows) {
      await pool.query(
        `insert into documents (order_id, kind, subject, financial_year, sequence, number, issued_on,
           issued_at, amount, refers_to, content)
         select order_id, kind, subject, financial_year, sequence, number, issued_on, issued_at, amount,
           (select id from documents where number = reference), content
         from jsonb_to_record($1) as row (order_id uuid, kind text, subject text,
           financial_year int, sequence int, number text, issued_on date, issued_at timestamptz,
           amount int, reference text, content jsonb)`,
        [JSON.stringify(row)],
      );
    }
  };

  /** Many at once, of ₹1,050 each. */
  const issueMany = async (count: number, day = '2026-11-16'): Promise<void> => {
    const {
      _id: _,
      sequence: __,
      ...content
    } = sampleDocument({
      ...{ lines: [{ amount: 52_500 }, { amount: 52_500 }], issuedOn: day },
    });
    await pool.query(
      `insert into documents (order_id, kind, subject, financial_year, sequence, number, issued_on,
         issued_at, amount, content)
       select $1, 'tax_invoice', 'visit', 2026, n, number, $3::date, $3::date, 105000,
         $4::jsonb || jsonb_build_object('number', number)
       from generate_series(1, $2::int) n, lateral (select 'M/26-27/' || lpad(n::text, 5, '0') as number) as numbered`,
      [order._id, count, day, JSON.stringify(content)],
    );
  };

  type Payment = {
    kind?: string;
    method?: string;
    amount: number;
    day?: string;
    recordedOn?: string;
    reverses?: number;
    reason?: string;
  };
  const pay = async (payment: Payment): Promise<number> => {
    const { day = '2026-11-16', recordedOn = day, reverses = null, reason = '' } = payment;
    const { rows } = await pool.query<{ id: string }>(
      `insert into ledger_entries (order_id, kind, method, amount, reverses, reason, taken_by,
         attempt, taken_at, day, recorded_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[
          order._id,
          payment.kind ?? 'payment',
          payment.method ?? 'cash',
          payment.amount,
          reverses,
        ],
        ...[reason, owner.id, randomUUID(), `${day}T06:00:00Z`, day, `${recordedOn}T06:00:00Z`],
      ],
    );
    return Number(rows[0]?.id);
  };

  const empty = async (): Promise<void> => {
    await pool.query(
      `alter table documents disable trigger user; alter table ledger_entries disable trigger user;
       alter table closed_days disable trigger user; alter table closed_drawers disable trigger user;
       delete from documents; delete from ledger_entries; delete from closed_drawers;
        delete from closed_days;
       delete from document_settings; insert into document_settings default values;
       delete from accounting_settings; insert into accounting_settings default values`,
    );
  };

  const query = ({ from, to }: DayRange): string => `from=${from}&to=${to}`;
  const post = (path: string, payload: object, who: TestUser = owner) =>
    haldi.as(who, { method: 'POST', url: `${accountingUrl}/${path}`, payload });
  const readSettings = async (who = owner): Promise<StaffAccountingSettings> =>
    StaffAccountingSettings.parse(
      (await haldi.as(who, { url: `${accountingUrl}/settings` })).json(),
    );
  return {
    ...{ haldi, owner, provider, order, issue, issueMany, pay, empty, post, readSettings },
    register: () =>
      pool.query(
        `update document_settings set scheme = 'regular', gstin = '27AAPFU0939F1ZV', state = '27'`,
      ),
    read: async (period: DayRange = november): Promise<AccountingOverview> =>
      AccountingOverview.parse(
        (await haldi.as(owner, { url: `${accountingUrl}?${query(period)}` })).json(),
      ),
    list: async (rest = '', period: DayRange = november): Promise<ListedDocuments> =>
      ListedDocuments.parse(
        (
          await haldi.as(owner, { url: `${accountingUrl}/documents?${query(period)}${rest}` })
        ).json(),
      ),
    export: (content: string, format: string, over: object = {}, who: TestUser = owner) =>
      post('exports', { ...november, content, format, password, ...over }, who),
    exportTally: (over: object = {}, who: TestUser = owner) =>
      post('exports/tally', { ...november, password, ...over }, who),
    saveLedgers: async (changes: Partial<TallyLedgers>, version?: number) => {
      const { settings, version: current } = await readSettings();
      const payload = {
        tallyLedgers: { ...settings.tallyLedgers, ...changes },
        version: version ?? current,
      };
      return haldi.as(owner, { method: 'PUT', url: `${accountingUrl}/settings`, payload });
    },
    logInAgain: async (): Promise<void> => {
      for (const user of [owner, provider]) {
        Object.assign(user, await openSession(haldi.context, user.id, { device: 'Test' }));
      }
    },
  };
};
