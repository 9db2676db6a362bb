import { indiaDay } from '@haldi/contract/kit/dates';
import { tellCustomer } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { toldVisit } from '../commands/order-facts.ts';
import { lockOrder } from '../commands/read-store.ts';
import { listUnreminded } from './reminders-store.ts';

/**
 * Visits that were confirmed before there were messages, or by an instance that knew nothing of them,
 * are reminded of like all others. Whatever is planned already stays.
 */
export const planMissingReminders = async (db: Db, now: Date): Promise<void> => {
  for (const id of await listUnreminded(db, indiaDay(now))) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return;
      const visit = toldVisit(order);
      await tellCustomer(tx, order, visit, visit, { at: now });
    });
  }
};
