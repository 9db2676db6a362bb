import { expect, expectAccessible, selectOption, test } from './fixtures.ts';
import { openOrderManagement, openOrderMenuAndFindItem, orderCard } from './orders-screen.ts';
import { confirmedOrderUpdate, placeOrder, updateOrderByApi } from './place-orders-by-api.ts';
import { signUpByApi } from './test-accounts.ts';
import { clickAndExpectToast, toastWithText } from './toasts.ts';

test('View shows the order; an update needs status and message', async ({ page, request }) => {
  const asha = await signUpByApi(request);
  const order = await placeOrder(request, asha);
  await openOrderManagement(page, `?search=${order.orderId}`);
  await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  const customer = dialog.getByRole('region', { name: 'Customer information' });
  await expect(customer).toContainText(asha.userData._id);
  await expect(customer).toContainText('N/A');
  await expect(dialog.getByRole('region', { name: 'Order summary' })).toContainText('₹100');
  await expect(dialog.getByRole('link', { name: 'Send WhatsApp Confirmation' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${asha.mobileNumber}\\?text=`),
  );
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'PUT' && asked.url().endsWith('/track')) sent += 1;
  });
  await clickAndExpectToast(
    page,
    'Status and message are required',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  await expect(toastWithText(page, 'Status and message are required')).toBeHidden();
  await expectAccessible(page);
  expect(sent).toBe(0);

  await test.step('an update changes the order, its history and its card', async () => {
    await selectOption(dialog, 'Status', 'Confirmed');
    await dialog.getByRole('combobox', { name: 'Message' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Your appointment is confirmed. See you soon!',
      'A beautician has been assigned to your appointment.',
      'Your beautician is on the way.',
      'Your appointment time needs a change. We will call you shortly.',
      'Your service is complete. Thank you for choosing us!',
      'Your appointment has been cancelled. Please contact us to book again.',
    ]);
    await page.getByRole('option', { name: 'A beautician has been assigned' }).click();
    const beautician = dialog.getByRole('combobox', { name: 'Beautician (optional)' });
    await beautician.fill('Usha');
    await page.getByRole('option', { name: 'Usha Bhosale' }).click();
    await expect(beautician).toHaveValue('Usha Bhosale');
    await clickAndExpectToast(
      page,
      'Order updated successfully',
      dialog.getByRole('button', { name: 'Update Order' }),
    );
    const history = dialog.getByRole('region', { name: 'Tracking history' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).toContainText('Usha Bhosale');
    await expect(history.getByRole('listitem').first()).toContainText(
      'A beautician has been assigned to your appointment.',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(orderCard(page, order)).toContainText('Confirmed');
    await expect(orderCard(page, order)).toContainText('Usha Bhosale');
  });
});

test('Update Status leads to the form; a freelancer is assigned and unassigned', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await signUpByApi(request));
  await openOrderManagement(page, `?search=${order.orderId}`);
  await (await openOrderMenuAndFindItem(page, order, 'Update Status')).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await expect(dialog.getByRole('button', { name: 'Update Order' })).toBeInViewport();
  const update = async (name: string): Promise<void> => {
    await selectOption(dialog, 'Message', 'Your beautician is on the way.');
    await dialog.getByRole('combobox', { name: 'Beautician (optional)' }).fill(name);
    await dialog.getByRole('button', { name: 'Update Order' }).click();
    await expect(dialog.getByText(`Now: ${name}. Leave empty to keep.`)).toBeVisible();
  };
  await update('Freelance Farah');
  await update('Unassigned');
});

test('a refused update keeps the input and shows the reason', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const asha = await signUpByApi(request);
  const first = await placeOrder(request, asha);
  const appointment = {
    appointmentDate: first.appointmentDate,
    appointmentSlot: first.appointmentSlot,
  };
  const second = await placeOrder(request, await signUpByApi(request), appointment);
  await openOrderManagement(page, `?search=${second.orderId}`);
  await updateOrderByApi(page, first, { ...confirmedOrderUpdate, beautician: 'Usha Bhosale' });
  await page.getByRole('link', { name: `View order #${second.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${second.orderId}` });
  await selectOption(dialog, 'Message', 'Your beautician is on the way.');
  const beautician = dialog.getByRole('combobox', { name: 'Beautician (optional)' });
  await beautician.fill('Usha Bhosale');
  await clickAndExpectToast(
    page,
    'Failed to update order',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  await expect(dialog.getByRole('alert')).toHaveText(
    'Usha Bhosale already has a visit at that time.',
  );
  await expect(beautician).toHaveValue('Usha Bhosale');
  await expect(dialog.getByRole('combobox', { name: 'Message' })).toContainText('on the way');
});

test('a version conflict lists the other changes and keeps the input', {
  tag: '@ci',
}, async ({ page, request, expectedMessages }) => {
  expectedMessages.push(/409/, /ERR_FAILED/);
  const order = await placeOrder(request, await signUpByApi(request));
  // Without events the screen does not know of the change before it sends.
  await page.route('**/api/admin/events', (route) => route.abort());
  await openOrderManagement(page, `?search=${order.orderId}`);
  await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await selectOption(dialog, 'Status', 'Completed');
  await selectOption(dialog, 'Message', 'Your service is complete. Thank you for choosing us!');
  await updateOrderByApi(page, order, { ...confirmedOrderUpdate, beautician: 'Somebody Else' });
  // The visit is weeks ahead, so completing it must be confirmed.
  const warnings = page.getByRole('dialog', { name: 'Please confirm' });
  const updateAnyway = warnings.getByRole('button', { name: 'Update anyway' });
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await clickAndExpectToast(page, 'Failed to update order', updateAnyway);
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('Status: Pending → Confirmed');
  await expect(notice).toContainText('Beautician: Unassigned → Somebody Else');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('Completed');
  await expect(dialog.getByRole('combobox', { name: 'Message' })).toContainText('complete');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await clickAndExpectToast(page, 'Order updated successfully', updateAnyway);
  await expect(notice).toBeHidden();
  const history = dialog.getByRole('region', { name: 'Tracking history' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
});

test('changes by others appear live in the open dialog', { tag: '@ci' }, async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await signUpByApi(request));
  await openOrderManagement(page, `?search=${order.orderId}`);
  await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await updateOrderByApi(page, order, confirmedOrderUpdate);
  await expect(dialog.getByText('This order was changed while you were editing:')).toBeVisible();
  await expect(dialog.getByText('Status: Pending → Confirmed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog.getByText('This order was changed while you were editing:')).toBeHidden();
  await selectOption(dialog, 'Message', 'Your beautician is on the way.');
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
});

test('Cancel Order asks first, then cancels with its message', async ({ page, request }) => {
  const asha = await signUpByApi(request);
  const order = await placeOrder(request, asha);
  await openOrderManagement(page, `?search=${order.orderId}`);
  await (await openOrderMenuAndFindItem(page, order, 'Cancel Order')).click();
  const question = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(question).toBeHidden();
  await expect(orderCard(page, order)).toContainText('Pending');
  await (await openOrderMenuAndFindItem(page, order, 'Cancel Order')).click();
  await selectOption(question, 'Reason', 'We cannot come');
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    question.getByRole('button', { name: 'Cancel Order' }),
  );
  await expect(question).toBeHidden();
  await expect(orderCard(page, order)).toContainText('Cancelled');
  const read = await request.get(`/api/orders/${asha.userData._id}/${order.orderId}`);
  expect((await read.json()).trackingHistory[0]).toMatchObject({
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  });
  const again = await openOrderMenuAndFindItem(page, order, 'Cancel Order');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('after Cancel Order the form shows Cancelled; reopening asks first', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await signUpByApi(request));
  await openOrderManagement(page, `?search=${order.orderId}`);
  await updateOrderByApi(page, order, confirmedOrderUpdate);
  await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expect(status).toContainText('Confirmed');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  const cancelling = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
  await selectOption(cancelling, 'Reason', 'We cannot come');
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    cancelling.getByRole('button', { name: 'Cancel Order' }),
  );
  await expect(status).toContainText('Cancelled');
  await expect(dialog.getByRole('button', { name: 'Move Visit' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cancel Order' })).toBeHidden();

  await selectOption(dialog, 'Reason (optional)', 'Customer not at home');
  await expect(dialog.getByText('Correcting the reason does not change the fee.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Charge/ })).toBeHidden();

  await selectOption(dialog, 'Status', 'Confirmed');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  const doubts = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(doubts).toContainText('This order is Cancelled. Change it back to Confirmed?');
  await expectAccessible(page);
  const sent = page.waitForRequest((asked) => asked.url().endsWith(`/${order._id}/track`));
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    doubts.getByRole('button', { name: 'Update anyway' }),
  );
  expect((await sent).postDataJSON()).toMatchObject({ status: 'confirmed', asked: ['reopen'] });
  await expect(status).toContainText('Confirmed');
});
