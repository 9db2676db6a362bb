import { messageKinds } from '@haldi/contract/messages/message-kinds';
import {
  dropReasons,
  messageChannels,
  messageStates,
} from '@haldi/contract/messages/message-states';
import type { MessageFacts } from '@haldi/contract/messages/plan-messages';
import type { SalonMessageFacts } from '@haldi/contract/messages/template-values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Every message to somebody, written in the transaction of what it tells. Its due time and its state
 * are in its row: there is no other queue.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: messageKinds }).notNull(),
    /** The order, review or alert that it is about. */
    subject: text().notNull(),
    /** The order again, where it is about one. Its foreign key is in `migrations/additions.sql`. */
    orderId: uuid('order_id'),
    /** What of: the same is told once. */
    occasion: text().notNull(),
    /** The customer whom it goes to or is about: it goes with her account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Who of the staff did what it tells: it is no news to her. No foreign key: null says that no staff
     * did it, and that does not change with her account.
     */
    actorId: text('actor_id'),
    facts: jsonb().$type<MessageFacts & SalonMessageFacts>().notNull(),
    state: text({ enum: messageStates }).notNull().default('planned'),
    dueAt: instant('due_at').notNull(),
    /** From then on it says nothing any more. */
    until: instant('until').notNull(),
    channel: text({ enum: messageChannels }),
    attempts: smallint().notNull().default(0),
    /** What went wrong last. */
    problem: text().notNull().default(''),
    dropReason: text('drop_reason', { enum: dropReasons }),
    claimedAt: instant('claimed_at'),
    /** As it was sent. */
    text: text(),
    sentAt: instant('sent_at'),
    /** Who marked it, of what was sent by hand. */
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the provider calls it. */
    providerId: text('provider_id'),
    delivery: text({ enum: ['delivered', 'read'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('outbox_once')
      .on(table.kind, table.subject, table.occasion)
      .where(sql`${table.state} <> 'dropped'`),
    index('outbox_due').on(table.dueAt, table.id).where(sql`${table.state} = 'planned'`),
    index('outbox_claimed').on(table.claimedAt).where(sql`${table.state} = 'sending'`),
    index('outbox_waiting')
      .on(table.state, table.dueAt, table.id)
      .where(sql`${table.state} in ('to-send', 'failed', 'unsure')`),
    index('outbox_sent').on(table.sentAt, table.id).where(sql`${table.state} = 'sent'`),
    index('outbox_of_order').on(table.orderId),
    index('outbox_of_user').on(table.userId),
    uniqueIndex('outbox_provider_id').on(table.providerId),
    check(
      'outbox_sent_text',
      sql`${table.state} <> 'sent' or (${table.text} is not null and ${table.sentAt} is not null and ${table.channel} is not null)`,
    ),
    check('outbox_dropped', sql`(${table.state} = 'dropped') = (${table.dropReason} is not null)`),
    check('outbox_claimed', sql`${table.state} <> 'sending' or ${table.claimedAt} is not null`),
  ],
);

/** The texts that the owner has changed; the others stand in the contract. */
export const messageTemplates = pgTable('message_templates', {
  kind: text({ enum: messageKinds }).primaryKey(),
  text: text().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  whatsappName: text('whatsapp_name').notNull().default(''),
  whatsappLanguage: text('whatsapp_language').notNull().default('en'),
  version: integer().notNull().default(1),
});

/** Customers who want no messages about their visits. */
export const messageOptOuts = pgTable(
  'message_opt_outs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** None about this order alone: said with its link. */
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('message_opt_outs_once').on(table.userId, table.orderId).nullsNotDistinct()],
);

/** Browsers that take push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** About this order alone: allowed by whoever holds its link. Foreign key as above. */
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('push_subscriptions_once').on(table.endpoint, table.orderId).nullsNotDistinct(),
    index('push_subscriptions_of_user').on(table.userId),
  ],
);

/** One row: what push services know this salon by. Made at the first start. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
);
