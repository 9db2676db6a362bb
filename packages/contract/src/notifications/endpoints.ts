import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Badges, NotificationList } from './schema.ts';

export const readBadges = endpoint({
  method: 'GET',
  path: '/api/admin/badges',
  summary: 'Counts pending orders, unread notifications and messages that need action',
  auth: 'desk',
  bearer: true,
  answer: Badges,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/admin/notifications',
  summary: 'Lists the latest new orders, cancelled orders and new reviews',
  auth: 'desk',
  bearer: true,
  answer: NotificationList,
});

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/admin/notifications/read',
  summary: 'Marks all notifications up to an instant as read by this admin',
  auth: 'desk',
  bearer: true,
  /** The newest notification shown. */
  body: z.strictObject({ until: z.iso.datetime() }),
});
