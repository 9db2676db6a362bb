import { complaintStates } from '@haldi/contract/complaints/complaint-permissions';
import { complaintSources } from '@haldi/contract/complaints/desk/schema';
import { type ComplaintOutcome, outcomeKinds } from '@haldi/contract/complaints/outcome';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { orders } from '../orders/tables.ts';
import { bytes } from '../platform/media/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One per order; a further complaint about it reopens the case. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The customer. Null: the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text({ enum: complaintSources }).notNull(),
    state: text({ enum: complaintStates }).notNull().default('open'),
    handlerId: text('handler_id').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Null: open. */
    outcome: text({ enum: outcomeKinds }),
    closedAt: instant('closed_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('complaints_of_order').on(table.orderId),
    index('complaints_open').on(table.dueOn, table.id).where(sql`${table.state} = 'open'`),
    index('complaints_closed').on(table.closedAt, table.id).where(sql`${table.state} = 'closed'`),
    index('complaints_of_user').on(table.userId),
    index('complaints_of_handler').on(table.handlerId),
    check('complaints_state', sql`${table.state} in ('open', 'closed')`),
    check(
      'complaints_closed_with_outcome',
      sql`(${table.state} = 'closed') = (${table.outcome} is not null) and (${table.state} = 'closed') = (${table.closedAt} is not null)`,
    ),
  ],
);

export type StepFacts = {
  /** The account of the new handler; null: no one. */
  handlerId?: string | null;
  dueOn?: string;
  outcome?: ComplaintOutcome;
};

/** Only added to. The texts are deleted with the account of the customer. */
export const complaintSteps = pgTable(
  'complaint_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.id),
    kind: text({
      enum: ['opened', 'message', 'note', 'picture', 'handler', 'due', 'closed', 'reopened'],
    }).notNull(),
    text: text().notNull().default(''),
    facts: jsonb().$type<StepFacts>().notNull().default({}),
    /** Null: the customer. Not a foreign key, because steps stay when the account is deleted. */
    adminId: text('admin_id'),
    /** Unique per complaint, so that a repeated attempt has no effect. Null: a picture. */
    attempt: uuid(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('complaint_steps_of_complaint').on(table.complaintId, table.id),
    uniqueIndex('complaint_steps_attempt').on(table.complaintId, table.attempt),
  ],
);

/** Not in `images`, whose pictures everyone can read. */
export const complaintPictures = pgTable(
  'complaint_pictures',
  {
    id: uuid().primaryKey(),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.id),
    /** Of the content, so that a repeated upload has no effect. */
    hash: text().notNull(),
    picture: bytes().notNull(),
    /** Null: the customer. */
    adminId: text('admin_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('complaint_pictures_once').on(table.complaintId, table.hash)],
);
