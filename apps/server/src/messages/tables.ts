import type { MessageFacts } from '@haldi/contract/messages/message-changes';
import { messageKinds } from '@haldi/contract/messages/message-kinds';
import {
  type ChannelAttempt,
  dropReasons,
  messageChannels,
  messageStates,
} from '@haldi/contract/messages/message-states';
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
import { beauticians } from '../roster/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Messages are written in the transaction of the change they report. State and due time are in the
 * row; there is no other queue.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: messageKinds }).notNull(),
    subject: text().notNull(),
    /** The foreign key is in `migrations/0001_additions.sql`. */
    orderId: uuid('order_id'),
    occasion: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The staff member who caused the message. No foreign key: null means that no staff member did,
     * and must not result from deleting an account.
     */
    actorId: text('actor_id'),
    /** The beautician to whom the message goes. */
    beauticianId: integer('beautician_id').references(() => beauticians.id, {
      onDelete: 'cascade',
    }),
    facts: jsonb().$type<MessageFacts & SalonMessageFacts>().notNull(),
    state: text({ enum: messageStates }).notNull().default('planned'),
    dueAt: instant('due_at').notNull(),
    /** The message is pointless after this time. */
    until: instant('until').notNull(),
    channel: text({ enum: messageChannels }),
    attempts: smallint().notNull().default(0),
    problem: text().notNull().default(''),
    tried: jsonb().$type<ChannelAttempt[]>().notNull().default([]),
    dropReason: text('drop_reason', { enum: dropReasons }),
    claimedAt: instant('claimed_at'),
    /** As sent; null before. */
    text: text(),
    sentAt: instant('sent_at'),
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    providerId: text('provider_id'),
    delivery: text({ enum: ['delivered', 'read'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('outbox_once')
      .on(table.kind, table.subject, table.occasion)
      .where(sql`${table.state} <> 'dropped'`),
    index('outbox_due')
      .on(table.dueAt, table.createdAt, table.id)
      .where(sql`${table.state} = 'planned'`),
    index('outbox_claimed').on(table.claimedAt).where(sql`${table.state} = 'sending'`),
    index('outbox_waiting')
      .on(table.state, table.dueAt, table.id)
      .where(sql`${table.state} in ('to-send', 'failed', 'unsure')`),
    index('outbox_sent').on(table.sentAt, table.id).where(sql`${table.state} = 'sent'`),
    index('outbox_of_order').on(table.orderId),
    index('outbox_of_user').on(table.userId),
    index('outbox_of_beautician')
      .on(table.beauticianId)
      .where(sql`${table.beauticianId} is not null`),
    uniqueIndex('outbox_provider_id').on(table.providerId),
    check(
      'outbox_sent_text',
      sql`${table.state} <> 'sent' or (${table.text} is not null and ${table.sentAt} is not null and ${table.channel} is not null)`,
    ),
    check(
      'outbox_to_beautician',
      sql`starts_with(${table.kind}, 'work-') = (${table.beauticianId} is not null)`,
    ),
    check('outbox_dropped', sql`(${table.state} = 'dropped') = (${table.dropReason} is not null)`),
    check('outbox_claimed', sql`${table.state} <> 'sending' or ${table.claimedAt} is not null`),
  ],
);

/** Only texts that were edited; the defaults are in the contract. */
export const messageTemplates = pgTable('message_templates', {
  kind: text({ enum: messageKinds }).primaryKey(),
  text: text().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  whatsappName: text('whatsapp_name').notNull().default(''),
  whatsappLanguage: text('whatsapp_language').notNull().default('en'),
  version: integer().notNull().default(1),
});

export const messageOptOuts = pgTable(
  'message_opt_outs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set for an opt-out by order link, which applies to that order only. */
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('message_opt_outs_once').on(table.userId, table.orderId).nullsNotDistinct()],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set for a subscription by order link. The foreign key is in `migrations/0001_additions.sql`. */
    orderId: uuid('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('push_subscriptions_once').on(table.endpoint, table.orderId).nullsNotDistinct(),
    index('push_subscriptions_of_user').on(table.userId),
  ],
);

/** VAPID keys, one row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one_row', sql`${table.id} = 1`)],
);
