import type { ComponentType } from 'react';
import { type MetaFunction, useMatches } from 'react-router';
import { privatePageMeta } from './lib/page-meta.ts';
import { lazyWithPreload } from './ui/lazy-with-preload.ts';

const screen = (title: string, load: () => Promise<{ default: ComponentType }>) => ({
  title,
  Screen: lazyWithPreload(load),
});

/** Loaded separately, because every page contains the list of all route files. */
const screens = {
  '/admin': screen('Dashboard', () => import('./dashboard/dashboard-screen.tsx')),
  '/admin/board': screen('Board', () => import('./orders/desk/board/board-screen.tsx')),
  '/admin/orders/new': screen(
    'Book by phone',
    () => import('./checkout/desk/phone-booking-screen.tsx'),
  ),
  '/admin/documents/:document': screen(
    'Bill',
    () => import('./documents/desk/document-screen.tsx'),
  ),
  '/admin/messages': screen('Messages', () => import('./messages/desk/messages-screen.tsx')),
  '/admin/messages/templates': screen(
    'Message templates',
    () => import('./messages/desk/templates-screen.tsx'),
  ),
  '/admin/complaints': screen(
    'Complaints',
    () => import('./complaints/desk/complaints-screen.tsx'),
  ),
  '/admin/complaints/:id': screen(
    'Complaint',
    () => import('./complaints/desk/complaint-screen.tsx'),
  ),
  '/admin/day-close': screen(
    'Day close',
    () => import('./orders/desk/day-close/day-close-screen.tsx'),
  ),
  '/admin/payouts': screen('Payouts', () => import('./payouts/payouts-screen.tsx')),
  '/admin/payouts/:payout': screen('Payout', () => import('./payouts/statement-screen.tsx')),
  '/admin/accounting': screen('Accounting', () => import('./accounting/accounting-screen.tsx')),
  '/admin/accounting/tally': screen(
    'Ledgers in Tally',
    () => import('./accounting/tally/tally-ledgers-screen.tsx'),
  ),
  '/admin/users': screen('User Management', () => import('./users/users-screen.tsx')),
  '/admin/users/:id': screen('Customer', () => import('./users/customer/customer-screen.tsx')),
  '/admin/beauticians': screen('Beauticians', () => import('./roster/beauticians-screen.tsx')),
  '/admin/beauticians/:id': screen('Beauticians', () => import('./roster/beautician-screen.tsx')),
  '/admin/services/file': screen(
    'Import / export',
    () => import('./catalogue/desk/menu-file/menu-import-export-screen.tsx'),
  ),
  '/admin/services/sections': screen(
    'Pages and sections',
    () => import('./catalogue/desk/pages-and-sections/pages-and-sections-screen.tsx'),
  ),
  '/admin/services/starter': screen(
    'Starter menu',
    () => import('./catalogue/desk/starter-menu-screen.tsx'),
  ),
  '/admin/moderation': screen(
    'Reviews & Posts',
    () => import('./moderation/desk/moderation-screen.tsx'),
  ),
  '/admin/analytics': screen('Analytics', () => import('./analytics/analytics-screen.tsx')),
  '/admin/setup': screen('Set up your salon', () => import('./setup/desk/setup-screen.tsx')),
  '/admin/settings': screen('Settings', () => import('./settings/desk/settings-index-screen.tsx')),
  '/admin/settings/general': screen('General', () => import('./settings/desk/settings-screen.tsx')),
  '/admin/settings/site-text': screen(
    'Website text',
    () => import('./branding/site-text/desk/site-text-screen.tsx'),
  ),
  '/admin/settings/branding': screen(
    'Branding',
    () => import('./branding/desk/branding-screen.tsx'),
  ),
  '/admin/settings/areas': screen('Service areas', () => import('./areas/desk/areas-screen.tsx')),
  '/admin/settings/staff': screen('Staff', () => import('./users/staff/staff-accounts-screen.tsx')),
  '/admin/settings/payments': screen(
    'Payments',
    () => import('./payment-settings/desk/payment-settings-screen.tsx'),
  ),
  '/admin/settings/billing': screen(
    'Bills and tax',
    () => import('./documents/desk/document-settings-screen.tsx'),
  ),
  '/admin/settings/coupons': screen(
    'Coupons',
    () => import('./orders/desk/coupons/coupons-screen.tsx'),
  ),
  '/admin/settings/policies': screen(
    'Policies',
    () => import('./policies/desk/policies-screen.tsx'),
  ),
  '/admin/settings/activity': screen('Audit log', () => import('./audit/audit-screen.tsx')),
  '/admin/settings/remove-demo-data': screen(
    'Remove demo data',
    () => import('./setup/desk/remove-demo-data-screen.tsx'),
  ),
};

export type StaffScreen = keyof typeof screens;

type Matches = readonly ({ id: string } | undefined)[];
const screenOf = (matches: Matches) => screens[matches.at(-1)?.id as StaffScreen];

export const meta: MetaFunction = ({ matches }) =>
  privatePageMeta(matches, screenOf(matches).title);

export default function StaffScreenRoute() {
  const { Screen } = screenOf(useMatches());
  return <Screen />;
}
