import {
  catchWhatsapp,
  chooseDay,
  chooseSlot,
  findService,
  goToLastStep,
  keepCart,
  openAppointment,
  placeOrder,
  press,
} from './booking-steps.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { signedInPage } from './people.ts';
import { saveAsBoss } from './salon.ts';

test('terms that change under the last step are told, and accepted with one tap', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await catchWhatsapp(page);
  await signedInPage(page);
  await keepCart(page, [await findService(page.request)]);
  const dialog = await openAppointment(page);
  await chooseDay(dialog, dayAhead(6));
  await chooseSlot(dialog, '11:00 AM');
  const last = await goToLastStep(page);
  await expect(last).toContainText('Moving is free until 3 hours before the visit.');
  await expect(last).toContainText('Nobody at home: ₹100.');
  await saveAsBoss(page, { freeCancelHours: 24, lateCancelFee: 250 });
  await placeOrder(page);
  const told = last.getByRole('alert');
  await expect(told).toContainText('Our terms for moving and cancelling have changed');
  await expect(told).toContainText('until 24 hours before the visit');
  await expect(told).toContainText('then ₹250');
  await expectAccessible(page);
  await press(told.getByRole('button', { name: /^Accept and order for/ }));
  await expect(page).toHaveURL(/\/track-order\//);
});
