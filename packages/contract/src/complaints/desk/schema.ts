import * as z from 'zod/mini';
import { Day } from '../../kit/day-schema.ts';
import { Count, Version } from '../../kit/integer-schemas.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { AttemptId } from '../../orders/attempt-id.ts';
import { OrderId } from '../../orders/order-id.ts';
import { OrderStatus } from '../../orders/status.ts';
import { complaintStates } from '../complaint-permissions.ts';
import { ComplaintOutcome, OutcomeRequest, outcomeKinds } from '../outcome.ts';
import { ComplaintText } from '../schema.ts';

export const complaintViews = ['open', 'overdue', 'closed'] as const;
export const ComplaintView = z.enum(complaintViews);
export type ComplaintView = z.infer<typeof ComplaintView>;

/** Who opened it: the customer, staff for a caller, or staff from a review. */
export const complaintSources = ['customer', 'phone', 'review'] as const;

const Person = z.strictObject({ id: z.string(), name: z.string() });

export const ComplaintSummary = z.strictObject({
  _id: z.string(),
  order: z.strictObject({
    _id: z.string(),
    orderId: OrderId,
    status: OrderStatus,
    appointmentDate: Day,
    /** Null: the account was deleted. */
    customer: z.nullable(z.extend(Person, { phone: z.string() })),
    /** Names, in the order of the visit. */
    services: z.array(z.string()),
    /** Null: unassigned. */
    beautician: z.nullable(z.string()),
  }),
  source: z.enum(complaintSources),
  state: z.enum(complaintStates),
  dueOn: Day,
  isOverdue: z.boolean(),
  /** The member of staff who looks after it. */
  handler: z.nullable(Person),
  /** Null: open. */
  outcome: z.nullable(z.enum(outcomeKinds)),
  /** The newest text of the customer; empty after the account was deleted. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  version: Version,
});
export type ComplaintSummary = z.infer<typeof ComplaintSummary>;

export const ComplaintEntry = z.strictObject({
  _id: z.int(),
  kind: z.enum(['opened', 'message', 'note', 'picture', 'handler', 'due', 'closed', 'reopened']),
  /** Null: the customer. */
  by: z.nullable(z.string()),
  text: z.string(),
  /** Only of `handler`: the name; null: no one. */
  handler: z.nullable(z.string()),
  /** Only of `due`. */
  dueOn: z.nullable(Day),
  /** Only of `closed`. */
  outcome: z.nullable(ComplaintOutcome),
  at: z.iso.datetime(),
});
export type ComplaintEntry = z.infer<typeof ComplaintEntry>;

export const Complaint = z.extend(ComplaintSummary, {
  /** Newest first. */
  entries: z.array(ComplaintEntry),
  pictures: z.array(
    z.strictObject({ url: z.string(), by: z.enum(['customer', 'salon']), at: z.iso.datetime() }),
  ),
  /** Staff who can look after it. */
  staff: z.array(Person),
});
export type Complaint = z.infer<typeof Complaint>;

export const ComplaintList = z.strictObject({
  /** Open ones by due day; closed ones newest first. */
  items: z.array(ComplaintSummary),
  /** Null: no more. */
  next: z.nullable(z.string()),
  counts: z.record(ComplaintView, Count),
});
export type ComplaintList = z.infer<typeof ComplaintList>;

/** For the dashboard. */
export const ComplaintCounts = z.strictObject({ open: Count, overdue: Count });
export type ComplaintCounts = z.infer<typeof ComplaintCounts>;

const sent = { attempt: AttemptId };
const versioned = { version: Version, ...sent };

export const ComplaintChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note'), text: ComplaintText, ...sent }),
  z.strictObject({ kind: z.literal('set-handler'), handler: z.nullable(Identifier), ...versioned }),
  z.strictObject({ kind: z.literal('set-due-day'), dueOn: Day, ...versioned }),
  z.strictObject({
    kind: z.literal('close'),
    outcome: OutcomeRequest,
    /** To the customer. */
    reply: ComplaintText,
    ...versioned,
  }),
  /** The text is a note. */
  z.strictObject({ kind: z.literal('reopen'), text: ComplaintText, ...versioned }),
]);
export type ComplaintChange = z.infer<typeof ComplaintChange>;
