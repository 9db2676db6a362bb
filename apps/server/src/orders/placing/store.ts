import type { ActiveBooking } from '@haldi/contract/orders/booking-limits';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import { menuPages, menuSections, services } from '../../catalogue/tables.ts';
import { createColumnPlaceholders } from '../../platform/database/column-placeholders.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { excludedBeauticians } from '../preferences/tables.ts';
import {
  isBookedOrder,
  isCompletedVisit,
  isOpenVisit,
  type OrderRow,
  orderServices,
  orders,
  orderTracking,
  type VisitRow,
} from '../tables.ts';

type ServiceRow = typeof orderServices.$inferSelect;
type TrackingRow = typeof orderTracking.$inferSelect;

export type NewOrder = {
  order: OrderRow;
  services: Omit<ServiceRow, 'orderId' | 'revision' | 'position'>[];
  tracking: Omit<TrackingRow, 'id' | 'orderId'>[];
};

// Complete rows, so that a new column does not compile until it has a value here.
export const toOrderServiceRows = ({ order, services: lines }: NewOrder): ServiceRow[] =>
  lines.map((line, position) => ({
    ...line,
    orderId: order.id,
    revision: order.revision,
    position,
  }));

export const toTrackingRows = ({ order, tracking }: NewOrder): Omit<TrackingRow, 'id'>[] =>
  tracking.map((entry) => ({ ...entry, orderId: order.id }));

type Planned = Pick<VisitRow, 'beauticianId' | 'requestedBeauticianId'>;

export const toVisitRow = (order: OrderRow, planned: Planned): VisitRow => ({
  ...planned,
  orderId: order.id,
  day: order.appointmentDate,
  startMinute: order.startMinute,
  minutes: order.visitMinutes,
  status: order.status,
  accepted: [],
  needsChange: false,
});

const existingOrder = createPreparedStatement((db) =>
  db
    .select({ id: orders.id, fingerprint: orders.fingerprint })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.orderNumber, sql.placeholder('orderNumber')),
      ),
    )
    .prepare('existing_order'),
);

export const findExistingOrder = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await existingOrder(db).execute({ userId, orderNumber });
  return row;
};

/**
 * With the category of the menu, for the answer. Joined: with a subquery per service PostgreSQL would
 * plan the statement anew for every order, which takes as long as running it.
 */
export type OfferedService = Omit<NewOrder['services'][number], 'quantity'> & {
  category: string | null;
};

const offeredServices = sql<OfferedService[]>`coalesce((
  select json_agg(json_build_object(
    'serviceId', service.id, 'dataSet', service.data_set, 'name', service.name,
    'price', service.price, 'duration', service.duration, 'skillId', service.skill_id,
    'category', page.admin_category
  ))
  from ${services} as service
  left join ${menuSections} as section on section.key = service.data_set
  left join ${menuPages} as page on page.slug = section.page
  where service.id = any(${sql.placeholder('serviceIds')}::text[]) and not service.hidden
), '[]')`;

const orderFacts = createPreparedStatement((db) =>
  db
    .select({
      customer: {
        phone: users.mobileNumber,
        apartmentNumber: users.apartmentNumber,
        excludedBeauticianIds: sql<number[]>`array(
          select ${excludedBeauticians.beauticianId} from ${excludedBeauticians} where ${excludedBeauticians.userId} = ${users.id}
        )`,
      },
      offered: offeredServices,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('facts_of_order'),
);

export const findDataForNewOrder = async (
  db: Db,
  userId: string,
  serviceIds: readonly string[],
) => {
  const [row] = await orderFacts(db).execute({ userId, serviceIds });
  return row;
};

const newOrder = createPreparedStatement((db) =>
  db
    .insert(orders)
    .values(createColumnPlaceholders(orders))
    .onConflictDoNothing()
    .prepare('new_order'),
);
const newService = createPreparedStatement((db) =>
  db
    .insert(orderServices)
    .values(createColumnPlaceholders(orderServices))
    .prepare('new_service_of_order'),
);
const newTracking = createPreparedStatement((db) =>
  db
    .insert(orderTracking)
    .values(createColumnPlaceholders(orderTracking))
    .prepare('new_tracking_entry'),
);

/** Waits for a parallel insert of the same number. False: the number is taken. */
export const insertOrder = async (tx: Db, { order }: NewOrder): Promise<boolean> =>
  (await newOrder(tx).execute(order)).rowCount === 1;

export const insertServicesAndTracking = async (tx: Db, newOrderRows: NewOrder): Promise<void> => {
  await Promise.all([
    ...toOrderServiceRows(newOrderRows).map((line) => newService(tx).execute(line)),
    ...toTrackingRows(newOrderRows).map((entry) => newTracking(tx).execute(entry)),
  ]);
};

const lockedCustomer = createPreparedStatement((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('locked_customer'),
);

/** Serialises the orders of a customer. False: the account no longer exists. */
export const lockCustomer = async (tx: Db, userId: string): Promise<boolean> =>
  (await lockedCustomer(tx).execute({ userId })).length > 0;

const activeBookings = createPreparedStatement((db) =>
  db
    .select({
      orderId: orders.orderNumber,
      day: orders.appointmentDate,
      startMinute: orders.startMinute,
      minutes: orders.visitMinutes,
      recipient: orders.recipientName,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        isOpenVisit(orders),
        gte(orders.appointmentDate, sql.placeholder('from')),
      ),
    )
    .prepare('active_bookings'),
);

export const listActiveBookings = (
  tx: Db,
  userId: string,
  from: string,
): Promise<ActiveBooking[]> => activeBookings(tx).execute({ userId, from });

const previousBeauticians = createPreparedStatement((db) =>
  db
    .selectDistinct({ id: orders.beauticianId })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), isCompletedVisit(orders)))
    .prepare('previous_beauticians'),
);

/** Null means a freelancer. Empty: no visit was completed yet. */
export const listPreviousBeauticianIds = async (
  tx: Db,
  userId: string,
): Promise<(number | null)[]> =>
  (await previousBeauticians(tx).execute({ userId })).map(({ id }) => id);

/** Cancelled ones do not count. */
export const hasActiveRepeat = async (
  tx: Db,
  firstId: string,
  exceptId: string,
): Promise<boolean> =>
  (await tx.$count(
    orders,
    and(eq(orders.repeatOfOrderId, firstId), ne(orders.id, exceptId), isBookedOrder),
  )) > 0;
