import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { displayStatus } from '@haldi/contract/orders/status';
import { deskCopy as copy } from './copy.ts';

export const beauticianOf = ({ beautician }: Pick<Order, 'beautician'>): string =>
  beautician === noBeautician ? copy.unassigned : beautician;

/** What somebody else did to an order, a line each. */
export const whatChanged = (before: Order, after: Order): string[] => {
  const lines: string[] = [];
  if (before.status !== after.status) {
    lines.push(
      copy.changedFrom(copy.status, displayStatus(before.status), displayStatus(after.status)),
    );
  }
  if (before.beautician !== after.beautician) {
    lines.push(copy.changedFrom(copy.beautician, beauticianOf(before), beauticianOf(after)));
  }
  const [latest] = after.trackingHistory;
  if (latest && after.version > before.version) lines.push(copy.said(latest.message));
  return lines;
};
