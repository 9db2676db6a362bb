import { type OrderSeenByLink, orderLinkExpiresAt } from '@haldi/contract/orders/order-link/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { recordAuditEntry } from '../../audit/service.ts';
import { deleteBrowsersOfOrder } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { lockOrder } from '../commands/order-rows-and-menu-services-store.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../publish-order-events.ts';
import {
  type OrdersContext,
  readCustomerOrderById,
  readOrderById,
  readTrackingOfOrder,
} from '../service.ts';
import { createLinkSecret } from './link-secret.ts';
import { findLinkedOrder, replaceLink } from './store.ts';

/** Expired and unknown links give the same error. */
export const requireOrderByLink = async (
  db: Db,
  link: string,
  now: Date,
): Promise<{ id: string; endsAt: Date }> => {
  const found = await findLinkedOrder(db, link);
  const endsAt = found && orderLinkExpiresAt(found.appointmentDate);
  if (!endsAt || now >= endsAt) throw errors.notFoundError();
  return { id: found.id, endsAt };
};

const toLinked = ({
  _id: _,
  repeatOf: ________,
  userId: __,
  username: ___,
  userPhone: ____,
  address,
  recipient: _____,
  note: ______,
  link: _______,
  cancellation,
  ...order
}: TrackedOrder): OrderSeenByLink => ({
  ...order,
  cancellation: cancellation && { ...cancellation, note: '' },
  place: [address.city, address.pincode].filter(Boolean).join(' '),
});

/** Order links get shared, so errors must not disclose more than the order itself. */
const withoutDetails = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'ORDER_CHANGED') return new AppError('ORDER_CHANGED', error.message);
  return error.code === 'ALREADY_BOOKED' ? errors.alreadyBookedUndisclosedError() : error;
};

export const changeOrderByLink = async (
  orders: OrdersContext,
  link: string,
  change: (id: string) => Promise<unknown>,
): Promise<OrderSeenByLink> => {
  const { db, clock } = orders;
  const { id } = await requireOrderByLink(db, link, clock());
  try {
    await change(id);
  } catch (error) {
    throw withoutDetails(error);
  }
  return readOrderByLink(orders, link);
};

export const readOrderByLink = async (
  orders: OrdersContext,
  link: string,
): Promise<OrderSeenByLink> => {
  const { db, clock } = orders;
  const { id } = await requireOrderByLink(db, link, clock());
  return toLinked(await readTrackingOfOrder(orders, await readCustomerOrderById(db, id)));
};

export const renewOrRevokeOrderLink = async (
  { db, live, clock }: OrdersContext,
  admin: Identity,
  id: string,
  isWanted: boolean,
): Promise<Order> => {
  const order = await db.transaction(async (tx) => {
    if (!(await lockOrder(tx, id))) throw errors.notFoundError();
    await replaceLink(tx, id, isWanted ? createLinkSecret() : null);
    // Browsers subscribed with the old link would receive the new one.
    await deleteBrowsersOfOrder(tx, id);
    const changed = await readOrderById(tx, id);
    await recordAuditEntry(tx, {
      by: admin,
      at: clock(),
      act: isWanted ? 'order-link-renewed' : 'order-link-revoked',
      subject: { id, name: `#${changed.orderId}` },
    });
    return changed;
  });
  publishOrderEvent(live, 'order-updated', order);
  return order;
};
