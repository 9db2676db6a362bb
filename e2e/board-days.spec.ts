import type { Board, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { emptyVisitProgress } from '@haldi/contract/orders/work/visit-actions';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { Page } from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const main = (page: Page) => page.getByRole('main');
const dayButton = (page: Page) => main(page).getByRole('button', { name: /change day$/ });

const usha = {
  ...{ _id: '1', name: 'Usha Bhosale', picture: null, isFreelancer: false },
  hours: [{ from: 540, to: 1_200 }],
};
const visit: BoardVisit = {
  ...{ _id: 'a0000000-0000-4000-8000-000000000001', orderId: 345_678, version: 1 },
  ...{ customer: 'Vidya Test', phone: '9800000007', recipient: null },
  ...{ place: 'Flat 3, Datta Mandir Road, Wakad - 411057', service: 'Gold Facial' },
  ...{ day: dayAhead(0), slot: '10:00 AM', minutes: 90, status: 'confirmed' },
  progress: emptyVisitProgress,
  ...{ beautician: usha.name, beauticianId: '1', planned: null, askedFor: null, note: '' },
  ...{ design: null, accepted: [], person: '1', needingChange: null, isNow: true },
};
const board: Board = {
  ...{ day: dayAhead(0), today: dayAhead(0), isClosed: false, slots: [...defaultSlots] },
  ...{ span: { from: 540, to: 1_200 }, people: [usha], visits: [], ways: [] },
};
const show = (page: Page, shown: Board) =>
  page.route(/\/api\/admin\/board(\?|$)/, (route) => route.fulfill({ json: shown }));

test('the day changes by buttons and calendar; an invalid day shows today', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/board?day=someday');
  const today = (await dayButton(page).innerText()).split(',').at(-1) ?? '';
  await expect(main(page).getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(`/admin/board?day=${dayAhead(1)}`);
  await main(page).getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(`/admin/board?day=${dayAhead(2)}`);
  await main(page).getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(`/admin/board?day=${dayAhead(1)}`);
  await main(page).getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/admin/board');
  await expect(dayButton(page)).toContainText(today);
  await dayButton(page).click();
  const calendar = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
  await calendar.getByRole('button', { name: /previous month/i }).click();
  await calendar.getByRole('button', { name: / 1\D/ }).first().click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/board\?day=\d{4}-\d\d-01$/);
  await expect(main(page).getByRole('region', { name: /^Schedule for / })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('travel times, tight travel and free time are shown', async ({ page }) => {
  await signInAsAdmin(page);
  const second = { ...visit, _id: 'b', slot: '12:00 PM', customer: 'Asha', isNow: false };
  const third = { ...second, _id: 'c', slot: '01:30 PM', customer: 'Meena' };
  await show(page, {
    ...board,
    visits: [visit, second, third],
    ways: [
      { from: visit._id, to: 'b', minutes: 20, gap: 30, isTight: false },
      { from: 'b', to: 'c', minutes: 40, gap: 0, isTight: true },
    ],
  });
  await openPage(page, '/admin/board');
  await expect(main(page).getByText('20 min', { exact: true })).toBeVisible();
  await expect(main(page).getByText('40 min, only 0 free')).toBeVisible();
  await expect(main(page).getByText('6 h 30 min free')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^10:00 AM .* Vidya Test/ })).toContainText(
    'Now',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a completed visit cannot be moved', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/board');
  const done = main(page)
    .getByRole('button', { name: / Completed / })
    .first();
  await done.click();
  await expect(main(page).getByText('cannot be moved')).toBeVisible();
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Close visit' }).click();
  await expect(done).toBeFocused();
});

test('empty day, closed day, no beauticians and a failed load', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/503|ERR_FAILED/);
  await signInAsAdmin(page);
  // Events of other tests would reload the board.
  await page.route('**/api/admin/events', (route) => route.abort());
  await page.route(/\/api\/admin\/board(\?|$)/, (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/admin/board');
  await expect(main(page).getByText('The board could not be loaded.')).toBeVisible();
  await show(page, board);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    main(page).getByText('No visits on this day.').filter({ visible: true }),
  ).toBeVisible();
  await expect(main(page).getByText('All visits on this day are assigned.')).toBeVisible();
  await expectAccessible(page);
  await show(page, { ...board, isClosed: true });
  await page.reload();
  await expect(main(page).getByText('The salon is closed on this day.')).toBeVisible();
  await show(page, { ...board, people: [] });
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Go to Beauticians' })).toHaveAttribute(
    'href',
    '/admin/beauticians',
  );
});
