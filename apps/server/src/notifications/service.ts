import {
  type Badges,
  maxCountedUnread,
  type Notification,
} from '@haldi/contract/notifications/schema';
import { readUsernames } from '../accounts/service.ts';
import { findUserById } from '../accounts/user-admin/service.ts';
import { countMessagesNeedingAction } from '../messages/service.ts';
import {
  countOrderActivitySince,
  countPendingOrders,
  type OrderActivity,
  readLatestOrderActivity,
} from '../orders/activity/service.ts';
import type { Db } from '../platform/database/database.ts';
import { countReviewsSince, type LatestReview, readLatestReviews } from '../reviews/service.ts';
import { advanceReadMark, findReadMark } from './read-mark-store.ts';

const minListed = 30;
const maxListed = 100;

/** Without a mark, everything from before the account existed counts as read. */
const readUntil = async (db: Db, adminId: string): Promise<Date> =>
  (await findReadMark(db, adminId)) ?? (await findUserById(db, adminId))?.createdAt ?? new Date(0);

type DatedNotification = Omit<Notification, 'at' | 'isUnread'> & { at: Date; isOwn: boolean };

const fromOrderActivity = (
  { id, kind, username, orderId, at }: OrderActivity,
  isOwn: boolean,
): DatedNotification => ({
  _id: id,
  kind,
  username,
  orderId,
  at,
  isOwn,
});

const fromReview = ({ id, rating, at }: LatestReview, username: string): DatedNotification => ({
  _id: `review-${id}`,
  kind: 'new-review',
  username,
  rating,
  at,
  isOwn: false,
});

const listLatest = async (db: Db, adminId: string, limit: number): Promise<DatedNotification[]> => {
  // Sequential, because the demo data is written on a single connection.
  const orders = await readLatestOrderActivity(db, limit);
  const reviews = await readLatestReviews(db, limit);
  const names = await readUsernames(
    db,
    reviews.map((review) => review.userId),
  );
  return [
    ...orders.map((activity) => fromOrderActivity(activity, activity.adminId === adminId)),
    ...reviews.map((review) => fromReview(review, names.get(review.userId) ?? '')),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
};

const countUnread = async (db: Db, adminId: string, mark: Date): Promise<number> => {
  const limit = maxCountedUnread;
  const [orderActivities, reviews] = await Promise.all([
    countOrderActivitySince(db, mark, { adminId, limit }),
    countReviewsSince(db, mark, limit),
  ]);
  return Math.min(limit, orderActivities + reviews);
};

/** An admin's own actions are listed, but never unread. */
export const listNotifications = async (db: Db, adminId: string): Promise<Notification[]> => {
  const mark = await readUntil(db, adminId);
  const unread = await countUnread(db, adminId, mark);
  const length = Math.min(maxListed, Math.max(minListed, unread));
  const found = await listLatest(db, adminId, length);
  return found.map(({ at, isOwn, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    isUnread: !isOwn && at > mark,
  }));
};

export const readBadges = async (db: Db, adminId: string): Promise<Badges> => {
  const mark = await readUntil(db, adminId);
  const [pendingOrders, unreadNotifications, messagesWaiting] = await Promise.all([
    countPendingOrders(db),
    countUnread(db, adminId, mark),
    countMessagesNeedingAction(db),
  ]);
  return { pendingOrders, unreadNotifications, messagesWaiting };
};

/** An instant in the future is replaced by now. */
export const markNotificationsRead = (
  db: Db,
  adminId: string,
  until: Date,
  now: Date,
): Promise<void> => advanceReadMark(db, adminId, until < now ? until : now);

export const markAllButNewestRead = async (
  db: Db,
  adminId: string,
  unread: number,
): Promise<void> => {
  const others = (await listLatest(db, adminId, minListed)).filter(({ isOwn }) => !isOwn);
  const newestRead = others[unread];
  if (newestRead) await advanceReadMark(db, adminId, newestRead.at);
};
