import { randomInt } from 'node:crypto';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { isCodeShown } from '@haldi/contract/orders/work/start-code';
import type { Db } from '../../platform/database/database.ts';
import { readAsksStartCode } from '../../settings/service.ts';
import { keepStartCode } from './store.ts';

export const newStartCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** What the customer tells whoever comes; null: nobody asks for it, or not yet. */
export const startCodeFor = async (db: Db, order: Order, now: Date): Promise<string | null> => {
  const { _id, status, beautician, appointmentDate: day, appointmentSlot: slot } = order;
  const isComing = isOpen(status) && beautician !== noBeautician;
  if (!isComing || !isCodeShown({ day, slot, startedAt: order.progress.startedAt }, now))
    return null;
  return (await readAsksStartCode(db)) ? keepStartCode(db, _id, newStartCode()) : null;
};
