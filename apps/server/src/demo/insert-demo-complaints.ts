import { createHash } from 'node:crypto';
import type { ComplaintOutcome } from '@haldi/contract/complaints/outcome';
import { defaultDueDay } from '@haldi/contract/complaints/schema';
import { discountAmount } from '@haldi/contract/orders/discounts/discount-amount';
import type { Order } from '@haldi/contract/orders/schema';
import { insertComplaint, insertStep, type NewStep, updateComplaint } from '../complaints/store.ts';
import { readOrderPage } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import { demoAdmin, demoCustomers } from './people.ts';

const hour = 60 * 60_000;

/** The same for the same order in every demo. */
const uuidOf = (text: string): string => {
  const digits = createHash('sha256').update(text).digest('hex');
  const group = (from: number, to: number): string => digits.slice(from, to);
  return `${group(0, 8)}-${group(8, 12)}-4${group(13, 16)}-8${group(17, 20)}-${group(20, 32)}`;
};

type DemoComplaint = {
  order: Order | undefined;
  source: 'customer' | 'phone' | 'review';
  openedAt: Date;
  text: string;
  note?: string;
  closed?: { outcome: ComplaintOutcome; reply: string };
};

const insertDemoComplaint = async (
  tx: Db,
  { order, source, openedAt, text, note, closed }: DemoComplaint,
): Promise<void> => {
  if (!order) return;
  const { _id: orderId, userId } = order;
  const admin = demoAdmin().id;
  const id = uuidOf(`demo complaint ${orderId}`);
  const complaint = await insertComplaint(tx, {
    ...{ id, orderId, userId, source, createdAt: openedAt, dueOn: defaultDueDay(openedAt) },
    handlerId: source === 'customer' && !closed ? null : admin,
  });
  const add = (
    step: Pick<NewStep, 'kind' | 'text'> & Partial<NewStep>,
    hours: number,
  ): Promise<void> =>
    insertStep(tx, {
      ...{ complaintId: id, facts: {}, adminId: admin, attempt: null },
      createdAt: new Date(openedAt.getTime() + hours * hour),
      ...step,
    });
  await add({ kind: 'opened', text, adminId: source === 'customer' ? null : admin }, 0);
  if (note) await add({ kind: 'note', text: note }, 3);
  if (!closed) return;
  const { outcome, reply } = closed;
  const closedAt = new Date(openedAt.getTime() + 20 * hour);
  await updateComplaint(tx, complaint, { state: 'closed', outcome: outcome.kind, closedAt });
  await add({ kind: 'closed', text: reply, facts: { outcome } }, 20);
};

/** About completed visits that ended some days ago, newest first. */
export const insertDemoComplaints = async (tx: Db, now: Date): Promise<void> => {
  const { orders } = await readOrderPage(tx, { status: 'completed' }, { now, sort: 'placed' });
  const ago = (days: number): Date => new Date(now.getTime() - days * 24 * hour - 40 * 60_000);
  const dayAgo = (days: number): string => ago(days).toISOString().slice(0, 10);
  const past = orders.toSorted((one, other) =>
    one.appointmentDate < other.appointmentDate ? 1 : -1,
  );
  const [asha] = demoCustomers();
  const taken = new Set<string>();
  const latest = (days: number, isRight: (order: Order) => boolean = () => true) => {
    const found = past.find(
      ({ _id, userId, appointmentDate, ...order }) =>
        appointmentDate < dayAgo(days) &&
        userId !== asha?.id &&
        !taken.has(_id) &&
        isRight({ _id, userId, appointmentDate, ...order }),
    );
    if (found) taken.add(found._id);
    return found;
  };
  const late = latest(8, ({ discounts }) =>
    discounts.some(({ code, percent }) => code === null && percent !== null),
  );
  const lateDiscount = late?.discounts.find(({ code }) => code === null);
  const complaints: DemoComplaint[] = [
    {
      order: past.find(({ userId }) => userId === asha?.id),
      ...{ source: 'customer', openedAt: ago(0.2) },
      text: 'The visit was twenty minutes shorter than booked, and it felt rushed.',
    },
    {
      order: latest(4),
      ...{ source: 'phone', openedAt: ago(4) },
      text: 'My skin was red for a whole day. I would like to know which products were used.',
      note: 'Asked the beautician for the list of products. Call back with it.',
    },
    {
      order: latest(12),
      ...{ source: 'review', openedAt: ago(11) },
      text: 'Arrived without a towel and asked for one of mine.',
      closed: {
        outcome: { kind: 'apology' },
        reply: 'We are sorry. Every kit now has two fresh towels, and we check it each morning.',
      },
    },
  ];
  if (lateDiscount && late) {
    const amount = discountAmount(lateDiscount, late);
    complaints.push({
      order: late,
      ...{ source: 'customer', openedAt: ago(7) },
      text: 'I waited for forty minutes and nobody told me.',
      closed: {
        outcome: { kind: 'discount', amount },
        reply: 'You should not have waited without a word. We are sorry and took 10% off.',
      },
    });
  }
  for (const complaint of complaints) await insertDemoComplaint(tx, complaint);
};
