import { countNewAndReturningCustomers } from '@haldi/contract/analytics/new-and-returning-customers';
import {
  bucketsInRange,
  countDaysInRange,
  firstDayOfBucket,
  previousRange,
  timeGrainForRange,
} from '@haldi/contract/analytics/report-periods';
import type {
  Analytics,
  BeauticianLoad,
  ComparedFigure,
  SalesFigures,
  ServiceSalesFigures,
  TimeSeriesPoint,
} from '@haldi/contract/analytics/schema';
import type { AdminCategory } from '@haldi/contract/catalogue/default-categories';
import type { DayRange } from '@haldi/contract/kit/dates';
import { addDays } from '@haldi/contract/kit/dates';
import { percentOf, roundedAverage } from '@haldi/contract/kit/percentages';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { uniqueSorted } from '@haldi/contract/kit/unique-sorted';
import { pageReportName } from '@haldi/contract/page-views/counted-page';
import type { Beautician } from '@haldi/contract/roster/schema';
import { workingHoursOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { coversStartTime, isClosedDay } from '@haldi/contract/schedule/booking-time-rules';
import { createAdminCategoryLookup, readWholeMenu } from '../catalogue/menu/service.ts';
import { readComplaintReport } from '../complaints/service.ts';
import { listCompletedVisitsByDay, listPlacedOrdersByDay } from '../orders/figures/service.ts';
import {
  readDiscountReport,
  readPaymentReport,
} from '../orders/payments/payment-figures-service.ts';
import type { Db } from '../platform/database/database.ts';
import { readRoster } from '../roster/service.ts';
import { readPlanningRules } from '../settings/service.ts';
import * as store from './store.ts';
import { runInReadOnlySnapshot } from './store.ts';

const visitingCharge = 'Visiting charge';
const discount = 'Discounts';

type ComparedPeriods = { now: DayRange; before: DayRange; days: number };

const createSums = <Row extends { day: string }>(
  rows: readonly Row[],
  { now, days }: ComparedPeriods,
) => {
  const isNow = (row: Row): boolean => row.day >= now.from;
  const sum = (found: readonly Row[], of: (row: Row) => number): number =>
    found.reduce((total, row) => total + of(row), 0);
  const grain = timeGrainForRange(now);
  const current = rows.filter(isNow);
  const previous = rows.filter((row) => !isNow(row));
  const currentIn = Map.groupBy(current, ({ day }) => firstDayOfBucket(day, grain));
  // A day of the previous period counts in the bucket of the matching day, `days` later.
  const previousIn = Map.groupBy(previous, ({ day }) =>
    firstDayOfBucket(addDays(day, days), grain),
  );
  return {
    compare: (of: (row: Row) => number): ComparedFigure => ({
      now: sum(current, of),
      before: sum(previous, of),
    }),
    inBucket: (bucket: string, of: (row: Row) => number): number =>
      sum(currentIn.get(bucket) ?? [], of),
    inBucketBefore: (bucket: string, of: (row: Row) => number): number =>
      sum(previousIn.get(bucket) ?? [], of),
  };
};

const byRevenue = (a: SalesFigures, b: SalesFigures): number =>
  b.revenue - a.revenue || b.quantity - a.quantity || (a.name < b.name ? -1 : 1);

const addTo = <S extends SalesFigures>(sums: Map<string, S>, key: string, share: S): void => {
  const sum = sums.get(key);
  if (!sum) {
    sums.set(key, share);
    return;
  }
  sum.quantity += share.quantity;
  sum.revenue += share.revenue;
  sum.revenueBefore += share.revenueBefore;
};

const toShares = (
  sold: readonly store.SoldRow[],
  categoryOf: (dataSet: string) => AdminCategory,
) => {
  const categories = new Map<string, SalesFigures>();
  const services = new Map<string, ServiceSalesFigures>();
  for (const { serviceId, dataSet, currentSet, name, ...row } of sold) {
    const { quantity, revenue, revenueBefore } = row;
    const figures = { quantity, revenue, revenueBefore };
    const category = categoryOf(dataSet);
    addTo(categories, category, { name: category, ...figures });
    addTo(services, serviceId, {
      serviceId,
      name,
      category: categoryOf(currentSet),
      ...figures,
    });
  }
  return {
    categories: [...categories.values()].sort(byRevenue),
    services: [...services.values()].sort(byRevenue),
  };
};

const toBusyTimes = (
  rows: readonly store.BusyTimeRow[],
  slots: readonly number[],
): Analytics['heat'] => {
  const times = uniqueSorted([...slots, ...rows.map(({ startMinute }) => startMinute)]);
  const visitsAt = (weekday: number, time: number): number =>
    rows
      .filter((row) => row.weekday === weekday && coversStartTime(row, time))
      .reduce((sum, { visits }) => sum + visits, 0);
  return {
    slots: times.map(formatTimeOfDay),
    rows: Array.from({ length: 7 }, (_, index) => times.map((time) => visitsAt(index + 1, time))),
  };
};

const minutesAtWork = (beautician: Beautician, days: readonly string[]): number =>
  days
    .flatMap((day) => workingHoursOn(beautician, day))
    .reduce((sum, { from, to }) => sum + to - from, 0);

const noVisits = { visits: 0, minutes: 0, revenue: 0 };

/**
 * Active beauticians are listed even without visits; inactive ones and freelancers only with
 * visits.
 */
const toLoads = (
  work: readonly store.WorkRow[],
  roster: readonly Beautician[],
  openDays: readonly string[],
): BeauticianLoad[] => {
  const workOf = new Map(work.map((row) => [String(row.beauticianId), row]));
  const loadOf = (beautician: Beautician): BeauticianLoad => {
    const { _id, name, active } = beautician;
    const { visits, minutes, revenue } = workOf.get(_id) ?? noVisits;
    const atWork = active ? minutesAtWork(beautician, openDays) : null;
    const load = atWork === null ? null : percentOf(minutes, atWork);
    return { name, visits, minutes, revenue, minutesAtWork: atWork, load };
  };
  const freelancers = work
    .filter(({ beauticianId }) => beauticianId === null)
    .map(({ beauticianId: _, ...row }) => ({ ...row, minutesAtWork: null, load: null }));
  return [...roster.map(loadOf), ...freelancers]
    .filter(({ minutesAtWork: atWork, visits }) => atWork !== null || visits > 0)
    .sort((a, b) => b.visits - a.visits || b.revenue - a.revenue || (a.name < b.name ? -1 : 1));
};

const ratio = (
  part: ComparedFigure,
  whole: ComparedFigure,
  of: (part: number, whole: number) => number,
): ComparedFigure => ({ now: of(part.now, whole.now), before: of(part.before, whole.before) });

/** Sequential queries, so that the report does not take all connections of the pool. */
const readFigures = async (db: Db, now: DayRange, before: DayRange, buckets: string[]) => {
  const both = { from: before.from, to: now.to };
  return {
    visits: await listCompletedVisitsByDay(db, both),
    placed: await listPlacedOrdersByDay(db, both),
    views: await store.listDailyPageViews(db, both),
    customers: await store.countCustomersByPeriod(db, both, [before.from, now.from]),
    // The first bucket may begin before the range.
    customersOverTime: await store.countCustomersByPeriod(db, now, [now.from, ...buckets.slice(1)]),
    sold: await store.listServiceSales(db, now, before.from),
    heat: await store.countVisitsByWeekdayAndTime(db, now),
    work: await store.listBeauticianWork(db, now),
    roster: await readRoster(db, now.from),
    rules: await readPlanningRules(db),
    pages: await store.listPageViewsByPage(db, now, before.from),
    menu: await readWholeMenu(db),
    payments: await readPaymentReport(db, now, before),
    discounts: await readDiscountReport(db, now),
    complaints: await readComplaintReport(db, now),
  };
};

export const readAnalytics = async (db: Db, now: DayRange): Promise<Analytics> => {
  const before = previousRange(now);
  const grain = timeGrainForRange(now);
  const buckets = bucketsInRange(now, grain);
  const figures = await runInReadOnlySnapshot(db, (tx) => readFigures(tx, now, before, buckets));
  const openDays = bucketsInRange(now, 'day').filter((day) => !isClosedDay(day, figures.rules));
  const periods = { now, before, days: countDaysInRange(now) };
  const visits = createSums(figures.visits, periods);
  const placed = createSums(figures.placed, periods);
  const views = createSums(figures.views, periods);
  const customersNow = countNewAndReturningCustomers(figures.customers, 2);
  const customersBefore = countNewAndReturningCustomers(figures.customers, 1);

  const revenue = visits.compare((row) => row.revenue);
  const completed = visits.compare((row) => row.completed);
  const orders = placed.compare((row) => row.orders);
  const cancelled = placed.compare((row) => row.cancelled);
  const viewTotals = views.compare((row) => row.views);
  const sold: ComparedFigure = {
    now: figures.sold.reduce((sum, row) => sum + row.quantity, 0),
    before: figures.sold.reduce((sum, row) => sum + row.quantityBefore, 0),
  };
  const charges = visits.compare((row) => row.visitingCharges);
  const discounts = visits.compare((row) => row.discounts);
  const { categories, services } = toShares(figures.sold, createAdminCategoryLookup(figures.menu));

  const toPoint = (bucket: string, index: number): TimeSeriesPoint => ({
    bucket,
    revenue: visits.inBucket(bucket, (row) => row.revenue),
    revenueBefore: visits.inBucketBefore(bucket, (row) => row.revenue),
    orders: placed.inBucket(bucket, (row) => row.orders),
    ordersBefore: placed.inBucketBefore(bucket, (row) => row.orders),
    cancelled: placed.inBucket(bucket, (row) => row.cancelled),
    lost: placed.inBucket(bucket, (row) => row.lost),
    ...countNewAndReturningCustomers(figures.customersOverTime, index + 1),
    views: views.inBucket(bucket, (row) => row.views),
  });

  return {
    ...now,
    before,
    grain,
    totals: {
      revenue,
      orders,
      completed,
      averageVisit: ratio(revenue, completed, (part, whole) =>
        Math.round(roundedAverage(part, whole)),
      ),
      averageServices: ratio(sold, completed, roundedAverage),
      averageMinutes: ratio(
        visits.compare((row) => row.minutes),
        completed,
        (part, whole) => Math.round(roundedAverage(part, whole)),
      ),
      newCustomers: { now: customersNow.newCustomers, before: customersBefore.newCustomers },
      returning: { now: customersNow.returning, before: customersBefore.returning },
      cancelled,
      cancelledRate: ratio(cancelled, orders, percentOf),
      lost: placed.compare((row) => row.lost),
      views: viewTotals,
      ordersPerView: ratio(orders, viewTotals, percentOf),
    },
    overTime: buckets.map(toPoint),
    categories: [
      ...categories,
      ...(charges.now + charges.before > 0
        ? [
            {
              name: visitingCharge,
              quantity: completed.now,
              revenue: charges.now,
              revenueBefore: charges.before,
            },
          ]
        : []),
      ...(discounts.now + discounts.before > 0
        ? [
            {
              name: discount,
              quantity: 0,
              revenue: -discounts.now,
              revenueBefore: -discounts.before,
            },
          ]
        : []),
    ],
    services,
    heat: toBusyTimes(figures.heat, figures.rules.starts),
    beauticians: toLoads(figures.work, figures.roster, openDays),
    pages: figures.pages.map((row) => ({ ...row, name: pageReportName(row.page, figures.menu) })),
    payments: figures.payments,
    discounts: figures.discounts,
    complaints: figures.complaints,
  };
};
