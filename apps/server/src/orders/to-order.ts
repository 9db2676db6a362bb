import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { AdminCategory } from '@haldi/contract/catalogue/default-categories';
import { mehndiDesigns } from '@haldi/contract/designs/mehndi-designs';
import type { OrderedDesign } from '@haldi/contract/designs/ordered-design';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { historyText } from '@haldi/contract/orders/history';
import { toOrderAddress } from '@haldi/contract/orders/order-address';
import {
  type EarlierRevision,
  noBeautician,
  type Order,
  type OrderedService,
  type TrackingEntry,
} from '@haldi/contract/orders/schema';
import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import { isCancelled, isOpenStatus } from '@haldi/contract/orders/status';
import { lastVisitAction } from '@haldi/contract/orders/work/visit-actions';
import { advanceUntilOf, statusOf, termsOf } from './commands/values-from-order-row.ts';
import { toDiscount } from './discounts/service.ts';
import type { OrderWithRelatedRows } from './order-with-related-rows-store.ts';
import { toLedgerEntry, toUnverifiedPayment } from './payments/to-ledger-entry.ts';
import type { OrderRow } from './tables.ts';
import { toVisitProgress } from './work/visit-progress.ts';

/** Null: no longer in the gallery. */
export const findOrderedDesign = (wantedSlug: string | null | undefined): OrderedDesign | null => {
  const found = mehndiDesigns.find(({ slug }) => slug === wantedSlug);
  return found ? { slug: found.slug, name: found.name, image: found.image } : null;
};

/** Without what the database adds to the rows. */
type RowsOfOrder = Omit<OrderWithRelatedRows, 'history'> & {
  history: readonly Omit<OrderWithRelatedRows['history'][number], 'id' | 'orderId'>[];
};

/** Category of services whose section is no longer on the menu. */
const defaultCategory: AdminCategory = 'Beauty';

const toLine = ({ line, category }: OrderWithRelatedRows['lines'][number]): OrderedService => ({
  serviceId: line.serviceId,
  name: line.name,
  price: line.price,
  duration: line.duration,
  quantity: line.quantity,
  category: (category as AdminCategory | null) ?? defaultCategory,
});

const toEntry = (entry: RowsOfOrder['history'][number]): TrackingEntry => ({
  status: statusOf(entry),
  kind: entry.event.kind,
  message: historyText(entry.event),
  timestamp: entry.createdAt.toISOString(),
  ...(entry.beautician !== null && { beautician: entry.beautician }),
});

const servicesOfRevision = (
  { lines }: Pick<OrderWithRelatedRows, 'lines'>,
  revision: number,
): OrderedService[] => lines.filter(({ line }) => line.revision === revision).map(toLine);

const earlierRevisions = (rows: RowsOfOrder): EarlierRevision[] =>
  rows.history.toReversed().flatMap(({ revision, createdAt }) => {
    if (revision === null) return [];
    const services = servicesOfRevision(rows, revision - 1);
    return {
      services,
      total: rows.order.visitingCharge + servicesTotal(services),
      until: createdAt.toISOString(),
    };
  });

const cancellationOf = (order: OrderRow): Order['cancellation'] =>
  isCancelled(statusOf(order))
    ? {
        reason: order.cancelReason,
        note: order.cancelNote,
        by: order.cancelledBy ?? 'salon',
      }
    : null;

export const toOrder = (rows: RowsOfOrder): Order => {
  const { order } = rows;
  return {
    _id: order.id,
    orderId: order.orderNumber,
    repeatOf: rows.repeatOf,
    userId: order.userId ?? '',
    username: order.username,
    userPhone: order.userPhone,
    recipient:
      order.recipientName === ''
        ? null
        : { name: order.recipientName, phone: order.recipientPhone },
    services: servicesOfRevision(rows, order.revision),
    visitingCharge: order.visitingCharge,
    total: order.total,
    discounts: rows.discounts.map(toDiscount),
    fees: rows.fees.map(({ kind, amount, from }) => ({
      kind,
      amount,
      ...(from !== null && { from }),
    })),
    payments: rows.payments.map(toLedgerEntry),
    unverifiedPayment: rows.unverifiedPayment && toUnverifiedPayment(rows.unverifiedPayment),
    terms: termsOf(order),
    advanceUntil: advanceUntilOf(order)?.toISOString() ?? null,
    appointmentDate: order.appointmentDate,
    appointmentSlot: formatTimeOfDay(order.startMinute),
    address: toOrderAddress(pickAddress(order)),
    status: statusOf(order),
    progress: toVisitProgress(rows.progress),
    cancellation: cancellationOf(order),
    beautician: order.beautician ?? noBeautician,
    askedFor: rows.askedFor,
    note: order.note,
    design: findOrderedDesign(order.design),
    trackingHistory: rows.history.map(toEntry),
    earlier: earlierRevisions(rows),
    link: rows.link,
    createdAt: order.createdAt.toISOString(),
    version: order.version,
  };
};

/** The beautician has a day off, for example, and has not started the visit all the same. */
const hasLostBeautician = (
  { needsChange }: OrderWithRelatedRows,
  { status, progress }: Order,
): boolean =>
  needsChange === true && isOpenStatus(status) && lastVisitAction(progress) === undefined;

/** Customers do not read the name of a beautician who will not come, also not in the history. */
export const toCustomerOrder = (rows: OrderWithRelatedRows): Order => {
  const order = toOrder(rows);
  const beautician = hasLostBeautician(rows, order) ? noBeautician : order.beautician;
  if (beautician !== noBeautician) return order;
  const trackingHistory = order.trackingHistory.map(({ beautician: _, ...entry }) => entry);
  return { ...order, beautician, trackingHistory };
};
