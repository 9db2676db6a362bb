import {
  type ComplaintRole,
  type ComplaintStep,
  isComplaintStepAllowed,
} from '@haldi/contract/complaints/complaint-permissions';
import { defaultDueDay } from '@haldi/contract/complaints/schema';
import type { MessageFacts } from '@haldi/contract/messages/message-changes';
import type { ComplaintMessageKind } from '@haldi/contract/messages/message-kinds';
import { notifyCustomerAboutComplaint, notifySalon } from '../messages/service.ts';
import { orderTopic } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { deskChangedTopic } from '../platform/realtime/live-topics.ts';
import * as errors from './errors.ts';
import * as store from './store.ts';

export type ComplaintsContext = Pick<AppContext, 'db' | 'pool' | 'live' | 'clock' | 'config'>;

/** `by` is null for the customer. */
export type Sender = { by: Identity | null; attempt: string; at: Date };

/** The complaint of a locked order. */
export type LockedCase = { order: store.ComplaintOrder; complaint: store.ComplaintRow };

const roleOf = ({ by }: Pick<Sender, 'by'>): ComplaintRole => (by ? 'desk' : 'customer');

/** Everything that happens to a complaint is decided while its order is locked. */
export const lockOrder = async (tx: Db, orderId: string): Promise<store.ComplaintOrder> => {
  const order = await store.lockComplaintOrder(tx, orderId);
  if (!order) throw errors.orderNotFoundError();
  return order;
};

export const lockCase = async (tx: Db, orderId: string): Promise<LockedCase> => {
  const order = await lockOrder(tx, orderId);
  const complaint = await store.findComplaintOfOrder(tx, orderId);
  if (!complaint) throw errors.notFoundError();
  return { order, complaint };
};

export const requireAllowed = (
  step: ComplaintStep,
  by: Pick<Sender, 'by'>,
  complaint: store.ComplaintRow | undefined,
): void => {
  const state = complaint?.state ?? 'none';
  if (!isComplaintStepAllowed(step, roleOf(by), state)) throw errors.notAllowedError(state);
};

type Sent = Pick<store.NewStep, 'kind' | 'text'>;

/** Whether the attempt was carried out before. Throws if it was something else. */
export const isRepeated = async (
  tx: Db,
  { id }: Pick<store.ComplaintRow, 'id'>,
  attempt: string,
  sent: Sent,
): Promise<boolean> => {
  const done = await store.findStepOfAttempt(tx, id, attempt);
  if (!done) return false;
  if (done.kind !== sent.kind || done.text !== sent.text) throw errors.otherAttemptError();
  return true;
};

export const saveStep = (
  tx: Db,
  { id: complaintId }: Pick<store.ComplaintRow, 'id'>,
  step: Sent & Partial<Pick<store.NewStep, 'facts'>>,
  { by, attempt, at }: Omit<Sender, 'attempt'> & { attempt: string | null },
): Promise<void> =>
  store.insertStep(tx, {
    ...{ complaintId, facts: {}, ...step },
    ...{ adminId: by?.userId ?? null, attempt, createdAt: at },
  });

/** The salon replies within the usual time again. */
export const reopen = async (
  tx: Db,
  { order, complaint }: LockedCase,
  text: string,
  sender: Sender,
): Promise<void> => {
  const dueOn = defaultDueDay(sender.at);
  await store.updateComplaint(tx, complaint, {
    ...{ state: 'open', outcome: null, closedAt: null, dueOn },
  });
  await saveStep(tx, complaint, { kind: 'reopened', text }, sender);
  await tellCustomer(tx, order, 'complaint-reopened', sender.at, { dueOn });
};

export const tellCustomer = async (
  tx: Db,
  order: store.ComplaintOrder,
  kind: ComplaintMessageKind,
  at: Date,
  facts: MessageFacts,
): Promise<void> => {
  if (order.userId === null) return;
  await notifyCustomerAboutComplaint(tx, order, { kind, at, facts });
};

export const tellSalon = (
  tx: Db,
  { order, complaint }: LockedCase,
  { by, attempt, at }: Sender,
): Promise<void> =>
  notifySalon(tx, {
    ...{ kind: 'new-complaint', subject: complaint.id, occasion: attempt, orderId: order.id },
    ...{ userId: order.userId, actorId: by?.userId ?? null, at },
  });

/** Call after the commit. Open screens of the desk and of the customer load the complaint again. */
export const publishComplaintChanged = (
  { live }: Pick<ComplaintsContext, 'live'>,
  { id, version }: Pick<store.ComplaintOrder, 'id' | 'version'>,
): void => {
  live.publish(deskChangedTopic);
  live.publish(orderTopic(id), { version });
};
