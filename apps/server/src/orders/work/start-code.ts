import { randomInt } from 'node:crypto';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { withAppointment } from '@haldi/contract/orders/terms';
import { isCodeShown } from '@haldi/contract/orders/work/start-code';
import type { Db } from '../../platform/database/database.ts';
import { readRequiresStartCode } from '../../settings/service.ts';
import { getOrCreateStartCode } from './store.ts';

export const newStartCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/** Null: not required, or not shown yet. */
export const readShownStartCode = async (
  db: Db,
  order: Order,
  now: Date,
): Promise<string | null> => {
  const { _id, status, beautician, progress } = order;
  const isComing = isOpenStatus(status) && beautician !== noBeautician;
  const visit = { ...withAppointment(order), startedAt: progress.startedAt };
  if (!isComing || !isCodeShown(visit, now)) return null;
  return (await readRequiresStartCode(db)) ? getOrCreateStartCode(db, _id, newStartCode()) : null;
};
