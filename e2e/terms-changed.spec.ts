import {
  chooseDay,
  chooseSlot,
  findService,
  goToOrderReviewDialog,
  mockWhatsapp,
  openAppointmentDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { saveSettingsAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

test('a charge and terms changed during the last step are shown, and each is accepted with one tap', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await mockWhatsapp(page);
  await signInAsNewCustomer(page);
  const service = await findService(page.request);
  await storeCart(page, [service]);
  const dialog = await openAppointmentDialog(page);
  await expect(dialog.getByText(`₹${service.price + 100}`)).toBeVisible();
  await chooseDay(dialog, dayAhead(6));
  await chooseSlot(dialog, '11:00 AM');
  const last = await goToOrderReviewDialog(page);
  await expect(last).toContainText('Moving is free until 3 hours before the visit.');
  await expect(last).toContainText('No-show fee: ₹100.');
  await saveSettingsAsOwner(page, { visitingCharge: 180 });
  await pressPlaceOrder(page);
  await expect(last.getByText('₹100, now ₹180')).toBeVisible();
  const accept = last.getByRole('button', {
    name: `Accept and order for ₹${service.price + 180}`,
  });
  await expect(accept).toBeVisible();

  await saveSettingsAsOwner(page, { freeCancelHours: 24, lateCancelFee: 250 });
  await tapOrClick(accept);
  const notice = last.getByRole('alert');
  await expect(notice).toContainText('Our terms for moving and cancelling have changed');
  await expect(notice).toContainText('until 24 hours before the visit');
  await expect(notice).toContainText('then ₹250');
  await expectAccessible(page);
  await tapOrClick(accept);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(
    page
      .getByRole('main')
      .getByText(`₹${service.price + 180}`)
      .first(),
  ).toBeVisible();
});
