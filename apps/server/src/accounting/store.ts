import type { AccountingDocument } from '@haldi/contract/accounting/accounting-document';
import type { DayCloseRow } from '@haldi/contract/accounting/export-columns';
import type { PaymentRow } from '@haldi/contract/accounting/payment-row';
import type { ListedDocument } from '@haldi/contract/accounting/schema';
import type { DocumentContent, DocumentKind } from '@haldi/contract/documents/document-content';
import { financialYearOf } from '@haldi/contract/documents/document-number';
import type { DayRange } from '@haldi/contract/kit/dates';
import { and, asc, between, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { documents } from '../orders/documents/tables.ts';
import { closedCashDrawers, closedPaymentDays, ledgerEntries } from '../orders/payments/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { dayInIndia, endOfDay, startOfDay } from '../platform/database/india-day-sql.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { beauticians } from '../roster/tables.ts';

const bills = alias(documents, 'bills');
const credits = alias(documents, 'credits');

const isInPeriod = ({ from, to }: DayRange): SQL => between(documents.issuedOn, from, to);

/** In the order in which they were issued, after the document with an ID. */
export const listIssuedDocuments = async (
  db: Db,
  period: DayRange,
  after: number,
  limit: number,
): Promise<AccountingDocument[]> => {
  const rows = await db
    .select({ _id: documents.id, sequence: documents.sequence, content: documents.content })
    .from(documents)
    .where(and(isInPeriod(period), gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(limit);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
};

export const listLinesOfDocuments = (
  db: Db,
  references: DocumentContent['advances'],
): Promise<{ number: string; lines: DocumentContent['lines'] }[]> =>
  db
    .select({
      number: documents.number,
      lines: sql<DocumentContent['lines']>`${documents.content} -> 'lines'`,
    })
    .from(documents)
    .where(
      or(
        ...references.map(({ number, issuedOn }) =>
          and(eq(documents.financialYear, financialYearOf(issuedOn)), eq(documents.number, number)),
        ),
      ),
    );

type Released = { id: number; advances: DocumentContent['advances'] };

/** The advances of bills that are credited completely by one of these credit notes. */
export const listReleasedAdvances = (db: Db, creditNotes: readonly number[]): Promise<Released[]> =>
  db
    .select({
      id: documents.id,
      advances: sql<Released['advances']>`${bills.content} -> 'advances'`,
    })
    .from(documents)
    .innerJoin(bills, eq(bills.id, documents.refersTo))
    .where(
      and(
        inArray(documents.id, [...creditNotes]),
        sql`${bills.amount} = (
          select sum(${credits.amount}) from ${documents} as ${credits}
          where ${credits.refersTo} = ${bills.id} and ${credits.id} <= ${documents.id})`,
      ),
    );

const inContent = (...path: string[]): SQL<string> =>
  sql`${documents.content} #>> ${sql.raw(`'{${path.join(',')}}'`)}`;
const amountInContent = (name: 'taxable' | 'cgst' | 'sgst'): SQL<number> =>
  sql`(${inContent('totals', name)})::integer`;

/** Tax invoices, or advances with tax. */
export const hasDocumentsWithTax = async (db: Db, period: DayRange): Promise<boolean> => {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        isInPeriod(period),
        or(eq(documents.kind, 'tax_invoice'), sql`${amountInContent('cgst')} > 0`),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

type ListedSlice = { kind: DocumentKind | undefined; before: number | undefined; limit: number };

/** Newest first, before the document with an ID. */
export const listNewestDocuments = (
  db: Db,
  period: DayRange,
  { kind, before, limit }: ListedSlice,
): Promise<ListedDocument[]> =>
  db
    .select({
      ...{ _id: documents.id, kind: documents.kind, subject: documents.subject },
      ...{ number: documents.number, issuedOn: documents.issuedOn, amount: documents.amount },
      orderId: orders.orderNumber,
      customer: inContent('buyer', 'name'),
      gstin: sql<string | null>`${inContent('buyer', 'gstin')}`,
      ...{ taxable: amountInContent('taxable'), cgst: amountInContent('cgst') },
      sgst: amountInContent('sgst'),
      refersTo: sql<string | null>`${inContent('refersTo', 'number')}`,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      and(
        isInPeriod(period),
        kind && eq(documents.kind, kind),
        before === undefined ? undefined : lt(documents.id, before),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);

const corrected = alias(ledgerEntries, 'corrected');

/** `taken`: by the day of the payment. `recorded`: by that of the recording, which is not before it. */
export type PaymentDayKind = 'taken' | 'recorded';

const paymentDayConditions: Record<PaymentDayKind, (period: DayRange) => SQL> = {
  taken: ({ from, to }) => between(ledgerEntries.day, from, to),
  recorded: ({ from, to }) =>
    sql`${ledgerEntries.recordedAt} >= ${startOfDay(from)} and ${ledgerEntries.recordedAt} < ${endOfDay(to)}`,
};

/** In the order in which they were recorded, after the entry with an ID. */
export const listPayments = async (
  db: Db,
  period: DayRange,
  kindOfDay: PaymentDayKind,
  after: number,
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select({
      ...{ id: ledgerEntries.id, kind: ledgerEntries.kind, method: ledgerEntries.method },
      corrects: sql<PaymentRow['corrects']>`${corrected.kind}`,
      ...{ reverses: ledgerEntries.reverses, amount: ledgerEntries.amount },
      ...{
        day: ledgerEntries.day,
        recordedOn: sql<string>`${dayInIndia(ledgerEntries.recordedAt)}::text`,
      },
      ...{ orderId: orders.orderNumber, customer: orders.username },
      ...{ beautician: beauticians.name, takenBy: users.username },
      reference: sql<string>`coalesce(${ledgerEntries.reference}, '')`,
      reason: ledgerEntries.reason,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(corrected, eq(corrected.id, ledgerEntries.reverses))
    .leftJoin(beauticians, eq(beauticians.id, ledgerEntries.beauticianId))
    .leftJoin(users, eq(users.id, ledgerEntries.takenBy))
    .where(and(paymentDayConditions[kindOfDay](period), gt(ledgerEntries.id, after)))
    .orderBy(asc(ledgerEntries.id))
    .limit(limit);

/** A day without cash has one row. At most a year, so all at once. */
export const listDayCloses = (
  db: Db,
  { from, to }: DayRange,
  deskName: string,
): Promise<DayCloseRow[]> =>
  queryRows(
    db,
    sql`select ${closedPaymentDays.day}::text as day,
        case when ${closedCashDrawers.beauticianId} is null then ''
          else coalesce(${beauticians.name}, ${deskName}) end as drawer,
        coalesce(${closedCashDrawers.expected}, 0) as expected,
        coalesce(${closedCashDrawers.handedIn}, 0) as "handedIn",
        coalesce(${users.username}, '') as "closedBy",
        ${dayInIndia(closedPaymentDays.closedAt)}::text as "closedOn",
        ${closedPaymentDays.note} as note
      from ${closedPaymentDays}
      left join ${closedCashDrawers} on ${closedCashDrawers.day} = ${closedPaymentDays.day}
      left join ${beauticians} on ${beauticians.id} = ${closedCashDrawers.beauticianId}
      left join ${users} on ${users.id} = ${closedPaymentDays.closedBy}
      where ${closedPaymentDays.day} between ${from}::date and ${to}::date
      order by 1, 2`,
  );
