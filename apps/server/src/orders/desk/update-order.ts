import { salonCancelFee } from '@haldi/contract/orders/cancelling';
import type { Candidates } from '@haldi/contract/orders/desk/candidates';
import type { OrderUpdate } from '@haldi/contract/orders/desk/update';
import { announcementOf, historyText } from '@haldi/contract/orders/history';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import { changesBetween, recordAct } from '../../audit/service.ts';
import { violatedUnique } from '../../platform/database/constraint.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readBookingRules } from '../../settings/service.ts';
import { bookedOf, isToBeDone, withLockedOrder } from '../changing/locked-order.ts';
import { findOrderRow, replaceFees } from '../changing/store.ts';
import { writeChange } from '../changing/write-change.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { dayFor } from '../keeping/service.ts';
import {
  fillGaps,
  findVisit,
  plannedVisit,
  readDay,
  updateVisit,
  writeMoves,
} from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { candidatesFor, type Deciding, decideHands, despiteOf, type Hands } from './assign.ts';
import { ordersWithNumber } from './update-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const sixDigits = /^[1-9]\d{5}$/;

/** The order's own id, or six digits that mean one order: the one open, else the only one. */
export const findId = async (db: Db, key: string): Promise<string> => {
  if (uuid.test(key)) return key;
  if (!sixDigits.test(key)) throw errors.notFound();
  const all = await ordersWithNumber(db, Number(key));
  const [only, ...others] = all.filter(({ status }) => isOpen(status as OrderStatus));
  const meant = only && others.length === 0 ? only : all.length === 1 ? all[0] : undefined;
  if (meant) return meant.id;
  throw all.length === 0 ? errors.notFound() : errors.idAmbiguous();
};

/** An order and its visit on a day that stays as it is until the transaction ends. */
export const readDeciding = async (tx: Db, order: OrderRow, now: Date): Promise<Deciding> => {
  const rules = await readBookingRules(tx);
  const { plan } = await readDay(tx, order.appointmentDate, rules, now);
  const row = await findVisit(tx, order.id);
  if (!row) throw new Error(`order ${order.id} has no visit`);
  const open = await dayFor(tx, order.userId);
  return { order, ...plannedVisit(order, row, rules), plan: open(plan) };
};

/** For whoever looks at an order: nothing is locked. */
export const listCandidates = async ({ db, clock }: Orders, id: string): Promise<Candidates> => {
  const order = await findOrderRow(db, id);
  if (!order) throw errors.notFound();
  return candidatesFor(db, await readDeciding(db, order, clock()));
};

const settlingNumber = (error: unknown): never => {
  throw violatedUnique(error) === 'orders_open_number' ? errors.numberReused() : error;
};

type Act = { update: OrderUpdate; admin: Identity; at: Date };

/** How the order comes to be cancelled, or is no longer; nothing: that stays as it is. */
const cancellingOf = (before: OrderRow, { update, at }: Act) => {
  const { status, reason, note = '', waiveFee = false } = update;
  if (status !== 'cancelled') {
    return { changes: { cancelReason: null, cancelNote: '', cancelledBy: null }, fees: [] };
  }
  if (before.status === 'cancelled' && reason === undefined) return undefined;
  const fee = waiveFee ? undefined : salonCancelFee(bookedOf(before), reason ?? null, at);
  return {
    changes: { cancelReason: reason ?? null, cancelNote: note, cancelledBy: 'salon' },
    fees: fee ? [fee] : [],
  } as const;
};

const writeUpdate = async (
  tx: Db,
  before: OrderRow,
  { beautician, beauticianId, visit, moves = [], substitute }: Hands,
  act: Act,
): Promise<void> => {
  const { id, orderNumber } = before;
  const { update, admin, at } = act;
  const { status, attempt } = update;
  const cancelling = cancellingOf(before, act);
  const event = {
    kind: announcementOf(update.message),
    ...(substitute && { substitute }),
    ...(cancelling && cancelling.fees.length > 0 && { fees: [...cancelling.fees] }),
  };
  const changes = { beautician, beauticianId, status, ...cancelling?.changes };
  const entry = { event, adminId: admin.userId, attempt, at };
  await writeChange(tx, before, changes, entry).catch(settlingNumber);
  if (cancelling) await replaceFees(tx, id, cancelling.fees, at);
  if (visit) await updateVisit(tx, id, visit);
  await writeMoves(tx, moves);
  await recordAct(tx, {
    by: admin,
    at,
    act: 'order-updated',
    subject: { id, name: `#${orderNumber}` },
    changes: [
      ...changesBetween(
        { status: before.status, beautician: before.beautician, reason: before.cancelReason },
        {
          status,
          beautician,
          reason: cancelling ? cancelling.changes.cancelReason : before.cancelReason,
        },
      ),
      ...despiteOf(visit),
      { field: 'message', before: null, after: historyText(event) },
    ],
  });
};

/** One update by an admin: all of it or nothing, and one entry in the history. */
export const track = async (
  { db, live, clock }: Orders,
  admin: Identity,
  key: string,
  update: OrderUpdate,
): Promise<Order> => {
  const id = await findId(db, key);
  const at = clock();
  const { isNew, order } = await withLockedOrder(db, id, {}, async (tx, row) => {
    const isDone = !(await isToBeDone(tx, row, update));
    if (isDone) return { isNew: false, order: await readById(tx, id) };
    const hands = await decideHands(tx, await readDeciding(tx, row, at), update);
    await writeUpdate(tx, row, hands, { update, admin, at });
    await fillGaps(tx, row.appointmentDate, at);
    return { isNew: true, order: await readById(tx, id) };
  });
  if (isNew) publishOrderEvent(live, 'order-updated', order);
  return order;
};
