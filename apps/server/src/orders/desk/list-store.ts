import { plainMobile } from '@haldi/contract/accounts/mobile';
import type { Place } from '@haldi/contract/kit/cursor';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import type { OrderFilters } from '@haldi/contract/orders/desk/endpoints';
import { and, eq, gte, ilike, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { beginningWith, containing } from '../../platform/database/like.ts';
import { type OrderDocument, orderDocuments } from '../document/tables.ts';
import { listDocuments } from '../store.ts';

/** Digits are looked for in order ids and phone numbers, anything else in names. */
const found = (search: string | undefined): SQL | undefined => {
  const text = search?.replace(/^#/, '').trim();
  if (!text) return undefined;
  const digits = plainMobile(text);
  if (!/^\d+$/.test(digits)) {
    return or(
      ilike(orderDocuments.username, containing(text)),
      ilike(orderDocuments.visitedName, containing(text)),
    );
  }
  const phone = or(
    like(orderDocuments.userPhone, containing(digits)),
    like(orderDocuments.visitedPhone, containing(digits)),
  );
  if (digits.length > 6) return phone;
  return or(phone, like(sql`${orderDocuments.orderNumber}::text`, containing(digits)));
};

const holdsOneOf = (dataSets: readonly string[] | undefined): SQL | undefined =>
  dataSets &&
  sql`exists (
    select from order_services s
    where s.order_id = ${orderDocuments.id} and s.revision = ${orderDocuments.revision}
      and s.data_set = any(${sql.param([...dataSets])}::text[])
  )`;

const conditionOf = (
  filters: OrderFilters,
  dataSets: readonly string[] | undefined,
): SQL | undefined => {
  const { status, from, to, slot, beautician, pincode, minAmount, maxAmount } = filters;
  const is = orderDocuments;
  return and(
    found(filters.search),
    status ? eq(is.status, status) : undefined,
    holdsOneOf(dataSets),
    from ? gte(is.appointmentDate, from) : undefined,
    to ? lte(is.appointmentDate, to) : undefined,
    slot ? eq(is.startMinute, minuteOf(slot)) : undefined,
    beautician ? sql`lower(${is.beautician}) = lower(${beautician})` : undefined,
    pincode ? like(is.pincode, beginningWith(pincode)) : undefined,
    minAmount === undefined ? undefined : gte(is.total, minAmount),
    maxAmount === undefined ? undefined : lte(is.total, maxAmount),
  );
};

/** Newest first. `dataSets` stands for the category that is asked for. */
export const listOrders = (
  db: Db,
  filters: OrderFilters,
  dataSets: readonly string[] | undefined,
  after: Place | undefined,
  limit: number,
): Promise<OrderDocument[]> => {
  const rest =
    after &&
    sql`(${orderDocuments.createdAt}, ${orderDocuments.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return listDocuments(db, and(conditionOf(filters, dataSets), rest), limit);
};
