import { isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import type { AddedServices, WorkVisit } from '@haldi/contract/orders/work/schema';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { withLockedOrder } from '../changing/locked-order.ts';
import { isRepeated, listLines } from '../changing/store.ts';
import { changeLockedServices } from '../desk/changing/services.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { placeOf, readVisit } from './days.ts';
import { pressRefused } from './presses.ts';

/** What was booked, and what is added to it. */
const withAdded = async (tx: Db, row: OrderRow, { attempt, services }: AddedServices) => ({
  attempt,
  version: row.version,
  services: [
    ...(await listLines(tx, row)).map(({ serviceId, quantity }) => ({ serviceId, quantity })),
    ...services,
  ],
});

/** What staff would be asked about, she asks the salon for. */
const needsTheSalon = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'BEAUTICIAN_UNAVAILABLE' || error.code === 'BEAUTICIAN_OBJECTIONS');

/** The customer wants more than she booked: at today’s price, and only as far as the plan allows. */
export const addServices = async (
  orders: Orders,
  identity: Identity,
  id: string,
  sent: AddedServices,
): Promise<WorkVisit> => {
  const { db, live, clock } = orders;
  const isNew = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (row.beauticianId !== placeOf(identity)) throw errors.notFound();
    if (await isRepeated(tx, id, sent.attempt)) return false;
    const status = row.status as OrderStatus;
    if (!isOpen(status)) throw pressRefused(status === 'cancelled' ? 'CANCELLED' : 'CLOSED');
    const body = await withAdded(tx, row, sent);
    await changeLockedServices(tx, row, { body, admin: identity, at: clock() });
    return true;
  }).catch((error: unknown) => {
    throw needsTheSalon(error) ? pressRefused('NO_TIME') : error;
  });
  if (isNew) publishOrderEvent(live, 'order-updated', await readById(db, id));
  return readVisit(orders, identity, id);
};
