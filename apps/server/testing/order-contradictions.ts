import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import {
  isCancelled,
  isInProgress,
  isOpenStatus,
  type OrderStatus,
} from '@haldi/contract/orders/status';
import { toLedgerEntry } from '../src/orders/payments/to-ledger-entry.ts';
import type { World } from './simulated-order.ts';

export const amountsOf = ({ order, lines, fees, entries, discounts }: World) =>
  orderAmounts({
    services: lines,
    visitingCharge: order.visitingCharge,
    status: order.status as OrderStatus,
    discounts,
    fees,
    payments: entries.map(toLedgerEntry),
  });

export const findContradictions = (world: World): string[] => {
  const { order, visit: row, progress, lines, fees } = world;
  const status = order.status as OrderStatus;
  const isAssigned = order.beautician !== null;
  return [
    ...(isCancelled(status) === (order.cancelledBy !== null) ? [] : ['who cancelled']),
    ...(amountsOf(world).discount > amountsOf(world).total ? ['a price below zero'] : []),
    ...(amountsOf(world).paid < 0 ? ['more refunded than paid'] : []),
    ...(isCancelled(status) || fees.length === 0 ? [] : ['a fee of an order not cancelled']),
    ...(isInProgress(status) && !progress?.startedAt ? ['in progress but not started'] : []),
    ...(progress?.doneAt && !progress.startedAt ? ['done but not started'] : []),
    ...(isOpenStatus(status) && progress?.doneAt ? ['open but done'] : []),
    ...(isOpenStatus(status) && isAssigned && row.beauticianId !== order.beauticianId
      ? ['assigned to one, planned for another']
      : []),
    ...(row.startMinute === order.startMinute ? [] : ['two times']),
    ...(order.total * 100 === amountsOf(world).total ? [] : ['another total']),
    ...(order.visitMinutes === totalVisitMinutes(lines) ? [] : ['another length']),
  ];
};
