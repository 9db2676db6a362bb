import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import type { Area } from '@haldi/contract/areas/desk/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import { isContactShown } from '@haldi/contract/orders/work/contact-visibility';
import { workVisitDaysAhead } from '@haldi/contract/orders/work/endpoints';
import type {
  HelpRequest,
  PlannedWorkVisit,
  UpcomingWorkVisits,
  WorkVisit,
} from '@haldi/contract/orders/work/schema';
import { isWorkVisitShownToday } from '@haldi/contract/orders/work/work-visit-rules';
import { readAreas } from '../../areas/service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import { readPaymentOptions } from '../../payment-settings/service.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readBeautician } from '../../roster/service.ts';
import { isStartCodeRequired } from '../../settings/service.ts';
import { publishAlertsChanged, raiseAlert } from '../alerts/service.ts';
import * as errors from '../errors.ts';
import type { OrderWithRelatedRows } from '../order-with-related-rows-store.ts';
import { unpaidReasonOf } from '../payments/read-order-ledger.ts';
import { toLedgerEntry } from '../payments/to-ledger-entry.ts';
import type { OrdersContext } from '../service.ts';
import { toOrder } from '../to-order.ts';
import {
  findAssignedOrder,
  listAssignedOrders,
  listOrdersWithUnviewedContact,
  listPlannedOrders,
  recordContactView,
} from './store.ts';

/** Routes for beauticians only admit users with a beautician id. */
const requireBeauticianId = ({ beauticianId }: Identity): number => {
  if (beauticianId === null) throw errors.notFoundError();
  return beauticianId;
};

const toWorkVisit = (
  rows: OrderWithRelatedRows,
  { today, needsStartCode }: { today: string; needsStartCode: boolean },
): WorkVisit => {
  const order = toOrder(rows);
  const { recipient, progress, appointmentDate: day } = order;
  return {
    _id: order._id,
    orderId: order.orderId,
    day,
    slot: order.appointmentSlot,
    minutes: rows.order.visitMinutes,
    status: order.status,
    progress,
    firstName: firstName(recipient?.name ?? order.username),
    contact: isContactShown(day, today)
      ? { phone: recipient?.phone ?? order.userPhone, address: order.address }
      : null,
    services: order.services,
    note: order.note,
    design: order.design,
    visitingCharge: order.visitingCharge,
    discounts: order.discounts,
    fees: order.fees,
    payments: rows.payments.map((row) => ({ ...toLedgerEntry(row), attempt: row.attempt })),
    unverifiedPayment: order.unverifiedPayment,
    unpaidReason: unpaidReasonOf(rows),
    needsStartCode: needsStartCode && progress.startedAt === null,
  };
};

/** Without the customer, whom only the assigned beautician meets. */
const toPlannedVisit = (rows: OrderWithRelatedRows, areas: readonly Area[]): PlannedWorkVisit => {
  const { _id, appointmentSlot: slot, services } = toOrder(rows);
  return {
    _id,
    slot,
    minutes: rows.order.visitMinutes,
    area: findAreaByPincode(rows.order.pincode, areas)?.name ?? rows.order.town,
    services: services.map(({ name, quantity }) => ({ name, quantity })),
  };
};

/** Logs once a day that a beautician has seen a customer’s contact details. */
const recordContactViews = async (
  { db, clock }: OrdersContext,
  by: Identity,
  visits: readonly WorkVisit[],
): Promise<void> => {
  const at = clock();
  const today = indiaDay(at);
  const shown = visits.filter(({ contact }) => contact !== null).map(({ _id }) => _id);
  const notYetViewed =
    shown.length > 0 ? await listOrdersWithUnviewedContact(db, shown, by.userId, today) : [];
  if (notYetViewed.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { _id, orderId } of visits.filter((visit) => notYetViewed.includes(visit._id))) {
      if (!(await recordContactView(tx, _id, by.userId, today))) continue;
      const subject = { id: _id, name: `#${orderId}` };
      await recordAuditEntry(tx, { by, at, act: 'contact-seen', subject });
    }
  });
};

export const readUpcomingWorkVisits = async (
  orders: OrdersContext,
  identity: Identity,
): Promise<UpcomingWorkVisits> => {
  const { db, clock } = orders;
  const now = clock();
  const today = indiaDay(now);
  const beauticianId = requireBeauticianId(identity);
  const until = addDays(today, workVisitDaysAhead);
  const [{ name, picture }, assigned, planned, areas, needsStartCode, paymentOptions] =
    await Promise.all([
      readBeautician(db, beauticianId, today),
      listAssignedOrders(db, beauticianId, addDays(today, -1), until),
      listPlannedOrders(db, beauticianId, today, until),
      readAreas(db),
      isStartCodeRequired(db),
      readPaymentOptions(db),
    ]);
  const visits = assigned
    .map((rows) => toWorkVisit(rows, { today, needsStartCode }))
    .filter((visit) => visit.day > today || isWorkVisitShownToday(visit, now));
  await recordContactViews(orders, identity, visits);
  const days = Array.from({ length: workVisitDaysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return {
      day,
      visits: visits.filter((visit) => (day === today ? visit.day <= today : visit.day === day)),
      planned: planned
        .filter(({ order }) => order.appointmentDate === day)
        .map((rows) => toPlannedVisit(rows, areas)),
    };
  });
  return { today, name, picture, days, paymentOptions, readAt: now.toISOString() };
};

export const readWorkVisit = async (
  orders: OrdersContext,
  identity: Identity,
  id: string,
): Promise<WorkVisit> => {
  const { db, clock } = orders;
  const assignedOrder = await findAssignedOrder(db, requireBeauticianId(identity), id);
  if (!assignedOrder) throw errors.notFoundError();
  const needsStartCode = await isStartCodeRequired(db);
  const visit = toWorkVisit(assignedOrder, { today: indiaDay(clock()), needsStartCode });
  await recordContactViews(orders, identity, [visit]);
  return visit;
};

/** Never refused: a visit of another beautician is ignored. */
export const requestHelp = async (
  { db, live, clock }: OrdersContext,
  identity: Identity,
  { attempt, visit }: HelpRequest,
): Promise<void> => {
  const beauticianId = requireBeauticianId(identity);
  const assignedOrder =
    visit === null ? undefined : await findAssignedOrder(db, beauticianId, visit);
  await db.transaction((tx) =>
    raiseAlert(tx, {
      ...{ id: attempt, kind: 'help', beauticianId },
      ...{ orderId: assignedOrder ? visit : null, createdAt: clock() },
    }),
  );
  publishAlertsChanged(live);
};
