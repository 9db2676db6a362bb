import { Cursor } from '@haldi/contract/kit/cursor';
import { formatIndiaTime, indiaDay } from '@haldi/contract/kit/dates';
import { toRupees } from '@haldi/contract/kit/paise';
import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { OrderFilters } from '@haldi/contract/orders/desk/endpoints';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import type { Db } from '../../platform/database/database.ts';
import type { CsvCell, CsvRow } from '../../platform/http/send-csv.ts';
import { readOrderPage } from '../service.ts';

export const orderExportColumns: CsvRow = [
  'Order ID',
  'Status',
  'Customer',
  'Phone',
  'Visit For',
  'Visit Phone',
  'Apartment',
  'Street',
  'Landmark',
  'City',
  'State',
  'Pincode',
  'Appointment Date',
  'Slot',
  'Beautician',
  'Services',
  'Services Total',
  'Visiting Charge',
  'Total',
  'Discount',
  'Fees',
  'Paid',
  'Tips',
  'Due',
  'Cancel Reason',
  'Placed On',
  'Placed At',
];

/** Negative text would be escaped as a formula. */
const toRupeesCell = (paise: number): CsvCell =>
  paise < 0 ? toRupees(paise) : formatPaiseForInput(paise);

/** What is due is negative if more was paid. */
const paymentCells = (order: Order): CsvRow => {
  const { discount, fees, paid, tips, due } = orderAmounts(order);
  return [discount, fees, paid, tips, due].map(toRupeesCell);
};

const placedCells = ({ createdAt }: Order): CsvRow => {
  const placed = new Date(createdAt);
  return [indiaDay(placed), formatIndiaTime(placed)];
};

const toRow = (order: Order): CsvRow => [
  order.orderId,
  order.status,
  order.username,
  order.userPhone,
  order.recipient?.name ?? '',
  order.recipient?.phone ?? '',
  order.address.apartmentNumber,
  order.address.street,
  order.address.landmark,
  order.address.city,
  order.address.state,
  order.address.pincode,
  order.appointmentDate,
  order.appointmentSlot,
  order.beautician === noBeautician ? 'Unassigned' : order.beautician,
  order.services.map(({ name, price, quantity }) => `${name} (${price} x ${quantity})`).join('; '),
  servicesTotal(order.services),
  order.visitingCharge,
  order.total,
  ...paymentCells(order),
  order.cancellation?.reason ? cancelReasonLabels[order.cancellation.reason] : '',
  ...placedCells(order),
];

export async function* readOrderCsvPages(
  db: Db,
  filters: OrderFilters,
  now: Date,
): AsyncGenerator<readonly CsvRow[]> {
  let next: string | undefined;
  do {
    const page = await readOrderPage(db, filters, {
      now,
      cursor: next ? Cursor.parse(next) : undefined,
    });
    yield page.orders.map(toRow);
    next = page.next;
  } while (next);
}
