import { randomInt } from 'node:crypto';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { isStartCodeShown } from '@haldi/contract/orders/work/start-code';
import type { Db } from '../../platform/database/database.ts';
import { isStartCodeRequired } from '../../settings/service.ts';
import { getOrCreateStartCode } from './store.ts';

export const generateStartCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** Null: not required, or not shown yet. */
export const readOrCreateStartCodeForCustomer = async (
  db: Db,
  order: Order,
  now: Date,
): Promise<string | null> => {
  const { _id, status, beautician, progress } = order;
  const isComing = isOpenStatus(status) && beautician !== noBeautician;
  const visit = { ...withDayAndStartMinute(order), startedAt: progress.startedAt };
  if (!isComing || !isStartCodeShown(visit, now)) return null;
  return (await isStartCodeRequired(db))
    ? getOrCreateStartCode(db, _id, generateStartCode())
    : null;
};
