import { addDays, formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type {
  CashDrawer,
  CloseDayRequest,
  DayClose,
  LateLedgerEntry,
} from '@haldi/contract/orders/payments/day-close';
import type { Order } from '@haldi/contract/orders/schema';
import { readUsernames } from '../../accounts/service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { deskChangedTopic } from '../../platform/realtime/live-topics.ts';
import type { OrdersContext } from '../service.ts';
import { toOrder } from '../to-order.ts';
import * as store from './day-close-store.ts';
import { lockDayOfPayments } from './ledger-store.ts';
import { deskNameInReports, readPaymentsByMethod } from './payment-figures-service.ts';
import { toStaffLedgerEntries, unpaidReasonOf } from './read-order-ledger.ts';

/** How the desk is stored. */
const deskId = 0;
/** How far back days are listed that were not closed. */
const openDaysBack = 60;

const readDrawers = async (db: Db, day: string, isClosed: boolean): Promise<CashDrawer[]> => {
  if (!isClosed) {
    return (await store.listExpectedCash(db, day)).map(({ beauticianId, name, expected }) => ({
      beauticianId,
      name: name ?? deskNameInReports,
      expected,
      handedIn: null,
    }));
  }
  return (await store.listClosedCashDrawers(db, day)).map(({ beauticianId, name, ...drawer }) => ({
    ...drawer,
    beauticianId: beauticianId === deskId ? null : beauticianId,
    name: name ?? deskNameInReports,
  }));
};

const toVisitOfDay = ({ _id, orderId, username: customer, beautician }: Order) => ({
  ...{ _id, orderId, customer, beautician },
});

const readUnpaid = async (db: Db, day: string): Promise<DayClose['unpaid']> =>
  (await store.listUnpaidOrders(db, day)).map((rows) => {
    const order = toOrder(rows);
    return {
      ...toVisitOfDay(order),
      due: orderAmounts(order).due,
      reason: unpaidReasonOf(rows),
      isToVerify: order.unverifiedPayment !== null,
    };
  });

const readNotCompleted = async (db: Db, day: string): Promise<DayClose['notCompleted']> =>
  (await store.listNotCompletedOrders(db, day)).map((rows) => {
    const order = toOrder(rows);
    return { ...toVisitOfDay(order), slot: order.appointmentSlot };
  });

const toLateEntries = async (
  db: Db,
  rows: readonly store.LateEntryRow[],
): Promise<LateLedgerEntry[]> => {
  const entries = await toStaffLedgerEntries(
    db,
    rows.map(({ entry }) => entry),
  );
  return rows.map(({ entry, orderNumber, correctedKind }, index) => {
    const found = entries[index];
    if (!found) throw new Error('every row has an entry');
    if (correctedKind === 'reversal') throw new Error('a reversal cannot be reversed');
    return { ...found, _id: entry.orderId, orderId: orderNumber, corrects: correctedKind };
  });
};

export const readPaymentsForDayClose = async (db: Db, day: string): Promise<DayClose> => {
  const closed = await store.findClosedDay(db, day);
  const names = closed ? await readUsernames(db, [closed.closedBy]) : new Map();
  return {
    day,
    drawers: await readDrawers(db, day, closed !== undefined),
    methods: await readPaymentsByMethod(db, { from: day, to: day }),
    unpaid: await readUnpaid(db, day),
    notCompleted: await readNotCompleted(db, day),
    closed: closed
      ? {
          by: names.get(closed.closedBy) ?? '',
          at: closed.closedAt.toISOString(),
          note: closed.note,
        }
      : null,
    lateEntries: await toLateEntries(db, await store.listLateEntriesOfDay(db, day)),
    cashFromClosedDays: await toLateEntries(db, await store.listCashFromClosedDays(db, day)),
    openDays: await store.listUnclosedPaymentDays(db, addDays(day, -openDaysBack), day),
  };
};

const dayChanged = 'The payments of this day have changed. Review them and close the day again.';
const alreadyClosed = 'This day is already closed.';
const noteRequired = 'Explain the difference';
const inFuture = 'This day has not begun yet';

const requireSameDrawers = (
  expected: readonly store.CashRow[],
  sent: CloseDayRequest['drawers'],
): void => {
  const isSame =
    expected.length === sent.length &&
    expected.every(({ beauticianId, expected: amount }) =>
      sent.some((one) => one.beauticianId === beauticianId && one.expected === amount),
    );
  if (!isSame) throw new AppError('DAY_CHANGED', dayChanged);
};

export const closeDayOfPayments = async (
  { db, live, clock }: Pick<OrdersContext, 'db' | 'live' | 'clock'>,
  by: Identity,
  day: string,
  { drawers, note }: CloseDayRequest,
): Promise<DayClose> => {
  const at = clock();
  if (day > indiaDay(at)) {
    throw new AppError('INVALID_INPUT', inFuture, { fields: { day: inFuture } });
  }
  if (note === '' && drawers.some(({ expected, handedIn }) => expected !== handedIn)) {
    throw new AppError('INVALID_INPUT', noteRequired, { fields: { note: noteRequired } });
  }
  await db.transaction(async (tx) => {
    await lockDayOfPayments(tx, day, 'exclusive');
    if (await store.findClosedDay(tx, day)) throw new AppError('DAY_CHANGED', alreadyClosed);
    requireSameDrawers(await store.listExpectedCash(tx, day), drawers);
    await store.insertClosedDay(
      tx,
      { day, closedBy: by.userId, closedAt: at, note },
      drawers.map(({ beauticianId, ...drawer }) => ({
        day,
        beauticianId: beauticianId ?? deskId,
        ...drawer,
      })),
    );
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'day-closed',
      subject: { id: day, name: formatDay(day) },
    });
  });
  live.publish(deskChangedTopic);
  return readPaymentsForDayClose(db, day);
};
