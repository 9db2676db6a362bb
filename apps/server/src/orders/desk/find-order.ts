import { isOpen } from '@haldi/contract/orders/status';
import type { Db } from '../../platform/database/database.ts';
import { statusOf } from '../commands/order-facts.ts';
import * as errors from '../errors.ts';
import { ordersWithNumber } from './find-order-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const sixDigits = /^[1-9]\d{5}$/;

/** The order's own id, or six digits that mean one order: the one open, else the only one. */
export const findId = async (db: Db, key: string): Promise<string> => {
  if (uuid.test(key)) return key;
  if (!sixDigits.test(key)) throw errors.notFound();
  const all = await ordersWithNumber(db, Number(key));
  const [only, ...others] = all.filter((order) => isOpen(statusOf(order)));
  const meant = only && others.length === 0 ? only : all.length === 1 ? all[0] : undefined;
  if (meant) return meant.id;
  throw all.length === 0 ? errors.notFound() : errors.idAmbiguous();
};
