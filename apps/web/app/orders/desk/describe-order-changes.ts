import { formatRupees } from '@haldi/contract/kit/money';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import type { Order } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { orderLabels } from '../shared/copy.ts';
import { deskCopy as copy } from './copy.ts';

const servicesOf = ({ services }: Order): string =>
  services.map(({ name, quantity }) => copy.serviceWithQuantity(name, quantity)).join(', ');

const facts: readonly (readonly [name: string, of: (order: Order) => string])[] = [
  [copy.status, ({ status }) => formatStatus(status)],
  [orderLabels.beautician, ({ beautician }) => beauticianNameOrUnassigned(beautician)],
  [orderLabels.appointment, formatOrderAppointment],
  [copy.services, servicesOf],
  [orderLabels.total, ({ total }) => formatRupees(total)],
];

export const describeOrderChanges = (before: Order, after: Order): string[] => {
  const lines = facts.flatMap(([name, of]) =>
    of(before) === of(after) ? [] : [copy.changedFrom(name, of(before), of(after))],
  );
  if (before.link !== after.link) lines.push(copy.linkChanged);
  const [latest] = after.trackingHistory;
  const hasNewEntry = after.trackingHistory.length > before.trackingHistory.length;
  if (latest && hasNewEntry) lines.push(copy.newMessage(latest.message));
  return lines;
};
