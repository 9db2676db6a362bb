import type { Dashboard, NextVisit, NextVisits } from '@haldi/contract/dashboard/schema';
import type { AttentionCounts } from '@haldi/contract/orders/desk/needs-attention';
import { emptyVisitProgress } from '@haldi/contract/orders/work/visit-actions';
import type { Page } from '@playwright/test';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { screens } from './screen-sizes.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const visit: NextVisit = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  orderId: 345_678,
  customer: 'Vidya Test',
  phone: '9800000007',
  recipient: null,
  place: 'B-204, Mayur Residency, Datta Mandir Road, Wakad - 411057',
  service: 'Gold Facial',
  day: dayAhead(0),
  slot: '11:00 AM',
  minutes: 60,
  status: 'confirmed',
  progress: emptyVisitProgress,
  beautician: 'Rekha Salunkhe',
  planned: null,
  isNow: true,
};
const today: NextVisits = {
  day: dayAhead(0),
  total: 6,
  visits: [
    visit,
    {
      ...visit,
      _id: 'b',
      orderId: 345_679,
      customer: 'Lakshmi Venkatasubramanian Iyengar',
      recipient: { name: 'Sunita Rao', phone: '9800000008' },
      slot: '01:00 PM',
      status: 'pending',
      beautician: 'none',
      planned: 'Usha Bhosale',
      isNow: false,
    },
    { ...visit, _id: 'c', slot: '03:00 PM', beautician: 'none', isNow: false },
    { ...visit, _id: 'd', slot: '05:00 PM', isNow: false },
  ],
};
const waiting: AttentionCounts = { unconfirmed: 12, unassigned: 9, needingChange: 1, any: 14 };

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const next = (page: Page) => region(page, 'Up next');
const needsAttention = (page: Page) => region(page, 'Needs attention');

/** Replaces today's visits in every response of the dashboard. */
const answerWith = async (page: Page, work: Partial<Dashboard>): Promise<void> => {
  const json = { ...(await readAsOwner<Dashboard>(page, '/api/admin/dashboard')), ...work };
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json }));
};

test('today’s visits come first and are fully visible', async ({ page }) => {
  await signInAsAdmin(page);
  await answerWith(page, { next: today, waiting });
  await openPage(page, '/admin');
  await expect(next(page).getByText('6 visits left today')).toBeVisible();
  const rows = next(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('11:00 AM');
  await expect(rows.first()).toContainText('Vidya Test');
  await expect(rows.first()).toContainText('B-204, Mayur Residency');
  await expect(rows.first()).toContainText('Rekha Salunkhe');
  await expect(rows.first()).toContainText('Confirmed');
  await expect(rows.first()).toContainText('Now');
  await expect(rows.nth(1)).toContainText('Planned: Usha Bhosale');
  await expect(rows.nth(1)).not.toContainText('Now');
  await expect(rows.nth(2)).toContainText('Unassigned');
  await expect(next(page).getByRole('link', { name: 'Call Vidya Test' }).first()).toHaveAttribute(
    'href',
    'tel:+919800000007',
  );
  await expect(next(page).getByRole('link', { name: 'Call Sunita Rao' })).toHaveAttribute(
    'href',
    'tel:+919800000008',
  );
  const links = needsAttention(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([
    /^12\s*Unconfirmed$/,
    /^9\s*Unassigned$/,
    /^1\s*Needs a change$/,
  ]);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    ['unconfirmed', 'unassigned', 'needingChange'].map((kind) => `/admin/orders?attention=${kind}`),
  );
  for (const { viewport } of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await expect(rows.first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/admin/orders/345678',
  );
});

test('without visits today it shows the next day, and then none', async ({ page }) => {
  await signInAsAdmin(page);
  const tomorrow = { ...visit, day: dayAhead(1), isNow: false };
  await answerWith(page, { next: { day: dayAhead(1), total: 1, visits: [tomorrow] } });
  await openPage(page, '/admin');
  await expect(next(page).getByText('No more visits today. Next: tomorrow')).toBeVisible();
  await expect(next(page).getByRole('listitem')).toHaveCount(1);
  await answerWith(page, {
    next: { day: null, total: 0, visits: [] },
    waiting: { unconfirmed: 0, unassigned: 0, needingChange: 0, any: 0 },
  });
  await openPage(page, '/admin');
  await expect(next(page).getByText('No upcoming visits.')).toBeVisible();
  await expect(needsAttention(page).getByText('Nothing needs your attention.')).toBeVisible();
  await expectAccessible(page);
});

test('the figures link to their orders', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin');
  const day = dayAhead(0);
  for (const [name, href] of [
    [/pending Orders/, '/admin/orders?status=pending'],
    [/completed Today/, `/admin/orders?status=completed&from=${day}&to=${day}`],
    [/In Progress/, '/admin/orders?underWay=now'],
    [/Total Revenue/, '/admin/analytics'],
    [/Total Orders/, '/admin/orders'],
    [/Active Users/, '/admin/users'],
    [/Avg Rating/, '/review'],
  ] as const) {
    const link = page
      .getByRole('list', { name: /Today at a glance|All-time totals/ })
      .getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
  }
  const { inProgress } = await readAsOwner<Dashboard>(page, '/api/admin/dashboard');
  const found = await readAsOwner<{ count: number }>(page, '/api/orders/count?underWay=now');
  expect(found.count).toBe(inProgress);
  await page.getByRole('link', { name: /Active Users/ }).click();
  await expect(page).toHaveURL('/admin/users');
  const card = page.getByRole('listitem').filter({ hasText: 'Active Users' });
  await expect(card).toContainText('Registered customers');
});

test('the counts update with new orders', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin');
  await expect(needsAttention(page)).toBeVisible();
  await answerWith(page, { waiting: { ...waiting, unconfirmed: 4321 } });
  await placeOrderOfNewCustomer(page);
  await expect(needsAttention(page).getByRole('link', { name: /Unconfirmed/ })).toContainText(
    '4,321',
  );
});
