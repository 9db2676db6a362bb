import { formatPaise } from '@haldi/contract/kit/paise';
import type { Coupon, CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import type { Page } from '@playwright/test';
import {
  chooseDay,
  chooseSlot,
  dayForTest,
  findService,
  goToOrderReviewDialog,
  mockWhatsapp,
  openCart,
  orderReviewDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import {
  describeOnBothScreens,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './fixtures.ts';
import { screens } from './screen-sizes.ts';
import { ownerSession, signInAsAdmin } from './staff-sessions.ts';
import { newPerson, signInAsNewCustomer } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page) => page.getByRole('main');

let created = 0;
const newCode = (): string => {
  created += 1;
  return `E2E${process.pid}${created}`;
};

const addCoupon = async (page: Page, over: Partial<CouponTerms> = {}): Promise<Coupon> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.post('/api/admin/coupons', {
    headers,
    data: {
      ...{ code: newCode(), percent: 20, amount: null, ceiling: null, minimumOrder: 0 },
      ...{ firstVisitOnly: false, startsOn: null, endsOn: null, maxUses: null },
      ...{ usesPerCustomer: null, sections: [], services: [] },
      ...over,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Coupon;
};

const pause = async (page: Page, { _id }: Coupon): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const data = { isPaused: true };
  const answer = await request.put(`/api/admin/coupons/${_id}/paused`, { headers, data });
  expect(answer.status()).toBe(200);
};

test.describe('a customer on a phone', () => {
  test.use(screens.phone);
  test.beforeEach(async ({ page }) => mockWhatsapp(page));

  test('orders with a coupon from a link', async ({ page, expectedMessages }, info) => {
    // The last check of a coupon that was paused.
    expectedMessages.push(/409/);
    await signInAsNewCustomer(page);
    const service = await findService(page.request);
    const { code } = await addCoupon(page);
    const off = Math.floor(service.price / 5);
    const label = `Coupon ${code} (20%)`;
    await storeCart(page, [service]);
    await openPage(page, `/service/threading?coupon=${code.toLowerCase()}`);
    const cart = await openCart(page);
    await expect(cart).toContainText(`${label} applied`);
    await expect(cart).toContainText(`${label}${formatPaise(-off * 100)}`);
    const toPay = formatPaise((service.price + 100 - off) * 100);
    await expect(cart).toContainText(`To pay${toPay}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await tapOrClick(cart.getByRole('button', { name: 'Order Now' }));
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
    await chooseDay(dialog, dayForTest(info, 26));
    await chooseSlot(dialog, '11:00 AM');
    const last = await goToOrderReviewDialog(page);
    await expect(last).toContainText(`${label}${formatPaise(-off * 100)}`);
    await expect(last.getByRole('button', { name: `Place order · ${toPay}` })).toBeVisible();
    await expectAccessible(page);
    const chat = page.waitForEvent('popup');
    await pressPlaceOrder(page);
    const text = new URL((await chat).url()).searchParams.get('text');
    expect(text).toContain(`${label}: ₹${off}\nAmount due: ${toPay}`);
    await expect(page).toHaveURL(/\/track-order\//);
    await expect(main(page)).toContainText(`${label}${formatPaise(-off * 100)}`);
    await expect(main(page)).toContainText(`Amount due${toPay}`);
    await expectAccessible(page);

    // The coupon was for this order only.
    await storeCart(page, [service]);
    await openPage(page, '/service/threading');
    await expect(
      (await openCart(page)).getByRole('button', { name: 'Add a coupon' }),
    ).toBeVisible();
  });

  test('is told why a coupon does not apply, and orders without it', async ({
    page,
    expectedMessages,
  }, info) => {
    expectedMessages.push(/409/);
    await signInAsNewCustomer(page);
    const service = await findService(page.request);
    const coupon = await addCoupon(page);
    await storeCart(page, [service]);
    await openPage(page, '/service/threading');
    const cart = await openCart(page);
    await tapOrClick(cart.getByRole('button', { name: 'Add a coupon' }));
    const field = cart.getByRole('textbox', { name: 'Coupon code' });
    await field.fill('a-b');
    await tapOrClick(cart.getByRole('button', { name: 'Apply' }));
    await expect(cart).toContainText('Enter 3 to 20 letters and digits');
    await field.fill('nosuch');
    await tapOrClick(cart.getByRole('button', { name: 'Apply' }));
    await expect(cart).toContainText('There is no coupon NOSUCH. Check the code.');
    await expectAccessible(page);
    await tapOrClick(cart.getByRole('button', { name: 'Remove coupon NOSUCH' }));
    await expect(field).toBeFocused();
    await field.fill(coupon.code.toLowerCase());
    await tapOrClick(cart.getByRole('button', { name: 'Apply' }));
    await expect(cart).toContainText(`Coupon ${coupon.code} (20%) applied`);
    await tapOrClick(cart.getByRole('button', { name: 'Order Now' }));
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
    await chooseDay(dialog, dayForTest(info, 27));
    await chooseSlot(dialog, '11:00 AM');
    await goToOrderReviewDialog(page);
    await pause(page, coupon);
    await pressPlaceOrder(page);
    await expect(orderReviewDialog(page).getByRole('alert')).toContainText(
      `Coupon ${coupon.code} cannot be used at the moment.`,
    );
    await expectAccessible(page);
    await tapOrClick(orderReviewDialog(page).getByRole('button', { name: 'Order without coupon' }));
    await expect(page).toHaveURL(/\/track-order\//);
    await expect(main(page)).not.toContainText('Coupon');
  });
});

describeOnBothScreens(() => {
  test('the owner creates a coupon, and the desk books with it', async ({ page }) => {
    const code = newCode();
    await signInAsAdmin(page);
    await openPage(page, '/admin/settings/coupons');
    await page.getByRole('button', { name: 'Create coupon' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create coupon' });
    await form.getByRole('button', { name: 'Create coupon' }).click();
    await expect(form.getByText('Enter 3 to 20 letters and digits', { exact: true })).toBeVisible();
    await form.getByLabel('Code').fill(code.toLowerCase());
    await form.getByRole('radio', { name: 'Rupees' }).check();
    await form.getByLabel('Discount (₹)').fill('75');
    await form.getByLabel('Minimum order (₹)').fill('500');
    await form.getByLabel('Uses in total (optional)').fill('10');
    await expectAccessible(page);
    await clickAndExpectToast(
      page,
      `Coupon ${code} created`,
      form.getByRole('button', { name: 'Create coupon' }),
    );
    const list = page.getByRole('table').or(page.getByRole('list', { name: 'Coupons' }));
    await expect(list).toContainText(code);
    await expect(list).toContainText('From ₹500');
    await expect(list).toContainText('0 of 10');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const person = newPerson();
    await openPage(page, '/admin/orders/new');
    await page.getByRole('button', { name: 'New customer' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(person.username);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobileNumber);
    await page.getByRole('combobox', { name: 'Search services' }).fill('gold facial');
    await page
      .getByRole('option', { name: /Gold Facial/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Street and area' }).fill(person.street);
    await page.getByRole('textbox', { name: 'Pincode' }).fill(person.pincode);
    await page.getByRole('button', { name: 'Add a coupon' }).click();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(main(page)).toContainText(`Coupon ${code} applied`);
    await page.getByRole('button', { name: /^Next available/ }).click();
    await page.getByRole('button', { name: 'Book this visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /is booked$/ })).toBeVisible();
    await expect(main(page)).toContainText(`Coupon ${code}-₹75`);

    await openPage(page, '/admin/settings/coupons');
    await list.getByRole('link', { name: `1 of 10 orders with coupon ${code}` }).click();
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
      `Coupon ${code}`,
    );
    await expect(main(page)).toContainText(person.username);
    await openPage(page, '/admin/settings/coupons');
    await page.getByRole('button', { name: `Actions for coupon ${code}` }).click();
    await clickAndExpectToast(
      page,
      `Coupon ${code} is paused`,
      page.getByRole('menuitem', { name: 'Pause' }),
    );
    await expect(list).toContainText('Paused');
  });
});
