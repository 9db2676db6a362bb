import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { Db } from '../../platform/database/database.ts';
import * as errors from '../errors.ts';
import { lockCustomer } from '../placing/store.ts';
import { lockDays } from '../plan/service.ts';
import { readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { findOrderRow, isRepeated, lockOrder } from './store.ts';

/** Somebody moved the order to another day between looking and locking. */
class DayChanged extends Error {}

const mostTries = 5;

type Locks = {
  /** The day that the visit goes to. */
  to?: string | undefined;
  /** The customer holds no more than she may: her orders go one after the other. */
  isCustomers?: boolean;
};

/**
 * Changes an order while nobody else changes it or its days. Everybody locks in the same order: the
 * customer, the roster, the days, the order. Which day it is on is known for sure only behind that
 * day's lock, so it is looked at again there.
 */
export const withLockedOrder = async <Result>(
  db: Db,
  id: string,
  { to, isCustomers = false }: Locks,
  change: (tx: Db, order: OrderRow) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        const found = await findOrderRow(tx, id);
        if (!found) throw errors.notFound();
        if (isCustomers && found.userId !== null) await lockCustomer(tx, found.userId);
        await lockDays(tx, [found.appointmentDate, ...(to === undefined ? [] : [to])]);
        const row = await lockOrder(tx, id);
        if (!row) throw errors.notFound();
        if (row.appointmentDate !== found.appointmentDate) throw new DayChanged();
        return await change(tx, row);
      });
    } catch (error) {
      if (!(error instanceof DayChanged) || tries === mostTries) throw error;
    }
  }
};

type Sent = { version?: number | undefined; attempt?: string | undefined };

/** Whether this is to be done: not when it was done before; an error when somebody else was quicker. */
export const isToBeDone = async (
  tx: Db,
  { id, version }: OrderRow,
  sent: Sent,
): Promise<boolean> => {
  if (await isRepeated(tx, id, sent.attempt)) return false;
  if (sent.version !== undefined && sent.version !== version) {
    throw errors.orderChanged(await readById(tx, id));
  }
  return true;
};

const termsOf = ({ moveHours, freeCancelHours, lateCancelFee, noShowFee }: OrderRow): Terms => ({
  moveHours,
  freeCancelHours,
  lateCancelFee,
  noShowFee,
});

export const appointmentOf = ({ appointmentDate: day, startMinute }: OrderRow) => ({
  day,
  startMinute,
});

/** An order as its terms look at it. */
export const bookedOf = (
  row: OrderRow,
): Pick<Order, 'status' | 'appointmentDate' | 'appointmentSlot' | 'terms'> => ({
  status: row.status as OrderStatus,
  appointmentDate: row.appointmentDate,
  appointmentSlot: timeOfDay(row.startMinute),
  terms: termsOf(row),
});
