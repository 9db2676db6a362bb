import type { Order } from '@haldi/contract/orders/schema';
import { displayStatus } from '@haldi/contract/orders/status';
import { beauticianName } from '../../schedule/shared/beautician-name.ts';
import { orderWords } from '../shared/copy.ts';
import { deskCopy as copy } from './copy.ts';

/** What somebody else did to an order, a line each. */
export const whatChanged = (before: Order, after: Order): string[] => {
  const lines: string[] = [];
  if (before.status !== after.status) {
    lines.push(
      copy.changedFrom(copy.status, displayStatus(before.status), displayStatus(after.status)),
    );
  }
  if (before.beautician !== after.beautician) {
    const [was, is] = [beauticianName(before.beautician), beauticianName(after.beautician)];
    lines.push(copy.changedFrom(orderWords.beautician, was, is));
  }
  const [latest] = after.trackingHistory;
  if (latest && after.version > before.version) lines.push(copy.said(latest.message));
  return lines;
};
