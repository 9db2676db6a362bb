import type { ComplaintView } from '@haldi/contract/complaints/desk/schema';
import type { CursorPosition } from '@haldi/contract/kit/cursor';
import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { isCompletedVisit, orders } from '../orders/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { reviews } from '../reviews/tables.ts';
import { complaintPictures, complaintSteps, complaints } from './tables.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
export type StepRow = typeof complaintSteps.$inferSelect;
export type NewStep = Omit<StepRow, 'id'>;
type PictureRow = typeof complaintPictures.$inferSelect;

const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  userId: orders.userId,
  status: orders.status,
  appointmentDate: orders.appointmentDate,
  startMinute: orders.startMinute,
  version: orders.version,
};
export type ComplaintOrder = Pick<typeof orders.$inferSelect, keyof typeof orderColumns>;

const selectOrder = (db: Db, id: string) =>
  db.select(orderColumns).from(orders).where(eq(orders.id, id));

export const findComplaintOrder = async (
  db: Db,
  id: string,
): Promise<ComplaintOrder | undefined> => {
  const [row] = await selectOrder(db, id);
  return row;
};

/** Locked before its complaint, as by order commands. */
export const lockComplaintOrder = async (
  tx: Db,
  id: string,
): Promise<ComplaintOrder | undefined> => {
  const [row] = await selectOrder(tx, id).for('no key update');
  return row;
};

/** The order must be locked. */
export const findComplaintOfOrder = async (
  db: Db,
  orderId: string,
): Promise<ComplaintRow | undefined> => {
  const [row] = await db.select().from(complaints).where(eq(complaints.orderId, orderId));
  return row;
};

export const findComplaint = async (db: Db, id: string): Promise<ComplaintRow | undefined> => {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id));
  return row;
};

export const insertComplaint = async (
  tx: Db,
  row: Omit<ComplaintRow, 'state' | 'outcome' | 'closedAt' | 'version'>,
): Promise<ComplaintRow> => {
  const [inserted] = await tx.insert(complaints).values(row).returning();
  if (!inserted) throw new Error('an inserted complaint has no row');
  return inserted;
};

export const updateComplaint = async (
  tx: Db,
  { id, version }: ComplaintRow,
  changes: Partial<Pick<ComplaintRow, 'state' | 'handlerId' | 'dueOn' | 'outcome' | 'closedAt'>>,
): Promise<void> => {
  await tx
    .update(complaints)
    .set({ ...changes, version: version + 1 })
    .where(eq(complaints.id, id));
};

export const insertStep = async (tx: Db, step: NewStep): Promise<void> => {
  await tx.insert(complaintSteps).values(step);
};

export const findStepOfAttempt = async (
  db: Db,
  complaintId: string,
  attempt: string,
): Promise<StepRow | undefined> => {
  const [row] = await db
    .select()
    .from(complaintSteps)
    .where(and(eq(complaintSteps.complaintId, complaintId), eq(complaintSteps.attempt, attempt)));
  return row;
};

/** Oldest first. */
export const listSteps = (db: Db, complaintId: string): Promise<StepRow[]> =>
  db
    .select()
    .from(complaintSteps)
    .where(eq(complaintSteps.complaintId, complaintId))
    .orderBy(asc(complaintSteps.id));

const pictureColumns = {
  id: complaintPictures.id,
  hash: complaintPictures.hash,
  adminId: complaintPictures.adminId,
  createdAt: complaintPictures.createdAt,
};
export type ListedPicture = Pick<PictureRow, keyof typeof pictureColumns>;

/** Oldest first, without the pictures themselves. */
export const listPictures = (db: Db, complaintId: string): Promise<ListedPicture[]> =>
  db
    .select(pictureColumns)
    .from(complaintPictures)
    .where(eq(complaintPictures.complaintId, complaintId))
    .orderBy(asc(complaintPictures.createdAt), asc(complaintPictures.id));

/** Of the customer. */
export const listOwnPictures = async (db: Db, complaintId: string): Promise<Buffer[]> => {
  const rows = await db
    .select({ picture: complaintPictures.picture })
    .from(complaintPictures)
    .where(and(eq(complaintPictures.complaintId, complaintId), isNull(complaintPictures.adminId)));
  return rows.map(({ picture }) => picture);
};

export const insertPicture = async (tx: Db, row: PictureRow): Promise<void> => {
  await tx.insert(complaintPictures).values(row);
};

export const findPicture = async (
  db: Db,
  complaintId: string,
  id: string,
): Promise<{ picture: Buffer; adminId: string | null; userId: string | null } | undefined> => {
  const [row] = await db
    .select({
      picture: complaintPictures.picture,
      adminId: complaintPictures.adminId,
      userId: complaints.userId,
    })
    .from(complaintPictures)
    .innerJoin(complaints, eq(complaints.id, complaintPictures.complaintId))
    .where(and(eq(complaintPictures.id, id), eq(complaintPictures.complaintId, complaintId)));
  return row;
};

/** The day as an instant, so that it can be a cursor. */
const dueAt = sql`(${complaints.dueOn}::timestamp at time zone 'UTC')`;

const conditions = (today: string): Record<ComplaintView, SQL | undefined> => ({
  open: eq(complaints.state, 'open'),
  overdue: and(eq(complaints.state, 'open'), lt(complaints.dueOn, today)),
  closed: eq(complaints.state, 'closed'),
});

type ComplaintsQuery = {
  view: ComplaintView;
  today: string;
  after: CursorPosition | undefined;
  limit: number;
};

export const listComplaints = (
  db: Db,
  { view, today, after, limit }: ComplaintsQuery,
): Promise<ComplaintRow[]> => {
  const isClosed = view === 'closed';
  const sortedBy = isClosed ? sql`${complaints.closedAt}` : dueAt;
  const [sign, direction] = isClosed ? [sql`<`, desc] : [sql`>`, asc];
  const isAfter =
    after &&
    sql`(${sortedBy}, ${complaints.id}) ${sign} (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(complaints)
    .where(and(conditions(today)[view], isAfter))
    .orderBy(direction(sortedBy), direction(complaints.id))
    .limit(limit);
};

export const countComplaints = async (
  db: Db,
  today: string,
): Promise<Record<ComplaintView, number>> => {
  const isIn = conditions(today);
  const countOf = (view: ComplaintView) =>
    sql<number>`count(*) filter (where ${isIn[view]})`.mapWith(Number);
  const [row] = await db
    .select({ open: countOf('open'), overdue: countOf('overdue'), closed: countOf('closed') })
    .from(complaints);
  if (!row) throw new Error('nothing was counted');
  return row;
};

/** By complaint: the newest text of the customer, or with which staff opened it. */
export const listLatestTexts = async (
  db: Db,
  complaintIds: readonly string[],
): Promise<Map<string, string>> => {
  if (complaintIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([complaintSteps.complaintId], {
      id: complaintSteps.complaintId,
      text: complaintSteps.text,
    })
    .from(complaintSteps)
    .where(
      sql`${complaintSteps.complaintId} = any(${sql.param([...complaintIds])}::uuid[]) and (
        ${complaintSteps.kind} = 'opened' or
        (${complaintSteps.kind} in ('message', 'reopened') and ${isNull(complaintSteps.adminId)})
      )`,
    )
    .orderBy(complaintSteps.complaintId, desc(complaintSteps.id));
  return new Map(rows.map(({ id, text }) => [id, text]));
};

export type BadReview = { userId: string; rating: number; orderId: string | null };

/** With the last completed order of its author. */
export const findReviewWithLastVisit = async (
  db: Db,
  reviewId: string,
): Promise<BadReview | undefined> => {
  const lastVisit = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, reviews.userId), isCompletedVisit(orders)))
    .orderBy(desc(orders.appointmentDate), desc(orders.startMinute))
    .limit(1);
  const [row] = await db
    .select({
      userId: reviews.userId,
      rating: reviews.rating,
      orderId: sql<string | null>`(${lastVisit})`,
    })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return row;
};

export const listComplaintsOfUser = (db: Db, userId: string): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.userId, userId))
    .orderBy(asc(complaints.createdAt), asc(complaints.id));

const ofUser = (db: Db, userId: string) =>
  db.select({ id: complaints.id }).from(complaints).where(eq(complaints.userId, userId));

/** Also notes and replies, because they are about the customer. What was done stays for figures. */
export const deleteTextsAndPicturesOfUser = async (tx: Db, userId: string): Promise<void> => {
  const ids = ofUser(tx, userId);
  await tx.delete(complaintPictures).where(sql`${complaintPictures.complaintId} in (${ids})`);
  await tx
    .update(complaintSteps)
    .set({ text: '' })
    .where(sql`${complaintSteps.complaintId} in (${ids})`);
};
