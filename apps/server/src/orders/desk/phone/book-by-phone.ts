import { usernameKey } from '@haldi/contract/accounts/username-key';
import type {
  NewCaller,
  PhoneBooking,
  PhoneBookingCustomer,
} from '@haldi/contract/orders/desk/phone/schema';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import {
  addCustomer,
  findUserById,
  isClaimedWithUnverifiedMobileNumber,
  listUsersByMobile,
  type UserRow,
} from '../../../accounts/user-admin/service.ts';
import { recordAuditEntry } from '../../../audit/service.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import * as errors from '../../errors.ts';
import { type NewOrderRequest, toNewOrderRequest } from '../../placing/new-order-requirements.ts';
import {
  findRepeatedOrder,
  type Placed,
  publishPlacedOrder,
  writeNewOrder,
} from '../../placing/place-order.ts';
import type { OrdersContext } from '../../service.ts';
import type { OrderRow } from '../../tables.ts';

type PhoneCall = { by: Identity; at: Date; booking: PhoneBooking };

const toNumberOwner = ({ id: userId, username: name }: UserRow) => ({ userId, name });

/** Undefined: a new customer, created with the order. */
const findCaller = async (
  db: Db,
  requested: PhoneBookingCustomer,
): Promise<UserRow | undefined> => {
  if ('userId' in requested) {
    const chosen = await findUserById(db, requested.userId);
    if (!chosen) throw errors.noSuchCustomerError();
    if (isClaimedWithUnverifiedMobileNumber(chosen) && !requested.acceptUnverified)
      throw errors.phoneNotVerifiedError(toNumberOwner(chosen));
    return chosen;
  }
  const customers = await listUsersByMobile(db, requested.mobileNumber);
  const known = customers.filter((customer) => !isClaimedWithUnverifiedMobileNumber(customer));
  const same = known.find(({ usernameKey: key }) => key === usernameKey(requested.name));
  if (same) return same;
  if (known[0]) throw errors.phoneOfOtherCustomerError(toNumberOwner(known[0]));
  if (customers[0] && !requested.separate)
    throw errors.phoneNotVerifiedError(toNumberOwner(customers[0]));
  return undefined;
};

/** The customer’s own address, unless someone else is visited. */
const homeAddressOf = ({ recipient, address }: PhoneBooking) =>
  recipient ? undefined : fromOrderAddress(address);

const createCustomer = async (
  tx: Db,
  { by, at, booking }: PhoneCall,
  { name: username, mobileNumber, email }: NewCaller,
): Promise<UserRow> => {
  const address = homeAddressOf(booking);
  const customer = await addCustomer(tx, { username, mobileNumber, email, address }, at);
  await recordAuditEntry(tx, {
    by,
    at,
    act: 'user-added',
    subject: { id: customer.id },
  });
  return customer;
};

const attemptFor = (
  { by, at, booking }: PhoneCall,
  { id: userId, username }: UserRow,
): NewOrderRequest => {
  const { customer: _, waivesAdvance = false, ...body } = booking;
  return toNewOrderRequest(
    { by, customer: { userId, username }, at, waivesAdvance },
    { ...body, userId, username },
  );
};

const recordBooking = (
  tx: Db,
  { by, at }: PhoneCall,
  { id, orderNumber }: OrderRow,
): Promise<void> =>
  recordAuditEntry(tx, { by, at, act: 'order-booked', subject: { id, name: `#${orderNumber}` } });

const bookForKnown = async (
  orders: OrdersContext,
  call: PhoneCall,
  customer: UserRow,
): Promise<Placed> => {
  const attempt = attemptFor(call, customer);
  const repeated = await findRepeatedOrder(orders.db, attempt);
  if (repeated) return { order: repeated, isNew: false };
  const placed = await inTransaction(orders.pool, async (tx) => {
    const written = await writeNewOrder(tx, attempt, orders.config);
    if (written) await recordBooking(tx, call, written.row);
    return written;
  });
  if (placed) return publishPlacedOrder(orders, placed);
  // Another request with this number was faster.
  const existing = await findRepeatedOrder(orders.db, attempt);
  if (!existing) throw errors.orderIdTakenError();
  return { order: existing, isNew: false };
};

/** Creates the customer and the order in one transaction. */
const bookForNew = async (
  orders: OrdersContext,
  call: PhoneCall,
  caller: NewCaller,
): Promise<Placed> => {
  const placed = await inTransaction(orders.pool, async (tx) => {
    const customer = await createCustomer(tx, call, caller);
    const written = await writeNewOrder(tx, attemptFor(call, customer), orders.config);
    if (!written) throw errors.orderIdTakenError();
    await recordBooking(tx, call, written.row);
    return written;
  });
  return publishPlacedOrder(orders, placed);
};

const isMobileNumberTaken = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'ALREADY_TAKEN' &&
  error.fields?.mobileNumber !== undefined;

export const bookByPhone = async (
  orders: OrdersContext,
  by: Identity,
  booking: PhoneBooking,
): Promise<Placed> => {
  const call: PhoneCall = { by, at: orders.clock(), booking };
  const { customer: requested } = booking;
  const known = await findCaller(orders.db, requested);
  if (known) return bookForKnown(orders, call, known);
  if ('userId' in requested) throw errors.noSuchCustomerError();
  try {
    return await bookForNew(orders, call, requested);
  } catch (error) {
    if (!isMobileNumberTaken(error)) throw error;
    // A parallel request has just created this customer.
    const created = await findCaller(orders.db, requested);
    if (!created) throw error;
    return bookForKnown(orders, call, created);
  }
};
