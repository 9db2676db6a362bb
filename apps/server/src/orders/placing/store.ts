import type { ActiveBooking } from '@haldi/contract/orders/booking-limits';
import { and, eq, gte, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { placeholdersOf } from '../../platform/database/placeholders.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { excludedBeauticians } from '../preferences/tables.ts';
import {
  completedVisit,
  type OrderRow,
  openVisit,
  orderServices,
  orders,
  orderTracking,
  type VisitRow,
} from '../tables.ts';

type ServiceRow = typeof orderServices.$inferSelect;
type TrackingRow = typeof orderTracking.$inferSelect;

/** An order with everything that is written down with it. */
export type NewOrder = {
  order: OrderRow;
  services: Omit<ServiceRow, 'orderId' | 'revision' | 'position'>[];
  /** Oldest first. */
  tracking: Omit<TrackingRow, 'id' | 'orderId'>[];
};

// Whole rows, so that a new column does not compile until it is given a value here.
export const serviceRows = ({ order, services: lines }: NewOrder): ServiceRow[] =>
  lines.map((line, position) => ({
    ...line,
    orderId: order.id,
    revision: order.revision,
    position,
  }));

export const trackingRows = ({ order, tracking }: NewOrder): Omit<TrackingRow, 'id'>[] =>
  tracking.map((entry) => ({ ...entry, orderId: order.id }));

type Planned = Pick<VisitRow, 'beauticianId' | 'askedFor'>;

/** Its visit, which repeats when it is. */
export const visitRow = (order: OrderRow, planned: Planned): VisitRow => ({
  ...planned,
  orderId: order.id,
  day: order.appointmentDate,
  startMinute: order.startMinute,
  minutes: order.visitMinutes,
  status: order.status,
  accepted: [],
  isUnfit: false,
});

const existingOrder = preparedStatement((db) =>
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

/** What this user ordered under this number, whenever that was. */
export const findExistingOrder = async (db: Db, userId: string, orderNumber: number) => {
  const [row] = await existingOrder(db).execute({ userId, orderNumber });
  return row;
};

type OfferedService = Omit<NewOrder['services'][number], 'quantity'>;

const offered = sql<OfferedService[]>`coalesce((
  select json_agg(json_build_object(
    'serviceId', ${services.id}, 'dataSet', ${services.dataSet}, 'name', ${services.name},
    'price', ${services.price}, 'duration', ${services.duration}, 'skillId', ${services.skillId}
  ))
  from ${services}
  where ${services.id} = any(${sql.placeholder('serviceIds')}::text[]) and not ${services.hidden}
), '[]')`;

const facts = preparedStatement((db) =>
  db
    .select({
      customer: {
        phone: users.mobileNumber,
        apartmentNumber: users.apartmentNumber,
        /** Those who are not to be sent to her. */
        apart: sql<number[]>`array(
          select ${excludedBeauticians.beauticianId} from ${excludedBeauticians} where ${excludedBeauticians.userId} = ${users.id}
        )`,
      },
      offered,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('facts_of_order'),
);

/** What an order depends on, as it stands now; nothing when there is no such user any more. */
export const findOrderFacts = async (db: Db, userId: string, serviceIds: readonly string[]) => {
  const [row] = await facts(db).execute({ userId, serviceIds });
  return row;
};

const newOrder = preparedStatement((db) =>
  db.insert(orders).values(placeholdersOf(orders)).onConflictDoNothing().prepare('new_order'),
);
const newService = preparedStatement((db) =>
  db.insert(orderServices).values(placeholdersOf(orderServices)).prepare('new_service_of_order'),
);
const newTracking = preparedStatement((db) =>
  db.insert(orderTracking).values(placeholdersOf(orderTracking)).prepare('new_tracking_entry'),
);

/**
 * Writes a new order with its services and its history. It waits for whoever is
 * writing the same number, and says whether that was free.
 */
export const insertOrder = async (tx: Db, whole: NewOrder): Promise<boolean> => {
  const { rowCount } = await newOrder(tx).execute(whole.order);
  if (rowCount === 0) return false;
  for (const line of serviceRows(whole)) await newService(tx).execute(line);
  for (const entry of trackingRows(whole)) await newTracking(tx).execute(entry);
  return true;
};

const lockedCustomer = preparedStatement((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('locked_customer'),
);

/** Orders of one customer go one after the other, so that each sees those before it. False: the account is gone. */
export const lockCustomer = async (tx: Db, userId: string): Promise<boolean> =>
  (await lockedCustomer(tx).execute({ userId })).length > 0;

const heldVisits = preparedStatement((db) =>
  db
    .select({
      orderId: orders.orderNumber,
      day: orders.appointmentDate,
      startMinute: orders.startMinute,
      minutes: orders.visitMinutes,
      visited: orders.visitedName,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        openVisit(orders),
        gte(orders.appointmentDate, sql.placeholder('from')),
      ),
    )
    .prepare('held_visits'),
);

/** The open visits of a customer from that day on. */
export const listActiveBookings = (
  tx: Db,
  userId: string,
  from: string,
): Promise<ActiveBooking[]> => heldVisits(tx).execute({ userId, from });

const visitors = preparedStatement((db) =>
  db
    .selectDistinct({ id: orders.beauticianId })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), completedVisit(orders)))
    .prepare('visitors_of_customer'),
);

/** Who has been with this customer; null stands for a freelancer, nobody at all for nobody yet. */
export const listPreviousBeauticianIds = async (
  tx: Db,
  userId: string,
): Promise<(number | null)[]> => (await visitors(tx).execute({ userId })).map(({ id }) => id);
