import type { Page } from '@playwright/test';
import { addBeauticianByApi } from './beauticians-by-api.ts';
import { anyFreeSlot, freeSlot, openBoard, unassignedVisit } from './board-locators.ts';
import { bookVisitOfNewCustomer } from './book-customer-visit.ts';
import { dayForTest } from './booking-helpers.ts';
import { expect, test } from './fixtures.ts';
import { fetchOrder } from './order-dialog.ts';
import { screens } from './screen-sizes.ts';
import { clickAndExpectToast } from './toasts.ts';

test.use(screens.phone);

const swipe = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: 250 })),
    });
  await touch('touchStart', [330]);
  for (let x = 310; x >= 50; x -= 20) await touch('touchMove', [x]);
  await touch('touchEnd', []);
};

test('a phone shows one beautician at a time, also while a visit is selected', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 9);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  await openBoard(page, day);
  const beautician = await addBeauticianByApi(page, 'Gita');
  await page.reload();
  const people = page.getByRole('navigation', { name: 'Beauticians' });
  const shown = people.locator('[aria-current=true]');
  // The text is a name and a count, which changes while a visit is selected.
  const first = ((await shown.textContent()) ?? '').split(/\d/)[0]?.trim() ?? '';
  await unassignedVisit(page, order).click();
  await expect(anyFreeSlot(page).first()).toBeVisible();
  const region = page.getByRole('region', { name: /^Schedule for / });
  await region.evaluate((part) => part.scrollIntoView());
  await swipe(page);
  await expect(shown).not.toContainText(first);
  await page.getByRole('button', { name: 'Previous beautician' }).click();
  await expect(shown).toContainText(first);
  await people.getByRole('button', { name: new RegExp(`^${beautician.name}`) }).click();
  await expect(shown).toContainText(beautician.name);
  await clickAndExpectToast(page, 'Visit moved', freeSlot(page, beautician, '02:00 PM'));
  expect(await fetchOrder(page, order)).toMatchObject({
    ...{ appointmentSlot: '02:00 PM', beautician: beautician.name },
  });
});
