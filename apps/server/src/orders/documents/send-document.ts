import { documentNames } from '@haldi/contract/documents/document-names';
import { earliestSendTime } from '@haldi/contract/messages/quiet-hours';
import { orderLinkExpiresAt } from '@haldi/contract/orders/order-link/schema';
import { saveMessageChanges } from '../../messages/service.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockOrder } from '../commands/order-rows-and-menu-services-store.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../publish-order-events.ts';
import { type OrdersContext, readOrderById } from '../service.ts';
import { findDocument } from './store.ts';

const day = 24 * 60 * 60_000;

/** The message contains the order link, because customers may have no account. */
export const sendDocument = async (
  { db, live, clock }: OrdersContext,
  id: number,
  attempt: string,
): Promise<void> => {
  const order = await db.transaction(async (tx) => {
    const document = await findDocument(tx, id);
    if (!document || !(await lockOrder(tx, document.orderId))) throw errors.notFoundError();
    const found = await readOrderById(tx, document.orderId);
    const now = clock();
    if (found.link === null || now >= orderLinkExpiresAt(found.appointmentDate)) {
      throw new AppError(
        'LINK_EXPIRED',
        'The link of this order is no longer valid. Download the PDF and send it to the customer.',
      );
    }
    const due = earliestSendTime('bill', now);
    const name = `${documentNames[document.kind].toLowerCase()} ${document.number}`;
    const message = {
      kind: 'bill' as const,
      occasion: `${id} ${attempt}`,
      ...{ due, until: new Date(due.getTime() + day), facts: { document: { _id: id, name } } },
    };
    const { _id, userId } = found;
    const changes = { add: [message], drop: [], move: [] };
    await saveMessageChanges(tx, { id: _id, userId: userId || null }, changes, now);
    return found;
  });
  publishOrderEvent(live, 'order-updated', order);
};
