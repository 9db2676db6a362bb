import type { DayRange } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { PayoutLine } from '@haldi/contract/payouts/schema';
import type { ShareTerms } from '@haldi/contract/payouts/share-terms';
import {
  addVisitAmounts,
  amountOfVisit,
  areVisitAmountsEqual,
  noVisitAmounts,
  type SharedVisit,
  sharePercents,
  subtractVisitAmounts,
  type VisitAmounts,
  visitAmounts,
} from '@haldi/contract/payouts/visit-share';
import type { AdjustmentRow, PaidPeriod, PayoutRow } from './store.ts';

/** A line with what only the database needs. */
export type NewLine = PayoutLine & {
  order: { id: string; version: number; terms: ShareTerms } | null;
};

type SoldService = SharedVisit['services'][number] & Pick<Order['services'][number], 'name'>;

export type PayoutVisit = Omit<SharedVisit, 'services'> &
  Pick<Order, '_id' | 'orderId' | 'version' | 'appointmentDate'> & {
    beauticianId: number | null;
    services: readonly SoldService[];
  };

type PaidBefore = { amounts: VisitAmounts; terms: ShareTerms };

export type StatementSources = {
  beauticianId: number;
  period: DayRange;
  /** For visits that no statement has and that no paid period covers. */
  terms: ShareTerms;
  visits: readonly PayoutVisit[];
  /** By ID of the order. */
  paidBefore: ReadonlyMap<string, PaidBefore>;
  paidPeriods: readonly PaidPeriod[];
  adjustments: readonly AdjustmentRow[];
  lastPayout: PayoutRow | undefined;
};

const covers = ({ from, to }: DayRange, day: string): boolean => from <= day && day <= to;

const servicesText = ({ services, repeatOf }: PayoutVisit): string => {
  const names = services
    .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
    .join(', ');
  return repeatOf === null ? names : `Free repeat visit: ${names}`;
};

/** Visits keep the terms with which they were paid. Late visits have those of their period. */
const termsOf = (
  { _id, appointmentDate }: PayoutVisit,
  { terms, paidBefore, paidPeriods }: StatementSources,
): ShareTerms =>
  paidBefore.get(_id)?.terms ??
  paidPeriods.find((period) => covers(period, appointmentDate))?.terms ??
  terms;

const visitLine = (visit: PayoutVisit, sources: StatementSources): NewLine[] => {
  const { beauticianId, period, paidBefore } = sources;
  const terms = termsOf(visit, sources);
  const now = visit.beauticianId === beauticianId ? visitAmounts(visit, terms) : noVisitAmounts;
  const before = paidBefore.get(visit._id);
  const isFirst = before === undefined && covers(period, visit.appointmentDate);
  const amounts = before ? subtractVisitAmounts(now, before.amounts) : now;
  if (areVisitAmountsEqual(amounts, noVisitAmounts)) return [];
  return [
    {
      ...amounts,
      kind: isFirst ? 'visit' : 'correction',
      day: visit.appointmentDate,
      orderId: visit.orderId,
      text: servicesText(visit),
      percents: sharePercents(visit, terms),
      amount: amountOfVisit(amounts),
      adjustmentId: null,
      order: { id: visit._id, version: visit.version, terms },
    },
  ];
};

const withoutVisit = { ...noVisitAmounts, orderId: null, percents: [], order: null };

const adjustmentLine = ({ id, kind, day, amount, note }: AdjustmentRow): NewLine => ({
  ...withoutVisit,
  ...{ kind, day, text: note, adjustmentId: id },
  amount: kind === 'addition' ? amount : -amount,
});

const carriedOverLine = ({ to, total }: PayoutRow): NewLine => ({
  ...withoutVisit,
  ...{ kind: 'carried_over', day: to, text: '', adjustmentId: null, amount: total },
});

/** In the order of the statement: visits, corrections, adjustments, what was carried over. */
export const listStatementLines = (sources: StatementSources): NewLine[] => {
  const { visits, adjustments, lastPayout } = sources;
  const lines = visits.flatMap((visit) => visitLine(visit, sources));
  return [
    ...lines.filter(({ kind }) => kind === 'visit'),
    ...lines.filter(({ kind }) => kind === 'correction'),
    ...adjustments.map(adjustmentLine),
    ...(lastPayout && lastPayout.total < 0 ? [carriedOverLine(lastPayout)] : []),
  ];
};

/** Sums of earlier lines, with the terms of the first. Lines are sorted by statement. */
export const sumPaidLines = (
  lines: readonly { orderId: string; amounts: VisitAmounts; terms: ShareTerms }[],
): Map<string, PaidBefore> => {
  const sums = new Map<string, PaidBefore>();
  for (const { orderId, amounts, terms } of lines) {
    const known = sums.get(orderId);
    sums.set(orderId, {
      amounts: known ? addVisitAmounts(known.amounts, amounts) : amounts,
      terms: known?.terms ?? terms,
    });
  }
  return sums;
};
