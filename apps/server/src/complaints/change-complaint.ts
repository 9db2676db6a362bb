import type { ComplaintStep } from '@haldi/contract/complaints/complaint-permissions';
import type { ComplaintChange } from '@haldi/contract/complaints/desk/schema';
import { isAdminRole } from '@haldi/contract/kit/role';
import { readUsernames } from '../accounts/service.ts';
import { findUserById } from '../accounts/user-admin/service.ts';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import * as errors from './errors.ts';
import {
  type ComplaintsContext,
  isRepeated,
  type LockedCase,
  lockCase,
  publishComplaintChanged,
  reopen,
  requireAllowed,
  type Sender,
  saveStep,
} from './locked-case.ts';
import * as store from './store.ts';

/** Closing is in its own file, because it also changes or books an order. */
type Change = Exclude<ComplaintChange, { kind: 'close' }>;

const stepKinds = {
  note: 'note',
  'set-handler': 'handler',
  'set-due-day': 'due',
  reopen: 'reopened',
} as const satisfies Partial<Record<ComplaintStep, store.NewStep['kind']>>;

const textOf = (change: Change): string => ('text' in change ? change.text : '');

export const requireCurrentVersion = (
  complaint: store.ComplaintRow,
  { version }: { version: number },
): void => {
  if (complaint.version !== version) throw errors.changedError();
};

type Staff = Sender & { by: Identity };

const recordChange = (
  tx: Db,
  { order }: LockedCase,
  { by, at }: Staff,
  before: Record<string, string | null>,
  after: Record<string, string | null>,
): Promise<void> =>
  recordAuditEntry(tx, {
    ...{ by, at, act: 'complaint-changed' },
    subject: { id: order.id, name: `#${order.orderNumber}` },
    changes: auditChangesBetween(before, after),
  });

const setHandler = async (
  tx: Db,
  locked: LockedCase,
  handlerId: string | null,
  sender: Staff,
): Promise<void> => {
  const { complaint } = locked;
  const person = handlerId === null ? undefined : await findUserById(tx, handlerId);
  const works = person !== undefined && isAdminRole(person.role) && person.status === 'active';
  if (handlerId !== null && !works) throw errors.noSuchHandlerError();
  await store.updateComplaint(tx, complaint, { handlerId });
  await saveStep(tx, complaint, { kind: 'handler', text: '', facts: { handlerId } }, sender);
  // As the names of staff in other entries: as they are now.
  const { handlerId: before } = complaint;
  const names = await readUsernames(tx, [before ?? [], handlerId ?? []].flat());
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  await recordChange(
    tx,
    locked,
    sender,
    { complaintHandler: nameOf(before) },
    { complaintHandler: nameOf(handlerId) },
  );
};

const setDueDay = async (
  tx: Db,
  locked: LockedCase,
  dueOn: string,
  sender: Staff,
): Promise<void> => {
  const { complaint } = locked;
  await store.updateComplaint(tx, complaint, { dueOn });
  await saveStep(tx, complaint, { kind: 'due', text: '', facts: { dueOn } }, sender);
  await recordChange(tx, locked, sender, { dueOn: complaint.dueOn }, { dueOn });
};

const apply = async (tx: Db, locked: LockedCase, change: Change, sender: Staff): Promise<void> => {
  const { order, complaint } = locked;
  if (change.kind !== 'note') requireCurrentVersion(complaint, change);
  switch (change.kind) {
    case 'note':
      // Notes leave the version, so that others can go on with what they were doing.
      return saveStep(tx, complaint, { kind: 'note', text: change.text }, sender);
    case 'set-handler':
      return setHandler(tx, locked, change.handler, sender);
    case 'set-due-day':
      return setDueDay(tx, locked, change.dueOn, sender);
    case 'reopen': {
      await reopen(tx, locked, change.text, sender);
      const subject = { id: order.id, name: `#${order.orderNumber}` };
      const { by, at } = sender;
      return recordAuditEntry(tx, { by, at, act: 'complaint-reopened', subject });
    }
  }
};

export const changeComplaint = async (
  context: ComplaintsContext,
  by: Identity,
  id: string,
  change: Change,
): Promise<void> => {
  const { db, clock } = context;
  const sender = { by, attempt: change.attempt, at: clock() };
  const found = await store.findComplaint(db, id);
  if (!found) throw errors.notFoundError();
  const order = await db.transaction(async (tx) => {
    const locked = await lockCase(tx, found.orderId);
    const sent = { kind: stepKinds[change.kind], text: textOf(change) };
    if (await isRepeated(tx, locked.complaint, change.attempt, sent)) return locked.order;
    requireAllowed(change.kind, sender, locked.complaint);
    await apply(tx, locked, change, sender);
    return locked.order;
  });
  publishComplaintChanged(context, order);
};
