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
  hasUnverifiedMobileNumber,
  listUsersByMobile,
  type UserRow,
} from '../../../accounts/user-admin/service.ts';
import { recordAuditEntry } from '../../../audit/service.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import * as errors from '../../errors.ts';
import {
  findRepeatedOrder,
  type Placed,
  publishPlacedOrder,
  writeOrder,
} from '../../placing/place-order.ts';
import { type OrderAttempt, toOrderAttempt } from '../../placing/requirements.ts';
import type { Orders } from '../../service.ts';
import type { OrderRow } from '../../tables.ts';

type Call = { by: Identity; at: Date; booking: PhoneBooking };

const named = ({ id: userId, username: name }: UserRow) => ({ userId, name });

/** Undefined: a new customer, created with the order. */
const findCaller = async (db: Db, wanted: PhoneBookingCustomer): Promise<UserRow | undefined> => {
  if ('userId' in wanted) {
    const chosen = await findUserById(db, wanted.userId);
    if (!chosen) throw errors.noSuchCustomer();
    if (hasUnverifiedMobileNumber(chosen) && !wanted.acceptUnverified)
      throw errors.numberNotVerified(named(chosen));
    return chosen;
  }
  const people = await listUsersByMobile(db, wanted.mobileNumber);
  const known = people.filter((person) => !hasUnverifiedMobileNumber(person));
  const same = known.find(({ usernameKey: key }) => key === usernameKey(wanted.name));
  if (same) return same;
  if (known[0]) throw errors.numberOfOtherCustomer(named(known[0]));
  if (people[0] && !wanted.separate) throw errors.numberNotVerified(named(people[0]));
  return undefined;
};

/** The customer’s own address, unless someone else is visited. */
const homeIn = ({ recipient, address }: PhoneBooking) =>
  recipient ? undefined : fromOrderAddress(address);

const makeCustomer = async (
  tx: Db,
  { by, at, booking }: Call,
  { name: username, mobileNumber, email }: NewCaller,
): Promise<UserRow> => {
  const address = homeIn(booking);
  const person = await addCustomer(tx, { username, mobileNumber, email, address }, at);
  await recordAuditEntry(tx, {
    by,
    at,
    act: 'user-added',
    subject: { id: person.id },
  });
  return person;
};

const attemptFor = ({ by, at, booking }: Call, { id: userId, username }: UserRow): OrderAttempt => {
  const { customer: _, ...body } = booking;
  return toOrderAttempt({ by, customer: { userId, username }, at }, { ...body, userId, username });
};

const recordBooking = (tx: Db, { by, at }: Call, { id, orderNumber }: OrderRow): Promise<void> =>
  recordAuditEntry(tx, { by, at, act: 'order-booked', subject: { id, name: `#${orderNumber}` } });

const bookForKnown = async (orders: Orders, call: Call, person: UserRow): Promise<Placed> => {
  const attempt = attemptFor(call, person);
  const repeated = await findRepeatedOrder(orders.db, attempt);
  if (repeated) return { order: repeated, isNew: false };
  const placed = await inTransaction(orders.pool, async (tx) => {
    const order = await writeOrder(tx, attempt, orders.config);
    if (order) await recordBooking(tx, call, order);
    return order;
  });
  if (placed) return publishPlacedOrder(orders, placed);
  // Another request with this number was faster.
  const existing = await findRepeatedOrder(orders.db, attempt);
  if (!existing) throw errors.orderIdTaken();
  return { order: existing, isNew: false };
};

/** Creates the customer and the order in one transaction. */
const bookForNew = async (orders: Orders, call: Call, caller: NewCaller): Promise<Placed> => {
  const placed = await inTransaction(orders.pool, async (tx) => {
    const person = await makeCustomer(tx, call, caller);
    const order = await writeOrder(tx, attemptFor(call, person), orders.config);
    if (!order) throw errors.orderIdTaken();
    await recordBooking(tx, call, order);
    return order;
  });
  return publishPlacedOrder(orders, placed);
};

const isNumberTaken = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'ALREADY_TAKEN' &&
  error.fields?.mobileNumber !== undefined;

export const bookByPhone = async (
  orders: Orders,
  by: Identity,
  booking: PhoneBooking,
): Promise<Placed> => {
  const call: Call = { by, at: orders.clock(), booking };
  const { customer: wanted } = booking;
  const known = await findCaller(orders.db, wanted);
  if (known) return bookForKnown(orders, call, known);
  if ('userId' in wanted) throw errors.noSuchCustomer();
  try {
    return await bookForNew(orders, call, wanted);
  } catch (error) {
    if (!isNumberTaken(error)) throw error;
    // A parallel request has just created this customer.
    const made = await findCaller(orders.db, wanted);
    if (!made) throw error;
    return bookForKnown(orders, call, made);
  }
};
