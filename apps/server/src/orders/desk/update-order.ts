import type { OrderUpdate } from '@haldi/contract/orders/desk/update';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { holdsSeats, isOpen, type OrderStatus, takesSeats } from '@haldi/contract/orders/status';
import { changesBetween, recordAct } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { checkRoster } from '../../roster/service.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { violatedRule } from '../violated-rule.ts';
import { type Assignment, changeOrder, lockOrder, ordersWithNumber } from './update-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const sixDigits = /^[1-9]\d{5}$/;

/** The order's own id, or six digits that mean one order: the one open, else the only one. */
const findId = async (db: Db, key: string): Promise<string> => {
  if (uuid.test(key)) return key;
  if (!sixDigits.test(key)) throw errors.notFound();
  const all = await ordersWithNumber(db, Number(key));
  const [only, ...others] = all.filter(({ status }) => isOpen(status as OrderStatus));
  const meant = only && others.length === 0 ? only : all.length === 1 ? all[0] : undefined;
  if (meant) return meant.id;
  throw all.length === 0 ? errors.notFound() : errors.idAmbiguous();
};

/** Who is to come. A name on the roster must be at work that day; any other is a freelancer's. */
const assign = async (tx: Db, order: OrderRow, update: OrderUpdate): Promise<Assignment> => {
  const { beautician, beauticianId, appointmentDate } = order;
  const asked = update.beautician || beautician;
  if (asked.toLowerCase() === noBeautician) {
    return { beautician: noBeautician, beauticianId: null };
  }
  const isStill = asked === beautician && !takesSeats(order.status as OrderStatus, update.status);
  if (isStill) return { beautician, beauticianId };
  const found = await checkRoster(tx, asked, appointmentDate);
  if (!found) return { beautician: asked, beauticianId: null };
  if (found.away && holdsSeats(update.status)) {
    throw errors.beauticianUnavailable(found.name, found.away);
  }
  return { beautician: found.name, beauticianId: found.id };
};

const errorFor = (error: unknown, name: string): unknown => {
  const rule = violatedRule(error);
  if (rule === 'no-seat') return errors.slotFull();
  if (rule === 'number-taken') return errors.numberReused();
  if (rule === 'busy') return errors.beauticianUnavailable(name, 'BUSY');
  return error;
};

/** One update by an admin: all of it or nothing, and one entry in the history. */
export const track = async (
  { db, live, clock }: Orders,
  admin: Identity,
  key: string,
  update: OrderUpdate,
): Promise<Order> => {
  const id = await findId(db, key);
  const order = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row) throw errors.notFound();
    if (update.version !== undefined && update.version !== row.version) {
      throw errors.orderChanged(await readById(tx, id));
    }
    const assignment = await assign(tx, row, update);
    const { status, message } = update;
    const change = { ...assignment, status, message, adminId: admin.userId, at: clock() };
    await changeOrder(tx, id, change).catch((error: unknown) => {
      throw errorFor(error, assignment.beautician);
    });
    await recordAct(tx, {
      by: admin,
      at: change.at,
      act: 'order-updated',
      subject: { id, name: `#${row.orderNumber}` },
      changes: [
        ...changesBetween(
          { status: row.status, beautician: row.beautician },
          { status, beautician: assignment.beautician },
        ),
        { field: 'message', before: null, after: message },
      ],
    });
    return readById(tx, id);
  });
  publishOrderEvent(live, 'order-updated', order);
  return order;
};
