import type { CustomerComplaint } from '@haldi/contract/complaints/schema';
import type { Db } from '../platform/database/database.ts';
import { pictureUrl } from './read-complaints.ts';
import * as store from './store.ts';

const kinds = {
  opened: 'opened',
  message: 'message',
  closed: 'closed',
  reopened: 'reopened',
} as const;

/** Notes and who looks after the complaint are internal, as is why staff opened it again. */
const toEntries = (steps: readonly store.StepRow[]): CustomerComplaint['entries'] =>
  steps.flatMap(({ kind, text, facts, adminId, createdAt }) =>
    kind in kinds
      ? [
          {
            kind: kinds[kind as keyof typeof kinds],
            by: adminId === null ? ('customer' as const) : ('salon' as const),
            text: kind === 'reopened' && adminId !== null ? '' : text,
            outcome: facts.outcome ?? null,
            at: createdAt.toISOString(),
          },
        ]
      : [],
  );

const toCustomerComplaint = async (
  db: Db,
  { id, state, dueOn }: store.ComplaintRow,
): Promise<CustomerComplaint> => {
  const pictures = await store.listPictures(db, id);
  return {
    ...{ state, dueOn },
    entries: toEntries(await store.listSteps(db, id)),
    pictures: pictures
      .filter(({ adminId }) => adminId === null)
      .map((picture) => pictureUrl(id, picture.id)),
  };
};

type Answer = { complaint: CustomerComplaint | null };

export const readCustomerComplaint = async (db: Db, orderId: string): Promise<Answer> => {
  const row = await store.findComplaintOfOrder(db, orderId);
  return { complaint: row ? await toCustomerComplaint(db, row) : null };
};

/** Order links get shared, so that only the state is shown. */
export const readComplaintOfLinkedOrder = async (db: Db, orderId: string): Promise<Answer> => {
  const { complaint } = await readCustomerComplaint(db, orderId);
  if (!complaint) return { complaint };
  const entries = complaint.entries.map((entry) => ({ ...entry, text: '', outcome: null }));
  return { complaint: { ...complaint, entries, pictures: [] } };
};

export const readComplaintsForDownload = async (db: Db, userId: string) => {
  const rows = await store.listComplaintsOfUser(db, userId);
  return Promise.all(
    rows.map(async (row) => ({
      order: (await store.findComplaintOrder(db, row.orderId))?.orderNumber,
      openedAt: row.createdAt,
      ...(await toCustomerComplaint(db, row)),
      pictures: (await store.listOwnPictures(db, row.id)).map(
        (picture) => `data:image/webp;base64,${picture.toString('base64')}`,
      ),
    })),
  );
};
