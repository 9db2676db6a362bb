import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRecipient } from '../channels/channel-adapter.ts';
import { pushKeys, pushSubscriptions } from '../tables.ts';

export type PushBrowser = Pick<
  typeof pushSubscriptions.$inferSelect,
  'endpoint' | 'p256dh' | 'auth'
>;
export type PushKeyPair = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>;

export const findPushKeys = async (db: Db): Promise<PushKeyPair | undefined> => {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return keys;
};

/** Ignored if another instance was faster. */
export const insertPushKeys = async (db: Db, keys: PushKeyPair): Promise<void> => {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
};

/** With an order id: subscribed by order link. */
export type BrowserOwner = { userId: string; orderId: string | null };

const ofOwner = ({ userId, orderId }: BrowserOwner): SQL | undefined =>
  orderId === null
    ? and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.orderId))
    : eq(pushSubscriptions.orderId, orderId);

/** A browser belongs to the user who subscribed last. */
export const upsertBrowser = async (
  tx: Db,
  owner: BrowserOwner,
  { endpoint, ...keys }: PushBrowser,
  createdAt: Date,
): Promise<void> => {
  const held = { ...keys, ...owner, createdAt };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...held })
    .onConflictDoUpdate({
      target: [pushSubscriptions.endpoint, pushSubscriptions.orderId],
      set: held,
    });
};

export const deleteOldestBrowsers = async (
  tx: Db,
  owner: BrowserOwner,
  most: number,
): Promise<void> => {
  const { endpoint, createdAt } = pushSubscriptions;
  const older = tx
    .select({ endpoint })
    .from(pushSubscriptions)
    .where(ofOwner(owner))
    .orderBy(desc(createdAt), desc(endpoint))
    .offset(most);
  await tx.delete(pushSubscriptions).where(and(ofOwner(owner), inArray(endpoint, older)));
};

export const deleteBrowsers = async (db: Db, endpoints: readonly string[]): Promise<void> => {
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
};

export const deleteBrowsersOfUser = async (db: Db, userId: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(ofOwner({ userId, orderId: null }));
};

export const lockPushSubscribers = (
  tx: Db,
  { endpoint, p256dh, auth }: PushBrowser,
): Promise<BrowserOwner[]> =>
  tx
    .select({ userId: pushSubscriptions.userId, orderId: pushSubscriptions.orderId })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(pushSubscriptions.p256dh, p256dh),
        eq(pushSubscriptions.auth, auth),
      ),
    )
    .for('update');

export const deleteBrowsersOfOrder = async (tx: Db, orderId: string): Promise<void> => {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.orderId, orderId));
};

/** Current staff, except the one who caused the message. */
const ofStaff = ({ actorId }: MessageRecipient): SQL | undefined =>
  and(
    isNull(pushSubscriptions.orderId),
    inArray(users.role, ['owner', 'desk']),
    eq(users.status, 'active'),
    actorId === null ? undefined : ne(users.id, actorId),
  );

/** Matches nothing without an account and an order. */
const ofCustomer = ({ userId }: MessageRecipient, orderId: string | null): SQL | undefined =>
  and(
    eq(users.status, 'active'),
    or(
      userId === null ? undefined : ofOwner({ userId, orderId: null }),
      orderId === null ? undefined : eq(pushSubscriptions.orderId, orderId),
    ),
  );

/** The account may have been linked to another beautician, or lost its access. */
const ofBeautician = ({ beauticianId }: MessageRecipient): SQL | undefined =>
  and(
    isNull(pushSubscriptions.orderId),
    eq(users.status, 'active'),
    ne(users.role, 'customer'),
    beauticianId === null ? sql`false` : eq(users.beauticianId, beauticianId),
  );

const ofAudience = ({ to, orderId }: PushTarget): SQL | undefined => {
  if (to.audience === 'salon') return ofStaff(to);
  return to.audience === 'beautician' ? ofBeautician(to) : ofCustomer(to, orderId);
};

export type PushTarget = { to: MessageRecipient; orderId: string | null };

export const listPushBrowsersToNotify = async (
  db: Db,
  target: PushTarget,
): Promise<PushBrowser[]> => {
  const { to, orderId } = target;
  if (to.audience === 'customer' && to.userId === null && orderId === null) return [];
  return db
    .selectDistinctOn([pushSubscriptions.endpoint], {
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(ofAudience(target))
    .orderBy(pushSubscriptions.endpoint, desc(pushSubscriptions.createdAt));
};

export const listPushBrowsersOfUser = (db: Db, userId: string) =>
  db
    .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
