import type { Board, BoardVisit } from '@haldi/contract/dashboard/schema';
import { firstSlots } from '@haldi/contract/schedule/slots';
import type { Page } from '@playwright/test';
import { adminPage } from './admin.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { orderOfNewCustomer } from './order-desk.ts';

type Figures = {
  totalRevenue: number;
  totalOrders: number;
  revenueGrowth: number;
  orderGrowth: number;
  totalUsers: number;
  avgRating: number;
  pendingOrders: number;
  completedToday: number;
  inProgress: number;
  today: string;
  recentOrders: { id: number; customer: string }[];
  daily: { day: string; services: { category: string; quantity: number }[] }[];
};

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, label: string) =>
  main(page)
    .getByRole('list', { name: /Today at a glance|The business so far/ })
    .getByRole('listitem')
    .filter({ hasText: label });
const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
const openDashboard = async (page: Page): Promise<void> => {
  await openPage(page, '/admin');
  await expect(main(page).getByRole('heading', { name: 'Popular Services' })).toBeVisible();
};

test.describe('the dashboard', () => {
  test('shows the figures of the API, by token', async ({ page }) => {
    const admin = await adminPage(page);
    const asked = page.waitForResponse('**/api/admin/dashboard');
    await openDashboard(page);
    const response = await asked;
    expect(response.request().headers().authorization).toMatch(/^Bearer /);
    const figures = (await response.json()) as Figures;
    await expect(
      main(page).getByRole('heading', { name: `Welcome back, ${admin.username}` }),
    ).toBeVisible();
    await expect(card(page, 'Total Revenue')).toContainText(rupees(figures.totalRevenue));
    await expect(card(page, 'Total Revenue')).toContainText(`${figures.revenueGrowth}%`);
    await expect(card(page, 'Total Revenue')).toContainText('from last month');
    await expect(card(page, 'Total Orders')).toContainText(String(figures.totalOrders));
    await expect(card(page, 'Total Orders')).toContainText(`${figures.orderGrowth}%`);
    await expect(card(page, 'Active Users')).toContainText('Registered customers');
    await expect(card(page, 'Avg Rating')).toContainText(figures.avgRating.toFixed(1));
    await expect(card(page, 'pending Orders')).toContainText(/\d+/);
    await expect(card(page, 'completed Today')).toContainText(/\d+/);
    await expect(card(page, 'In Progress')).toContainText(/\d+/);
    const recent = main(page).getByRole('region', { name: 'Recent Orders' });
    await expect(recent.getByRole('listitem')).toHaveCount(8);
    await expect(recent.getByRole('listitem').first()).toContainText(/#\d{6}.*₹/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('the period cuts what is there and asks the server nothing', async ({ page }) => {
    await adminPage(page);
    const asked = page.waitForResponse('**/api/admin/dashboard');
    await openDashboard(page);
    const figures = (await (await asked).json()) as Figures;
    const popular = main(page).getByRole('region', { name: 'Popular Services' });
    const sumOf = (days: number, category: string): number =>
      figures.daily
        .slice(-days)
        .flatMap(({ services }) => services)
        .filter((service) => service.category === category)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const period = main(page).getByRole('group', { name: 'Period' });
    await expect(period.getByRole('radio', { name: '7 Days' })).toBeChecked();
    await expect(popular).toContainText(`Facial ${sumOf(7, 'Facial')}`);
    await expect(popular.locator('svg.recharts-surface')).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/admin\/dashboard$/.test(request.url())) calls.push(request.url());
    });
    for (const [label, days] of [
      ['30 Days', 30],
      ['90 Days', 90],
      ['7 Days', 7],
    ] as const) {
      await period.getByText(label).click();
      await expect(period.getByRole('radio', { name: label })).toBeChecked();
      await expect(popular).toContainText(`Waxing ${sumOf(days, 'Waxing')}`);
      await expect(popular).toContainText(`In ${days} days`.toLowerCase());
    }
    await period.getByText('Today').click();
    await expect(card(page, 'Total Orders')).toContainText(/\d+ new today/);
    for (const call of calls) expect(call).not.toContain('period');
  });

  test('a new order shows without a reload', async ({ page }) => {
    await adminPage(page);
    await openDashboard(page);
    const order = await orderOfNewCustomer(page);
    const recent = main(page).getByRole('region', { name: 'Recent Orders' });
    const row = recent.getByRole('link', { name: new RegExp(`#${order.orderId}`) });
    await expect(row).toContainText('Pending');
    await expect(row).toContainText(order.username);
    await expect(row).toContainText(rupees(order.total));
    await expect(row).toHaveAttribute('href', `/admin/orders/${order.orderId}`);
  });

  test('a refused dashboard stays on its text, with another try under it', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/503/, /Unauthorized/);
    await adminPage(page);
    await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 503 }));
    await openPage(page, '/admin');
    await expect(page.getByText('Loading dashboard...')).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByText('Loading dashboard...')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/dashboard');
    await again.click();
    await expect(main(page).getByRole('heading', { name: 'Popular Services' })).toBeVisible();
  });

  test('All orders leads to the orders', async ({ page }) => {
    await adminPage(page);
    await openDashboard(page);
    await main(page).getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveURL('/admin/orders');
  });
});

const visit: BoardVisit = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  orderId: 345_678,
  customer: 'Vidya Test',
  phone: '9800000007',
  visited: null,
  place: 'Datta Mandir Road, Wakad - 411057',
  service: 'Gold Facial, Eyebrow Threading',
  slot: '10:00 AM',
  minutes: 90,
  status: 'confirmed',
  beautician: 'Rekha Salunkhe',
  planned: null,
  askedFor: null,
  note: '',
  design: null,
  accepted: ['TRAVEL'],
  isNow: true,
};

const emptyBoard: Board = {
  day: dayAhead(0),
  seats: 0,
  slots: [...firstSlots],
  beauticians: [],
  visits: [],
};

test.describe('Live View', () => {
  test('opens the board of today, which moves as orders come in', async ({ page }) => {
    await adminPage(page);
    await openDashboard(page);
    await main(page).getByRole('button', { name: 'Live View' }).click();
    await expect(page).toHaveURL('/admin?view=live');
    await expect(main(page).getByRole('heading', { name: 'Live View' })).toBeVisible();
    await expect(main(page).getByText('09:00 AM')).toBeVisible();
    await expectNoSidewaysScroll(page);

    const board = {
      ...emptyBoard,
      seats: 6,
      beauticians: ['Rekha Salunkhe', 'Usha Bhosale'],
    };
    await page.route('**/api/admin/dashboard/board', (route) =>
      route.fulfill({
        json: {
          ...board,
          visits: [
            visit,
            {
              ...visit,
              _id: 'b',
              customer: 'Asha',
              slot: '05:00 PM',
              minutes: 60,
              beautician: 'none',
              planned: 'Usha Bhosale',
              status: 'pending',
              isNow: false,
            },
          ],
        },
      }),
    );
    await orderOfNewCustomer(page);
    // Nobody of the demo has that name: only the board that was fetched anew shows it.
    const shown = main(page).getByRole('article').filter({ hasText: visit.customer });
    await expect(shown).toContainText('Confirmed');
    await expect(shown).toContainText('Now');
    await expect(main(page).getByText('Vidya Test goes on')).toBeVisible();
    await expect(main(page).getByText('Unassigned')).toBeVisible();
    await expect(main(page).getByText('Planned: Usha Bhosale')).toBeVisible();
    await expect(shown).toContainText('Tight on the way');
    await expect(shown.getByRole('link', { name: 'Call Vidya Test' })).toHaveAttribute(
      'href',
      'tel:+919800000007',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shown.getByRole('link', { name: '#345678' }).click();
    await expect(page).toHaveURL('/admin/orders?search=345678');
    await page.goBack();
    await main(page).getByRole('button', { name: 'Back to dashboard' }).click();
    await expect(main(page).getByRole('heading', { name: 'Popular Services' })).toBeVisible();
  });

  test('six beauticians and what nobody has fit on a laptop', async ({ page }) => {
    await adminPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const beauticians = ['Rekha', 'Usha', 'Anjali', 'Nasreen', 'Maria', 'Sunanda'].map(
      (name) => `${name} Venkatasubramanian`,
    );
    const visits = ['none', ...beauticians].map((beautician, place) => ({
      ...visit,
      _id: String(place),
      customer: 'Lakshmi Venkatasubramanian',
      beautician,
    }));
    await page.route('**/api/admin/dashboard/board', (route) =>
      route.fulfill({ json: { ...emptyBoard, seats: 6, beauticians, visits } }),
    );
    await openPage(page, '/admin?view=live');
    const board = main(page).getByRole('region', { name: 'Today’s visits by slot and beautician' });
    await expect(board.getByRole('article')).toHaveCount(7);
    const [shown, all] = await board.evaluate((part) => [part.clientWidth, part.scrollWidth]);
    expect(all).toBe(shown);
    const cut = await board
      .getByRole('article')
      .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('a day without visits, and a board that fails', async ({ page, expectedMessages }) => {
    expectedMessages.push(/503/);
    await adminPage(page);
    await page.route('**/api/admin/dashboard/board', (route) => route.fulfill({ status: 503 }));
    await openPage(page, '/admin?view=live');
    await expect(main(page).getByText('The board could not be loaded.')).toBeVisible();
    await page.unroute('**/api/admin/dashboard/board');
    await page.route('**/api/admin/dashboard/board', (route) =>
      route.fulfill({ json: emptyBoard }),
    );
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('No visits today')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'See the roster' })).toHaveAttribute(
      'href',
      '/admin/beauticians',
    );
  });
});
