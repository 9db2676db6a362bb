import { roles } from '@haldi/contract/kit/role';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { policyTexts } from '../policies/tables.ts';
import { beauticians } from '../roster/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An address, in every table that has one. */
export const addressColumns = () => ({
  street: text().notNull().default(''),
  apartmentNumber: text('apartment_number').notNull().default(''),
  landmark: text().notNull().default(''),
  town: text().notNull().default(''),
  state: text().notNull().default(''),
  pincode: text().notNull().default(''),
  /** Both null: not known. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

export const coordinateChecks = (
  name: string,
  { latitude, longitude }: Record<'latitude' | 'longitude', SQLWrapper>,
) => [
  check(`${name}_latitude`, sql`${latitude} between -90 and 90`),
  check(`${name}_longitude`, sql`${longitude} between -180 and 180`),
];

/**
 * A deleted account leaves no row here. What outlives it refers to it with `on delete set null`,
 * the rest with `on delete cascade`.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** What names are searched by; two people may have the same. */
    usernameKey: text('username_key').notNull(),
    /** Lower case. */
    email: text().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    mobileNumber: text('mobile_number'),
    /** False: the salon wrote the number down, and calls it; nobody logs in with it yet. */
    mobileIsLogin: boolean('mobile_is_login').notNull().default(true),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** Null: nobody can log in with a password. */
    passwordHash: text('password_hash'),
    ...addressColumns(),
    role: text({ enum: roles }).notNull().default('customer'),
    /** Her place on the roster, where she goes to visits; one person has one account. */
    beauticianId: integer('beautician_id')
      .unique()
      .references((): AnyPgColumn => beauticians.id, { onDelete: 'set null' }),
    status: text({ enum: ['active', 'blocked'] })
      .notNull()
      .default('active'),
    /** Part of the demo data. */
    isDemo: boolean('is_demo').notNull().default(false),
    consentAt: instant('consent_at'),
    /** The texts agreed to with it, by their hash. */
    privacyText: text('privacy_text').references(() => policyTexts.hash),
    termsText: text('terms_text').references(() => policyTexts.hash),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_login_mobile').on(table.mobileNumber).where(sql`${table.mobileIsLogin}`),
    index('users_by_mobile').on(table.mobileNumber),
    index('users_by_age').on(table.createdAt, table.id),
    index('users_staff').on(table.id).where(sql`${table.role} <> 'customer'`),
    check('users_email', sql`${table.email} = lower(${table.email})`),
    check('users_mobile_number', sql`${table.mobileNumber} ~ '^[6-9][0-9]{9}$'`),
    check('users_pincode', sql`${table.pincode} ~ '^([1-9][0-9]{5})?$'`),
    check('users_role', sql`${table.role} in ('customer', 'beautician', 'desk', 'owner')`),
    check('users_status', sql`${table.status} in ('active', 'blocked')`),
    ...coordinateChecks('users', table),
  ],
);

/** Everybody but the staff: what they order for themselves is no business. */
export const isCustomer = eq(users.role, 'customer');

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where somebody has the salon come, beside the address of the account. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    label: text().notNull(),
    /** Who lives there; empty: the owner of the account. */
    recipientName: text('recipient_name').notNull().default(''),
    recipientPhone: text('recipient_phone').notNull().default(''),
    ...addressColumns(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_addresses_label').on(table.userId, sql`lower(${table.label})`),
    check('saved_addresses_pincode', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
    ...coordinateChecks('saved_addresses', table),
  ],
);

/** Both secrets of a session are held as their SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: userId(),
    bearerHash: text('bearer_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    device: text().notNull(),
    /** Made by the identity provider's callback: short-lived until the page swaps it for another. */
    awaitsPickUp: boolean('awaits_pick_up').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId, table.createdAt)],
);

export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** A link that came by mail proves that the address is the user's. */
    byMail: boolean('by_mail').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_links_by_user').on(table.userId)],
);

/** Mailed to an address to show that it is the user's. The latest link of a user. */
export const emailLinks = pgTable('email_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Codes sent on WhatsApp to verify a number, for a day: the latest of a user is valid, the rest count. */
export const mobileCodes = pgTable(
  'mobile_codes',
  {
    id: text().primaryKey(),
    /** A new account for the same number must not begin to count anew. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    numberHash: text('number_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mobile_codes_by_user').on(table.userId, table.sentAt),
    index('mobile_codes_by_number').on(table.numberHash, table.sentAt),
    index('mobile_codes_by_age').on(table.sentAt),
  ],
);

/**
 * Browsers in which somebody has logged in to an account: strangers who guess its password elsewhere
 * do not slow them down. A browser keeps the secret in a cookie, here is its SHA-256.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_by_age').on(table.lastUsedAt),
  ],
);

/**
 * Wrong passwords in a row for one login from one network or known device, whether or not an account
 * has that login.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    loginHash: text('login_hash').primaryKey(),
    failures: integer().notNull(),
    lastFailedAt: instant('last_failed_at').notNull(),
    waitUntil: instant('wait_until'),
  },
  (table) => [index('login_failures_by_age').on(table.lastFailedAt)],
);

/** Wrong passwords for one login within an hour, from wherever. */
export const loginFailuresAnHour = pgTable(
  'hourly_login_failures',
  {
    loginHash: text('login_hash').primaryKey(),
    failures: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('login_failures_an_hour_by_end').on(table.endsAt)],
);

export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('oidc_identities_by_user').on(table.userId),
  ],
);

/** Log ins that went to the identity provider and have not come back. */
export const oidcLogins = pgTable(
  'oidc_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    /** The browser that began it holds the other half in a cookie. */
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    next: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_logins_by_age').on(table.expiresAt)],
);
