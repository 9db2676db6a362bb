import { formatPaise } from '@haldi/contract/kit/paise';
import type { Order } from '@haldi/contract/orders/schema';
import { paymentsRegion, placeOrdersOfOneCustomer } from './desk-payments-helpers.ts';
import { describeOnBothScreens, expect, expectAccessible, openPage, test } from './fixtures.ts';
import { buttonIn, openOrderDialog, trackingEntries } from './order-dialog.ts';
import { ownerSession } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

describeOnBothScreens(() => {
  test('staff give a discount, the customer sees it, and staff remove it', async ({
    page,
    expectedMessages,
  }) => {
    // More than the price.
    expectedMessages.push(/409/);
    await openPage(page, '/');
    const [order] = await placeOrdersOfOneCustomer(page, 1);
    if (!order) throw new Error('no order was placed');
    const details = await openOrderDialog(page, order);
    const payments = paymentsRegion(details);
    await buttonIn(payments, 'Give discount').click();
    const dialog = page.getByRole('dialog', { name: `Discount for #${order.orderId}` });
    await dialog.getByLabel('Discount (₹)').fill('999999');
    await dialog.getByLabel('Reason').fill('Beautician was late');
    await buttonIn(dialog, 'Give discount').click();
    await expect(dialog).toContainText('so no more can be taken off.');
    await dialog.getByRole('radio', { name: 'Percent' }).check();
    await dialog.getByLabel('Discount (%)').fill('15');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Discount given', buttonIn(dialog, 'Give discount'));
    const off = Math.floor((order.total * 15) / 100);
    const due = formatPaise((order.total - off) * 100);
    await expect(payments).toContainText(`Discount (15%)${formatPaise(-off * 100)}`);
    await expect(payments).toContainText(`Amount due${due}`);
    const given = payments.getByRole('list', { name: 'Discounts of this order' });
    await expect(given).toContainText('Beautician was late');
    await expect(trackingEntries(details).first()).toContainText(
      `Discount (15%) of ₹${off} given.`,
    );

    const { request, headers } = await ownerSession(page);
    const answer = await request.get(`/api/orders/${order._id}`, { headers });
    const { link } = (await answer.json()) as Order;
    await openPage(page, `/visit#${link}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(`Discount (15%)${formatPaise(-off * 100)}`);
    await expect(main).toContainText(`Amount due${due}`);
    await expect(main).not.toContainText('Beautician was late');
    await expectAccessible(page);

    const again = await openOrderDialog(page, order);
    await buttonIn(paymentsRegion(again), `Remove: Discount (15%), ₹${off}`).click();
    const removal = page.getByRole('dialog', { name: 'Remove this discount?' });
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Discount removed', buttonIn(removal, 'Remove discount'));
    await expect(paymentsRegion(again)).toContainText(
      `Amount due${formatPaise(order.total * 100)}`,
    );
    await expect(paymentsRegion(again)).toContainText('Removed by');
  });
});
