import { randomUUID } from 'node:crypto';
import {
  canComplainAbout,
  complaintStepOfText,
} from '@haldi/contract/complaints/complaint-permissions';
import type { complaintSources } from '@haldi/contract/complaints/desk/schema';
import {
  type ComplaintMessage,
  defaultDueDay,
  maxComplaintRating,
} from '@haldi/contract/complaints/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { recordAuditEntry } from '../audit/service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import * as errors from './errors.ts';
import {
  type ComplaintsContext,
  isRepeated,
  lockOrder,
  publishComplaintChanged,
  reopen,
  requireAllowed,
  type Sender,
  saveStep,
  tellCustomer,
  tellSalon,
} from './locked-case.ts';
import * as store from './store.ts';

/** Of the customer; more would be a conversation, which belongs on the phone. */
const maxMessages = 50;

type Opening = { source: (typeof complaintSources)[number]; text: string };

const open = async (
  tx: Db,
  order: store.ComplaintOrder,
  { source, text }: Opening,
  sender: Sender,
): Promise<store.ComplaintRow> => {
  const { by, at } = sender;
  if (!canComplainAbout(order.status as OrderStatus, by ? 'desk' : 'customer')) {
    throw errors.tooEarlyError();
  }
  const dueOn = defaultDueDay(at);
  const complaint = await store.insertComplaint(tx, {
    ...{ id: randomUUID(), orderId: order.id, userId: order.userId, source, dueOn },
    ...{ handlerId: by?.userId ?? null, createdAt: at },
  });
  await saveStep(tx, complaint, { kind: 'opened', text }, sender);
  await tellCustomer(tx, order, 'complaint-received', at, { dueOn });
  if (by) {
    const subject = { id: order.id, name: `#${order.orderNumber}` };
    await recordAuditEntry(tx, { by, at, act: 'complaint-opened', subject });
  }
  return complaint;
};

const stepKinds = { open: 'opened', write: 'message', reopen: 'reopened' } as const;

/** Opens a complaint, adds to the open one, or reopens the closed one. */
export const writeByCustomer = async (
  context: ComplaintsContext,
  orderId: string,
  { text, attempt }: ComplaintMessage,
): Promise<void> => {
  const { db, clock } = context;
  const sender = { by: null, attempt, at: clock() };
  const order = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const found = await store.findComplaintOfOrder(tx, orderId);
    const earlier = found && (await store.findStepOfAttempt(tx, found.id, attempt));
    if (earlier) {
      if (earlier.text !== text) throw errors.otherAttemptError();
      return locked;
    }
    const step = complaintStepOfText(found?.state ?? 'none');
    requireAllowed(step, sender, found);
    if (!found) {
      const complaint = await open(tx, locked, { source: 'customer', text }, sender);
      await tellSalon(tx, { order: locked, complaint }, sender);
      return locked;
    }
    const steps = await store.listSteps(tx, found.id);
    const own = steps.filter(({ kind, adminId }) => kind !== 'picture' && adminId === null);
    if (own.length >= maxMessages) throw errors.tooManyMessagesError();
    const lockedCase = { order: locked, complaint: found };
    if (step === 'reopen') await reopen(tx, lockedCase, text, sender);
    else {
      await saveStep(tx, found, { kind: stepKinds[step], text }, sender);
      await store.updateComplaint(tx, found, {});
    }
    await tellSalon(tx, lockedCase, sender);
    return locked;
  });
  publishComplaintChanged(context, order);
};

type ByDesk = ComplaintMessage & { source: Opening['source'] };

export const openByDesk = async (
  context: ComplaintsContext,
  by: Identity,
  orderId: string,
  { text, attempt, source }: ByDesk,
): Promise<string> => {
  const { db, clock } = context;
  const sender = { by, attempt, at: clock() };
  const { order, id } = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const found = await store.findComplaintOfOrder(tx, orderId);
    if (found) {
      if (await isRepeated(tx, found, attempt, { kind: 'opened', text })) {
        return { order: locked, id: found.id };
      }
      throw errors.alreadyOpenedError(found.id);
    }
    requireAllowed('open', sender, found);
    const complaint = await open(tx, locked, { source, text }, sender);
    return { order: locked, id: complaint.id };
  });
  publishComplaintChanged(context, order);
  return id;
};

/** About the last completed visit of the author. */
export const openFromReview = async (
  context: ComplaintsContext,
  by: Identity,
  reviewId: string,
  message: ComplaintMessage,
): Promise<string> => {
  const review = await store.findReviewWithLastVisit(context.db, reviewId);
  if (!review) throw errors.notFoundError();
  if (review.rating > maxComplaintRating || review.orderId === null)
    throw errors.notABadReviewError();
  return openByDesk(context, by, review.orderId, { ...message, source: 'review' });
};
