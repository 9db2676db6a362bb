import { feeText } from '@haldi/contract/orders/cancelling';
import { contradicts, isBeforeItsTime } from '@haldi/contract/orders/desk/messages';
import { whenText } from '@haldi/contract/orders/moving';
import type { Order } from '@haldi/contract/orders/schema';
import { displayStatus } from '@haldi/contract/orders/status';
import { deskCopy } from '../copy.ts';
import type { Update } from '../question.ts';

const copy = deskCopy.doubts;

/** What is asked before an update is sent, as it may be a slip; nothing: all is plain. */
export const doubtsAbout = (order: Order, { status, message }: Update, now: Date): string[] => {
  const doubts: string[] = [];
  if (contradicts(status, message)) doubts.push(copy.contradicts(displayStatus(status), message));
  if (isBeforeItsTime(status, order, now)) doubts.push(copy.early(whenText(order)));
  if (status !== 'cancelled' && order.fees.length > 0) {
    doubts.push(copy.feesDropped(order.fees.map(feeText).join(' ')));
  }
  return doubts;
};
