import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { canRepeat } from '@haldi/contract/complaints/outcome';
import { toOrderAddress } from '@haldi/contract/orders/order-address';
import { recordAuditEntry } from '../audit/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import type { PolicyConfig } from '../policies/service.ts';
import {
  findOrderRow,
  listMenuServicesById,
  listOrderLines,
} from './commands/order-rows-and-menu-services-store.ts';
import { statusOf } from './commands/values-from-order-row.ts';
import * as errors from './errors.ts';
import { toNewOrderRequest } from './placing/new-order-requirements.ts';
import { type WrittenOrder, writeNewOrder } from './placing/place-order.ts';
import { hasActiveRepeat } from './placing/store.ts';
import type { OrderRow } from './tables.ts';

type RepeatVisit = {
  by: Identity;
  at: Date;
  /** The order to repeat. */
  first: string;
  orderId: number;
  appointmentDate: string;
  appointmentSlot: string;
  beautician?: string | undefined;
};

const notRepeatableError = (message: string): AppError => new AppError('NOT_CHANGEABLE', message);

const accountDeleted = 'The customer has deleted the account, so no visit can be booked.';
const notOver = 'A visit can be repeated once it is completed or cancelled.';
const alreadyRepeated = 'A free repeat visit of this order is already booked.';
const serviceGone =
  'A service of this visit is no longer on the menu. Show it on the menu again, or choose another outcome.';

/** The services at today's prices, which matter for the share of the beautician. */
const servicesOf = async (tx: Db, first: OrderRow) => {
  const lines = await listOrderLines(tx, first);
  const menu = await listMenuServicesById(
    tx,
    lines.map(({ serviceId }) => serviceId),
  );
  return lines.map(({ serviceId, quantity }) => {
    const service = menu.get(serviceId);
    if (!service || service.hidden) throw new AppError('SERVICE_GONE', serviceGone);
    return { serviceId, quantity, price: service.price };
  });
};

const requestFor = async (
  tx: Db,
  first: OrderRow & { userId: string },
  { by, at, orderId, appointmentDate, appointmentSlot, beautician }: RepeatVisit,
) => {
  const { id, orderNumber, userId, username, userPhone, recipientName, recipientPhone } = first;
  return toNewOrderRequest(
    { by, at, customer: { userId, username }, repeatOf: { id, orderNumber } },
    {
      ...{ orderId, userId, username, appointmentDate, appointmentSlot },
      services: await servicesOf(tx, first),
      address: toOrderAddress(pickAddress(first)),
      ...(userPhone && { userPhone }),
      ...(recipientName && { recipient: { name: recipientName, phone: recipientPhone } }),
      ...(first.note && { note: first.note }),
      ...(first.design && { design: first.design }),
      ...(beautician !== undefined && { askedFor: beautician }),
    },
  );
};

/**
 * Books the same services for the same person at the same address, free of charge. Takes the locks
 * of a new order. Undefined: the order number was taken meanwhile.
 */
export const writeRepeatVisit = async (
  tx: Db,
  repeat: RepeatVisit,
  config: PolicyConfig,
): Promise<WrittenOrder | undefined> => {
  const { by, at } = repeat;
  const first = await findOrderRow(tx, repeat.first);
  if (!first) throw errors.notFoundError();
  const { userId } = first;
  if (userId === null) throw notRepeatableError(accountDeleted);
  if (!canRepeat(statusOf(first))) throw notRepeatableError(notOver);
  const request = await requestFor(tx, { ...first, userId }, repeat);
  const written = await writeNewOrder(tx, request, config);
  if (!written) return undefined;
  const { id, orderNumber } = written.row;
  const subject = { id, name: `#${orderNumber}` };
  await recordAuditEntry(tx, { by, at, act: 'order-booked', subject });
  return written;
};

/** The caller must have locked the order. */
export const requireNotRepeated = async (tx: Db, first: string, booked: string): Promise<void> => {
  if (await hasActiveRepeat(tx, first, booked)) throw notRepeatableError(alreadyRepeated);
};

export { addDiscount, refundPayment } from './commands/payment-commands-from-requests.ts';
export { publishPlacedOrder } from './placing/place-order.ts';
