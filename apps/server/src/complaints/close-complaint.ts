import type { ComplaintChange } from '@haldi/contract/complaints/desk/schema';
import { type ComplaintOutcome, outcomeText } from '@haldi/contract/complaints/outcome';
import { recordAuditEntry } from '../audit/service.ts';
import {
  addDiscount,
  publishPlacedOrder,
  refundPayment,
  requireNotRepeated,
  writeRepeatVisit,
} from '../orders/complaint-outcomes-service.ts';
import type { Db } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { requireCurrentVersion } from './change-complaint.ts';
import * as errors from './errors.ts';
import {
  type ComplaintsContext,
  isRepeated,
  lockCase,
  publishComplaintChanged,
  requireAllowed,
  saveStep,
  tellCustomer,
} from './locked-case.ts';
import * as store from './store.ts';

type Closing = Extract<ComplaintChange, { kind: 'close' }>;
type Staff = { by: Identity; attempt: string; at: Date };

/** Shown with the refund or discount in the order. */
const reason = 'Complaint';

/** Undefined: the attempt was carried out before. */
const close = async (
  tx: Db,
  orderId: string,
  { reply, version, attempt }: Closing,
  outcome: ComplaintOutcome,
  { by, at }: Staff,
): Promise<'closed' | undefined> => {
  const { order, complaint } = await lockCase(tx, orderId);
  if (await isRepeated(tx, complaint, attempt, { kind: 'closed', text: reply })) return undefined;
  requireAllowed('close', { by }, complaint);
  requireCurrentVersion(complaint, { version });
  await store.updateComplaint(tx, complaint, {
    ...{ state: 'closed', outcome: outcome.kind, closedAt: at },
  });
  await saveStep(
    tx,
    complaint,
    { kind: 'closed', text: reply, facts: { outcome } },
    {
      ...{ by, attempt, at },
    },
  );
  await tellCustomer(tx, order, 'complaint-closed', at, { reply, outcome: outcomeText(outcome) });
  await recordAuditEntry(tx, {
    ...{ by, at, act: 'complaint-closed' },
    subject: { id: order.id, name: `#${order.orderNumber}` },
    changes: [{ field: 'outcome', before: null, after: outcome.kind }],
  });
  return 'closed';
};

/** Undoes the booking of a request that another one with the same attempt has overtaken. */
class AlreadyClosed extends Error {}

const bookRepeat = async (
  context: ComplaintsContext,
  first: string,
  closing: Closing & { outcome: { kind: 'repeat' } },
  sender: Staff,
): Promise<void> => {
  const { pool, config } = context;
  const { kind, beautician, ...visit } = closing.outcome;
  const written = await inTransaction(pool, async (tx) => {
    const booked = await writeRepeatVisit(tx, { ...visit, ...sender, first, beautician }, config);
    const isNew = await close(tx, first, closing, { kind, ...visit }, sender);
    if (!isNew) throw new AlreadyClosed();
    if (!booked) {
      throw new AppError('ORDER_ID_TAKEN', 'This order number is taken. Please try again.');
    }
    await requireNotRepeated(tx, first, booked.row.id);
    return booked;
  }).catch((error: unknown) => {
    if (error instanceof AlreadyClosed) return undefined;
    throw error;
  });
  if (written) publishPlacedOrder(context, written);
};

/** What is done about the complaint and its closing are saved together, or neither. */
export const closeComplaint = async (
  context: ComplaintsContext,
  by: Identity,
  id: string,
  closing: Closing,
): Promise<void> => {
  const { db, clock } = context;
  const { outcome, reply, attempt } = closing;
  const found = await store.findComplaint(db, id);
  if (!found) throw errors.notFoundError();
  const { orderId } = found;
  // Otherwise a repeated request would book or pay first and be undone again.
  if (await isRepeated(db, found, attempt, { kind: 'closed', text: reply })) return;
  const sender = { by, attempt, at: clock() };
  const save = async (tx: Db): Promise<void> => {
    if (outcome.kind !== 'repeat') await close(tx, orderId, closing, outcome, sender);
  };
  switch (outcome.kind) {
    case 'apology':
      await db.transaction(save);
      break;
    case 'refund': {
      const { amount, method } = outcome;
      await refundPayment(context, by, orderId, { amount, method, reason, attempt }, save);
      break;
    }
    case 'discount': {
      const { amount } = outcome;
      await addDiscount(context, by, orderId, { kind: 'amount', amount, reason, attempt }, save);
      break;
    }
    case 'repeat':
      await bookRepeat(context, orderId, { ...closing, outcome }, sender);
  }
  const order = await store.findComplaintOrder(db, orderId);
  if (order) publishComplaintChanged(context, order);
};
