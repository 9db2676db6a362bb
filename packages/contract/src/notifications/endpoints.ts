import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Badges, NotificationList } from './schema.ts';

export const readBadges = endpoint({
  method: 'GET',
  path: '/api/admin/badges',
  summary: 'How many orders are pending and how many notifications unread',
  auth: 'desk',
  bearer: true,
  answer: Badges,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/admin/notifications',
  summary: 'The latest new orders, cancelled orders and new reviews',
  auth: 'desk',
  bearer: true,
  answer: NotificationList,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/admin/notifications/read',
  summary: 'Marks everything up to an instant as read by this admin',
  auth: 'desk',
  bearer: true,
  /** The newest one that was shown. */
  body: z.strictObject({ until: z.iso.datetime() }),
  status: 204,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});
