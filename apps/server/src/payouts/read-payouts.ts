import { createHash } from 'node:crypto';
import { type DayRange, formatDay } from '@haldi/contract/kit/dates';
import type {
  PaidPayout,
  PayoutLine,
  PayoutOverview,
  PayoutStatement,
} from '@haldi/contract/payouts/schema';
import { shareTermsOf } from '@haldi/contract/payouts/share-terms';
import { amountToPay, payoutTotals } from '@haldi/contract/payouts/statement-totals';
import { readOrdersById } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { beauticianNotFoundError } from '../roster/service.ts';
import {
  listStatementLines,
  type NewLine,
  type PayoutVisit,
  type StatementSources,
  sumPaidLines,
} from './list-statement-lines.ts';
import { toPayoutSettings } from './payout-settings.ts';
import * as store from './store.ts';

const payoutNotFoundError = (): AppError =>
  new AppError('NOT_FOUND', 'This statement does not exist.');

const overlapError = (name: string, { from, to }: DayRange): AppError =>
  new AppError(
    'PAYOUT_CHANGED',
    `${name} was already paid for ${formatDay(from)} to ${formatDay(to)}. Choose other days.`,
  );

const toPaidPayout = ({ payout, by }: store.PaidRow): PaidPayout => ({
  _id: payout.id,
  ...{ from: payout.from, to: payout.to, amount: amountToPay(payout) },
  ...{ paidOn: payout.paidOn, method: payout.method, reference: payout.reference, by },
});

/** The orders are read before their payments, so a version is never newer than its amounts. */
const readVisits = async (db: Db, ids: readonly string[]): Promise<PayoutVisit[]> => {
  const orders = await readOrdersById(db, ids);
  const sections = new Map(
    (await store.listSectionsOfServices(db, ids)).map(({ orderId, serviceId, section }) => [
      `${orderId} ${serviceId}`,
      section,
    ]),
  );
  return (await store.listPayoutOrders(db, ids)).flatMap(({ id, beauticianId }) => {
    const order = orders.get(id);
    if (!order) return [];
    const services = order.services.map((line) => ({
      ...line,
      section: sections.get(`${id} ${line.serviceId}`) ?? '',
    }));
    return { ...order, services, beauticianId };
  });
};

const readPaidBefore = async (
  db: Db,
  beauticianId: number,
  ids: readonly string[],
): Promise<StatementSources['paidBefore']> => {
  const rows = await store.listPaidLines(db, beauticianId, ids);
  return sumPaidLines(
    rows.flatMap(({ orderId, terms, ...amounts }) =>
      orderId === null || terms === null ? [] : { orderId, amounts, terms },
    ),
  );
};

export type Draft = { statement: PayoutStatement; lines: NewLine[] };

const stampOf = (lines: readonly NewLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('base64url');

const toLine = ({ order: _, ...line }: NewLine): PayoutLine => line;

const readDraftOf = async (
  db: Db,
  { id, name }: { id: number; name: string },
  period: DayRange,
): Promise<Draft> => {
  const terms = shareTermsOf(toPayoutSettings(await store.readPayoutSettingsRow(db)), id);
  const ids = (await store.listPayoutCandidates(db, id, period)).map((order) => order.id);
  const lines = listStatementLines({
    ...{ beauticianId: id, period, terms },
    visits: ids.length === 0 ? [] : await readVisits(db, ids),
    paidBefore: ids.length === 0 ? new Map() : await readPaidBefore(db, id, ids),
    paidPeriods: await store.listPaidPeriods(db, id),
    adjustments: await store.listOpenAdjustments(db, id, period.to),
    lastPayout: await store.findLastPayout(db, id),
  });
  const statement: PayoutStatement = {
    ...{ beauticianId: id, name, ...period, terms },
    lines: lines.map(toLine),
    totals: payoutTotals(lines.map(toLine)),
    stamp: stampOf(lines),
    paid: null,
  };
  return { statement, lines };
};

/** Refused if a paid statement overlaps the period. */
export const readPayoutDraft = async (db: Db, id: number, period: DayRange): Promise<Draft> => {
  const name = await store.findBeauticianName(db, id);
  if (name === undefined) throw beauticianNotFoundError();
  const [overlapping] = await store.listPayoutsOverlapping(db, period, id);
  if (overlapping) throw overlapError(name, overlapping.payout);
  return readDraftOf(db, { id, name }, period);
};

/** Of the beautician, if one is given. */
export const readPaidStatement = async (
  db: Db,
  id: number,
  beauticianId?: number,
): Promise<PayoutStatement> => {
  const found = await store.findPayout(db, id, beauticianId);
  if (!found) throw payoutNotFoundError();
  const { payout } = found;
  const lines = (await store.listLinesOfPayout(db, id)).map(
    ({ line, orderNumber }): PayoutLine => ({
      ...{ kind: line.kind, day: line.day, orderId: orderNumber, text: line.text },
      ...{ visits: line.visits, services: line.services, discount: line.discount },
      ...{ share: line.share, tips: line.tips, cashTips: line.cashTips },
      ...{ percents: line.percents, amount: line.amount, adjustmentId: line.adjustmentId },
    }),
  );
  return {
    ...{ beauticianId: payout.beauticianId, name: payout.name, from: payout.from, to: payout.to },
    ...{ terms: payout.terms, lines, totals: payoutTotals(lines), stamp: '' },
    paid: toPaidPayout(found),
  };
};

export const listPaidStatements = async (db: Db, beauticianId: number): Promise<PaidPayout[]> =>
  (await store.listPayoutsOfBeautician(db, beauticianId)).map(toPaidPayout);

/** Beauticians who left are listed while there is something to pay, or a statement. */
export const readPayoutOverview = async (db: Db, period: DayRange): Promise<PayoutOverview> => {
  const paidRows = await store.listPayoutsOverlapping(db, period);
  const rows: PayoutOverview['beauticians'] = [];
  for (const { id, name, active } of await store.listBeauticians(db)) {
    const paid = paidRows.filter(({ payout }) => payout.beauticianId === id).map(toPaidPayout);
    const draft = paid.length > 0 ? null : (await readDraftOf(db, { id, name }, period)).statement;
    if (!active && paid.length === 0 && draft?.lines.length === 0) continue;
    rows.push({ beauticianId: id, name, totals: draft?.totals ?? null, paid });
  }
  return { beauticians: rows };
};
