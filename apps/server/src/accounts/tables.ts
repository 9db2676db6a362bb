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

export const addressColumns = () => ({
  street: text().notNull().default(''),
  apartmentNumber: text('apartment_number').notNull().default(''),
  landmark: text().notNull().default(''),
  town: text().notNull().default(''),
  state: text().notNull().default(''),
  pincode: text().notNull().default(''),
  /** Both null: unknown. */
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
 * Deleted accounts leave no row. Rows that outlive them refer here with `on delete set null`, all
 * others with `on delete cascade`.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** For searching; not unique. */
    usernameKey: text('username_key').notNull(),
    /** Lower case. */
    email: text().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    mobileNumber: text('mobile_number'),
    /** False: contact data entered by staff, not usable for login yet. */
    mobileIsLogin: boolean('mobile_is_login').notNull().default(true),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** Null: no login with a password. */
    passwordHash: text('password_hash'),
    ...addressColumns(),
    role: text({ enum: roles }).notNull().default('customer'),
    beauticianId: integer('beautician_id')
      .unique()
      .references((): AnyPgColumn => beauticians.id, { onDelete: 'set null' }),
    status: text({ enum: ['active', 'blocked'] })
      .notNull()
      .default('active'),
    isDemo: boolean('is_demo').notNull().default(false),
    consentAt: instant('consent_at'),
    /** Hashes of the texts that the user agreed to. */
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

export const isCustomer = eq(users.role, 'customer');

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    label: text().notNull(),
    /** Empty: the account's owner lives there. */
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

/** Both secrets are stored only as SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: userId(),
    bearerHash: text('bearer_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    device: text().notNull(),
    /**
     * Created by the callback of the identity provider: short-lived until the page exchanges it.
     */
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
    /** An emailed link proves that the address is the user's. */
    byMail: boolean('by_mail').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_links_by_user').on(table.userId)],
);

/** The latest confirmation link of a user. */
export const emailLinks = pgTable('email_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** WhatsApp codes of the last day: the latest of a user is valid, all count towards the limits. */
export const mobileCodes = pgTable(
  'mobile_codes',
  {
    id: text().primaryKey(),
    /** Null after the account is deleted: a new account must not reset the limit of the number. */
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
 * Browsers in which the user has logged in before: guesses from elsewhere do not slow them down.
 * The browser keeps the secret in a cookie, this is its SHA-256.
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
 * Consecutive wrong passwords per login and network or known device, whether or not the account
 * exists.
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

/** Wrong passwords per login within an hour, from all networks. */
export const hourlyLoginFailures = pgTable(
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

/** Logins started at the identity provider and not completed yet. */
export const oidcLogins = pgTable(
  'oidc_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    /** The browser keeps the secret in a cookie. */
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    next: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_logins_by_age').on(table.expiresAt)],
);
