import { openStatuses } from '@haldi/contract/orders/status';
import { and, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import { createColumnPlaceholders } from '../../platform/database/column-placeholders.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { selectRowsAsJson } from '../../platform/database/select-rows-as-json.ts';
import { excludedBeauticians } from '../preferences/tables.ts';
import {
  isCurrentOrderLine,
  isOpenVisit,
  type OrderRow,
  orderServices,
  orders,
  type VisitRow,
  visits,
} from '../tables.ts';
import { declinedVisits } from '../work/tables.ts';

export type OpenVisitRow = Pick<
  VisitRow,
  'day' | 'minutes' | 'beauticianId' | 'requestedBeauticianId' | 'accepted' | 'needsChange'
> &
  Pick<OrderRow, 'street' | 'apartmentNumber' | 'pincode' | 'latitude' | 'longitude'> & {
    id: string;
    start: number;
    isAssigned: boolean;
    skills: number[];
    customer: string | null;
    excludedBeauticianIds: number[];
    declinedBeauticianIds: number[];
  };

/** The skills that the services needed when they were sold. */
const neededSkills = sql<number[]>`array(
  select distinct ${orderServices.skillId} from ${orderServices}
  where ${isCurrentOrderLine} and ${orderServices.skillId} is not null
)`;

const openVisitsOfDays = createPreparedStatement((db) =>
  db
    .select({
      all: selectRowsAsJson<OpenVisitRow>(
        {
          day: visits.day,
          id: visits.orderId,
          start: visits.startMinute,
          minutes: visits.minutes,
          skills: neededSkills,
          beauticianId: visits.beauticianId,
          requestedBeauticianId: visits.requestedBeauticianId,
          accepted: visits.accepted,
          needsChange: visits.needsChange,
          isAssigned: sql`${orders.beautician} is not null`,
          customer: orders.userId,
          excludedBeauticianIds: sql`array(
            select ${excludedBeauticians.beauticianId} from ${excludedBeauticians}
            where ${excludedBeauticians.userId} = ${orders.userId}
          )`,
          declinedBeauticianIds: sql`array(
            select ${declinedVisits.beauticianId} from ${declinedVisits}
            where ${declinedVisits.orderId} = ${visits.orderId}
          )`,
          street: orders.street,
          apartmentNumber: orders.apartmentNumber,
          pincode: orders.pincode,
          latitude: orders.latitude,
          longitude: orders.longitude,
        },
        sql`${visits.startMinute}, ${visits.orderId}`,
      ),
    })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .where(and(sql`${visits.day} = any(${sql.placeholder('days')}::date[])`, isOpenVisit(visits)))
    .prepare('open_visits_of_days'),
);

export const listOpenVisits = async (db: Db, days: readonly string[]): Promise<OpenVisitRow[]> => {
  const [row] = await openVisitsOfDays(db).execute({ days });
  return row?.all ?? [];
};

const newVisit = createPreparedStatement((db) =>
  db.insert(visits).values(createColumnPlaceholders(visits)).prepare('new_visit'),
);

export const insertVisit = async (tx: Db, row: VisitRow): Promise<void> => {
  await newVisit(tx).execute(row);
};

export type VisitWithSkills = VisitRow & { skills: number[] };

export type VisitAssignmentChanges = {
  beauticianId?: number | null;
  accepted?: string[];
  needsChange?: boolean;
};

export const updateVisit = async (
  tx: Db,
  orderId: string,
  changes: VisitAssignmentChanges,
): Promise<void> => {
  await tx.update(visits).set(changes).where(eq(visits.orderId, orderId));
};

export const findVisit = async (tx: Db, orderId: string): Promise<VisitWithSkills | undefined> => {
  const [row] = await tx
    .select({ ...getTableColumns(visits), skills: neededSkills })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .where(eq(visits.orderId, orderId));
  return row;
};

export const listPlannedDays = async (
  tx: Db,
  from: string,
  which: 'all' | 'needingChange',
): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ day: visits.day })
    .from(visits)
    .where(
      and(
        gte(visits.day, from),
        isOpenVisit(visits),
        which === 'needingChange' ? eq(visits.needsChange, true) : undefined,
      ),
    )
    .orderBy(visits.day);
  return rows.map(({ day }) => day);
};

export const isSkillNeededByVisits = async (
  tx: Db,
  skillId: number,
  today: string,
): Promise<boolean> => {
  const [row] = await tx
    .select({ id: visits.orderId })
    .from(visits)
    .innerJoin(orders, eq(orders.id, visits.orderId))
    .innerJoin(orderServices, isCurrentOrderLine)
    .where(
      and(
        inArray(visits.status, [...openStatuses]),
        gte(visits.day, today),
        eq(orderServices.skillId, skillId),
      ),
    )
    .limit(1);
  return row !== undefined;
};
