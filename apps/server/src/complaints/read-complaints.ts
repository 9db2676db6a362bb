import { complaintPageSize } from '@haldi/contract/complaints/desk/endpoints';
import type {
  Complaint,
  ComplaintEntry,
  ComplaintList,
  ComplaintSummary,
  ComplaintView,
} from '@haldi/contract/complaints/desk/schema';
import { readComplaintPicture as readPictureCall } from '@haldi/contract/complaints/endpoints';
import { isOverdue } from '@haldi/contract/complaints/schema';
import { type CursorPosition, encodeCursor } from '@haldi/contract/kit/cursor';
import { indiaDay } from '@haldi/contract/kit/dates';
import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { isAdminRole } from '@haldi/contract/kit/role';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { readUsernames } from '../accounts/service.ts';
import { listStaff } from '../accounts/staff/service.ts';
import { readOrdersById } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import * as errors from './errors.ts';
import * as store from './store.ts';

type Names = ReadonlyMap<string, string>;

const personOf = (id: string | null, names: Names): { id: string; name: string } | null => {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
};

const orderOf = ({ _id, orderId, status, ...order }: Order): ComplaintSummary['order'] => ({
  ...{ _id, orderId, status, appointmentDate: order.appointmentDate },
  customer:
    order.userId === '' ? null : { id: order.userId, name: order.username, phone: order.userPhone },
  services: order.services.map(({ name }) => name),
  beautician: order.beautician === noBeautician ? null : order.beautician,
});

type Related = {
  orders: ReadonlyMap<string, Order>;
  texts: ReadonlyMap<string, string>;
  names: Names;
  today: string;
};

const toSummary = (
  row: store.ComplaintRow,
  { orders, texts, names, today }: Related,
): ComplaintSummary => {
  const order = orders.get(row.orderId);
  if (!order) throw new Error(`complaint ${row.id} has no order`);
  const { id: _id, source, state, dueOn, outcome, version } = row;
  return {
    ...{ _id, source, state, dueOn, outcome, version },
    order: orderOf(order),
    isOverdue: isOverdue(row, today),
    handler: personOf(row.handlerId, names),
    text: texts.get(row.id) ?? '',
    createdAt: row.createdAt.toISOString(),
  };
};

const readRelated = async (
  db: Db,
  rows: readonly store.ComplaintRow[],
  now: Date,
): Promise<Related> => ({
  orders: await readOrdersById(
    db,
    rows.map(({ orderId }) => orderId),
  ),
  texts: await store.listLatestTexts(
    db,
    rows.map(({ id }) => id),
  ),
  names: await readUsernames(
    db,
    rows.flatMap(({ handlerId }) => handlerId ?? []),
  ),
  today: indiaDay(now),
});

const positionOf = ({ id, dueOn, closedAt }: store.ComplaintRow): CursorPosition => ({
  createdAt: closedAt?.toISOString() ?? `${dueOn}T00:00:00.000Z`,
  id,
});

type ListQuery = {
  view?: ComplaintView | undefined;
  order?: string | undefined;
  cursor?: CursorPosition | undefined;
  limit?: number | undefined;
};

export const readComplaints = async (
  db: Db,
  { view = 'open', order, cursor: after, limit = complaintPageSize }: ListQuery,
  now: Date,
): Promise<ComplaintList> => {
  const today = indiaDay(now);
  const ofOrder = order === undefined ? undefined : await store.findComplaintOfOrder(db, order);
  const found =
    order === undefined
      ? // One extra row tells whether there is a next page.
        await store.listComplaints(db, { view, today, after, limit: limit + 1 })
      : [ofOrder ?? []].flat();
  const rows = found.slice(0, limit);
  const related = await readRelated(db, rows, now);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => toSummary(row, related)),
    next: found.length > rows.length && last ? encodeCursor(positionOf(last)) : null,
    counts: await store.countComplaints(db, today),
  };
};

const toEntry = (step: store.StepRow, names: Names): ComplaintEntry => {
  const { id: _id, kind, text, facts, adminId, createdAt } = step;
  return {
    ...{ _id, kind, text },
    by: adminId === null ? null : (names.get(adminId) ?? ''),
    handler: facts.handlerId ? (names.get(facts.handlerId) ?? '') : null,
    dueOn: facts.dueOn ?? null,
    outcome: facts.outcome ?? null,
    at: createdAt.toISOString(),
  };
};

export const pictureUrl = (complaint: string, picture: string): string =>
  endpointUrl(readPictureCall, { params: { complaint, picture } });

const listHandlers = async (db: Db): Promise<Complaint['staff']> =>
  (await listStaff(db))
    .filter(({ role, isBlocked }) => isAdminRole(role) && !isBlocked)
    .map(({ id, name }) => ({ id, name }));

export const readComplaint = async (db: Db, id: string, now: Date): Promise<Complaint> => {
  const row = await store.findComplaint(db, id);
  if (!row) throw errors.notFoundError();
  const steps = await store.listSteps(db, id);
  const pictures = await store.listPictures(db, id);
  const people = steps.flatMap(({ adminId, facts }) => [adminId ?? [], facts.handlerId ?? []]);
  const names = await readUsernames(db, [...new Set(people.flat())]);
  return {
    ...toSummary(row, await readRelated(db, [row], now)),
    entries: steps.map((step) => toEntry(step, names)).toReversed(),
    pictures: pictures.map(({ id: picture, adminId, createdAt }) => ({
      url: pictureUrl(id, picture),
      by: adminId === null ? 'customer' : 'salon',
      at: createdAt.toISOString(),
    })),
    staff: await listHandlers(db),
  };
};

/** Staff, and the customer who sent it. Everyone else gets "not found". */
export const readPicture = async (
  db: Db,
  { userId, role }: Identity,
  complaint: string,
  id: string,
): Promise<Buffer> => {
  const found = await store.findPicture(db, complaint, id);
  const isOwn = found?.adminId === null && found.userId === userId;
  if (!found || !(isAdminRole(role) || isOwn)) throw errors.notFoundError();
  return found.picture;
};
