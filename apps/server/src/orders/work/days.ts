import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import { isContactShown } from '@haldi/contract/orders/work/contact-days';
import { workDaysAhead } from '@haldi/contract/orders/work/endpoints';
import type { HelpCall, WorkDays, WorkVisit } from '@haldi/contract/orders/work/schema';
import { isShownToday } from '@haldi/contract/orders/work/timed-visit';
import { recordAct } from '../../audit/service.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readBeautician } from '../../roster/service.ts';
import { readAsksStartCode } from '../../settings/service.ts';
import { publishAlerts, raiseAlert } from '../alerts/service.ts';
import * as errors from '../errors.ts';
import type { OrderRows } from '../order-rows-store.ts';
import { toOrder } from '../order-view.ts';
import type { Orders } from '../service.ts';
import { findAssigned, listAssigned, listUnseen, noteLook } from './store.ts';

/** Her place on the roster: calls for beauticians are let in with one only. */
const placeOf = ({ beauticianId }: Identity): number => {
  if (beauticianId === null) throw errors.notFound();
  return beauticianId;
};

const toWorkVisit = (
  rows: OrderRows,
  { today, asksCode }: { today: string; asksCode: boolean },
): WorkVisit => {
  const order = toOrder(rows);
  const { visited, progress, appointmentDate: day } = order;
  return {
    _id: order._id,
    orderId: order.orderId,
    day,
    slot: order.appointmentSlot,
    minutes: rows.order.visitMinutes,
    status: order.status,
    progress,
    firstName: firstName(visited?.name ?? order.username),
    contact: isContactShown(day, today)
      ? { phone: visited?.phone ?? order.userPhone, address: order.address }
      : null,
    services: order.services,
    note: order.note,
    design: order.design,
    visitingCharge: order.visitingCharge,
    fees: order.fees,
    total: order.total,
    asksCode: asksCode && progress.startedAt === null,
  };
};

/** Whose number and address she is given is written down, once a day. */
const recordLooks = async (
  { db, clock }: Orders,
  by: Identity,
  visits: readonly WorkVisit[],
): Promise<void> => {
  const at = clock();
  const today = indiaDay(at);
  const shown = visits.filter(({ contact }) => contact !== null).map(({ _id }) => _id);
  const unseen = shown.length > 0 ? await listUnseen(db, shown, by.userId, today) : [];
  if (unseen.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { _id, orderId } of visits.filter((visit) => unseen.includes(visit._id))) {
      if (!(await noteLook(tx, _id, by.userId, today))) continue;
      const subject = { id: _id, name: `#${orderId}` };
      await recordAct(tx, { by, at, act: 'contact-seen', subject });
    }
  });
};

/** The beautician's visits of today, with late ones of yesterday first, and of the days after. */
export const readWork = async (orders: Orders, identity: Identity): Promise<WorkDays> => {
  const { db, clock } = orders;
  const now = clock();
  const today = indiaDay(now);
  const place = placeOf(identity);
  const [{ name, picture }, assigned, asksCode] = await Promise.all([
    readBeautician(db, place, today),
    listAssigned(db, place, addDays(today, -1), addDays(today, workDaysAhead)),
    readAsksStartCode(db),
  ]);
  const visits = assigned
    .map((rows) => toWorkVisit(rows, { today, asksCode }))
    .filter((visit) => visit.day > today || isShownToday(visit, now));
  await recordLooks(orders, identity, visits);
  const days = Array.from({ length: workDaysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return {
      day,
      visits: visits.filter((visit) => (day === today ? visit.day <= today : visit.day === day)),
    };
  });
  return { today, name, picture, days, readAt: now.toISOString() };
};

/** One visit of hers. */
export const readVisit = async (
  orders: Orders,
  identity: Identity,
  id: string,
): Promise<WorkVisit> => {
  const { db, clock } = orders;
  const found = await findAssigned(db, placeOf(identity), id);
  if (!found) throw errors.notFound();
  const asksCode = await readAsksStartCode(db);
  const visit = toWorkVisit(found, { today: indiaDay(clock()), asksCode });
  await recordLooks(orders, identity, [visit]);
  return visit;
};

/** She needs help. It is taken whatever else is wrong: a visit that is not hers is left out. */
export const callForHelp = async (
  { db, live, clock }: Orders,
  identity: Identity,
  { attempt, visit }: HelpCall,
): Promise<void> => {
  const place = placeOf(identity);
  const found = visit === null ? undefined : await findAssigned(db, place, visit);
  await db.transaction((tx) =>
    raiseAlert(tx, {
      ...{ id: attempt, kind: 'help', beauticianId: place },
      ...{ orderId: found ? visit : null, createdAt: clock() },
    }),
  );
  publishAlerts(live);
};
