import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { PrintedOrder } from '@haldi/contract/orders/documents/write-document';
import { statusOf } from '../commands/values-from-order-row.ts';
import type { OrderWithRelatedRows } from '../order-with-related-rows-store.ts';
import { toLedgerEntry } from '../payments/to-ledger-entry.ts';

export const toPrintedOrder = ({
  order,
  lines,
  discounts,
  fees,
  payments,
}: Pick<
  OrderWithRelatedRows,
  'order' | 'lines' | 'discounts' | 'fees' | 'payments'
>): PrintedOrder => ({
  orderId: order.orderNumber,
  appointmentDate: order.appointmentDate,
  customerName: order.username,
  address: pickAddress(order),
  status: statusOf(order),
  services: lines.flatMap(({ line: { serviceId, name, price, quantity, revision, dataSet } }) =>
    revision === order.revision ? [{ serviceId, name, price, quantity, section: dataSet }] : [],
  ),
  visitingCharge: order.visitingCharge,
  discounts,
  fees: fees.map(({ from, ...fee }) => ({ ...fee, ...(from !== null && { from }) })),
  payments: payments.map((row) => ({ ...toLedgerEntry(row), reference: row.reference })),
  businessCustomer: order.businessCustomer ?? (order.userId === null ? undefined : null),
});
