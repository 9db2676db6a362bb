import { randomUUID } from 'node:crypto';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { exceedsFirstVisitsPerNetwork } from '@haldi/contract/orders/booking-limits';
import type { AlertList } from '@haldi/contract/orders/desk/alerts/schema';
import { cancelledUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { isInProgress, type OrderStatus } from '@haldi/contract/orders/status';
import { workingHoursOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readRosterForDays } from '../../roster/service.ts';
import { listAlerts, publishAlertsChanged } from '../alerts/service.ts';
import { updateByDesk } from '../commands/commands-from-requests.ts';
import * as errors from '../errors.ts';
import { listPreviousBeauticianIds } from '../placing/store.ts';
import type { OrdersContext } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import * as store from './store.ts';

export { lockNetwork } from './store.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const retentionMs = 7 * dayMs;
const burstSize = 5;

const earlier = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

const minutesOfWork = async (tx: Db, on: string): Promise<number> =>
  (await readRosterForDays(tx, [on]))
    .flatMap((beautician) => workingHoursOn(beautician, on))
    .reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Records the network of a first visit, refuses too many from one network, and alerts the desk to a
 * burst. The caller holds the network lock and has saved the order.
 */
export const recordAndLimitFirstVisit = async (
  tx: Db,
  { id, userId, appointmentDate, visitMinutes, createdAt }: OrderRow,
  network: string,
): Promise<'burst' | undefined> => {
  if (userId === null || (await listPreviousBeauticianIds(tx, userId)).length > 0) return undefined;
  await store.insertNetwork(tx, { orderId: id, network, createdAt });
  const firstVisits = await store.listFirstVisits(tx, network, earlier(createdAt, retentionMs));
  const bookedSince = (instant: Date) =>
    firstVisits.filter(({ bookedAt }) => bookedAt > instant).length;
  const wanted = { day: appointmentDate, minutes: visitMinutes };
  const booked = { recent: bookedSince(earlier(createdAt, dayMs)), all: firstVisits };
  if (exceedsFirstVisitsPerNetwork(wanted, booked, await minutesOfWork(tx, appointmentDate))) {
    throw errors.networkBookingLimitError();
  }
  const hourAgo = earlier(createdAt, hourMs);
  const lastResolvedAt = (await store.findLastResolvedAt(tx, network)) ?? hourAgo;
  if (bookedSince(lastResolvedAt > hourAgo ? lastResolvedAt : hourAgo) < burstSize)
    return undefined;
  await store.insertBurst(tx, { id: randomUUID(), network, createdAt });
  return 'burst';
};

/** A started visit is never part of a burst: its customer is real. */
const listBurstOrders = async (
  { network, createdAt }: { network: string; createdAt: Date },
  db: Db,
) => {
  const booked = await store.listFirstVisits(db, network, earlier(createdAt, hourMs));
  return booked.filter(({ status }) => !isInProgress(status as OrderStatus));
};

export const readAlertsAndBursts = async (db: Db): Promise<AlertList> => {
  const bursts: AlertList['bursts'] = [];
  for (const burst of await store.listOpenBursts(db)) {
    const orders = await listBurstOrders(burst, db);
    bursts.push({
      _id: burst.id,
      at: burst.createdAt.toISOString(),
      orders: orders.map(({ id, orderNumber, customer, day: on, startMinute }) => ({
        ...{ _id: id, orderId: orderNumber, customer, day: on, slot: formatTimeOfDay(startMinute) },
      })),
    });
  }
  return { alerts: await listAlerts(db), bursts };
};

const cancellation = {
  status: 'cancelled',
  message: cancelledUpdateMessage,
  reason: 'other',
  note: 'One of many first visits booked from the same network',
  waiveFee: true,
  asked: ['cancel'],
} as const;

const cancelOne = async (orders: OrdersContext, by: Identity, id: string): Promise<void> => {
  const update = { ...cancellation, asked: [...cancellation.asked], attempt: randomUUID() };
  await updateByDesk(orders, by, id, update).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'NOT_CHANGEABLE')) throw error;
  });
};

export const resolveFirstVisitBurst = async (
  orders: OrdersContext,
  by: Identity,
  id: string,
  cancelOrders: boolean,
): Promise<AlertList> => {
  const { db, live, clock } = orders;
  const burst = await store.findBurst(db, id);
  if (!burst) throw new AppError('NOT_FOUND', 'Alert not found.');
  const found = cancelOrders && burst.settledAt === null ? await listBurstOrders(burst, db) : [];
  for (const order of found) await cancelOne(orders, by, order.id);
  const at = clock();
  await db.transaction(async (tx) => {
    if (!(await store.markBurstResolved(tx, id, by.userId, at))) return;
    await recordAuditEntry(tx, {
      ...{ by, at, act: 'burst-settled' },
      changes: [{ field: 'ordersCancelled', before: null, after: String(found.length) }],
    });
  });
  publishAlertsChanged(live);
  return readAlertsAndBursts(db);
};

export const deleteOldNetworksAndBursts = (db: Db, now: Date): Promise<void> =>
  store.deleteNetworksAndBurstsBefore(db, earlier(now, retentionMs));
