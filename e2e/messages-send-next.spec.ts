import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import {
  logInAsDesk,
  messageCards,
  mockMessageList,
  openMessages,
  sampleMessage,
} from './messages-helpers.ts';
import { screens } from './screen-sizes.ts';

const names = ['Asha', 'Priya', 'Zoya', 'Meera', 'Kavita', 'Sunita'];
const messages = Array.from({ length: 12 }, (_, index) =>
  sampleMessage(index + 1, {
    state: 'to-send',
    channel: 'by-hand',
    to: { name: `${names[index % names.length]} ${index + 1}`, phone: `98220123${10 + index}` },
    text: `Hello ${names[index % names.length]}, your visit with My Home Salon is confirmed.\n\n21 Nov 2026, 10:00 AM\nGold Facial: ₹1,899`,
    ...(index === 1 && {
      tried: [
        {
          channel: 'whatsapp' as const,
          result: 'undelivered' as const,
          problem: 'This number cannot receive WhatsApp messages.',
        },
      ],
    }),
  }),
);

/** A server that remembers what was decided. */
const mockServer = async (page: Page) => {
  const decided = new Map<string, StaffMessage['state']>();
  const requested: string[] = [];
  await mockMessageList(page, 'to-send', () => ({
    messages: messages.filter(({ _id }) => !decided.has(_id)),
    next: null,
  }));
  await page.route('**/api/admin/messages/*/*', (route) => {
    const [_id = '', act = ''] = route.request().url().split('/').slice(-2);
    const message = messages.find((one) => one._id === _id) as StaffMessage;
    const states = { sent: 'sent', leave: 'dropped', back: 'to-send' } as const;
    const state = states[act as keyof typeof states];
    if (act === 'back') decided.delete(_id);
    else decided.set(_id, state);
    requested.push(`${act} ${message.to.name}`);
    const dropReason = act === 'leave' ? ('LEFT' as const) : null;
    return route.fulfill({ json: { ...message, state, dropReason } });
  });
  return requested;
};

for (const [size, { viewport }] of Object.entries(screens)) {
  test(`Send next and skipping several messages, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await logInAsDesk(page);
    const requested = await mockServer(page);
    await openMessages(page);
    await expect(messageCards(page)).toHaveCount(12);
    await expect(messageCards(page).nth(1)).toContainText(
      'WhatsApp: This number cannot receive WhatsApp messages.',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const dialog = page.getByRole('dialog');
    await test.step('by keyboard', async () => {
      const chat = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Send next' }).press('Enter');
      expect(new URL((await chat).url()).pathname).toBe('/919822012310');
      await (await chat).close();
      await expect(dialog.getByRole('heading', { name: 'Asha 1' })).toBeVisible();
      await expect(dialog).toContainText('12 messages left.');
      await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Priya 2' })).toBeVisible();
      await expect(dialog).toContainText('11 messages left.');
      await expect(dialog.getByRole('link', { name: 'Open WhatsApp chat' })).toBeFocused();
      const next = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      expect(new URL((await next).url()).pathname).toBe('/919822012311');
      await (await next).close();
      await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Zoya 3' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(messageCards(page)).toHaveCount(10);
      expect(requested).toEqual(['sent Asha 1', 'leave Priya 2']);
    });

    await test.step('bulk skip and undo', async () => {
      await page.getByRole('checkbox', { name: 'Select: Zoya 3, Visit confirmed' }).check();
      await page.getByRole('checkbox', { name: 'Select: Meera 4, Visit confirmed' }).check();
      const bar = page.getByRole('region', { name: 'Selected messages' });
      await expect(bar).toContainText('2 selected');
      await expectAccessible(page);
      await bar.getByRole('button', { name: 'Skip' }).click();
      await expect(dialog).toContainText('Skip 2 messages?');
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await expect(messageCards(page)).toHaveCount(8);
      await expect(bar).toHaveCount(0);
      const toasts = page.locator('[data-toasts]');
      await expect(toasts).toContainText('2 messages skipped');
      await toasts.getByRole('button', { name: 'Undo' }).click();
      await expect(messageCards(page)).toHaveCount(10);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await expect(bar).toContainText('10 selected');
      await bar.getByRole('button', { name: 'Clear selection' }).click();
      await expect(bar).toHaveCount(0);
    });

    await test.step('to the end', async () => {
      const chat = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Send next' }).click();
      await (await chat).close();
      for (let left = 10; left > 0; left -= 1) {
        await expect(dialog).toContainText(
          left === 1 ? '1 message left.' : `${left} messages left.`,
        );
        await dialog.getByRole('button', { name: 'Skip' }).click();
      }
      await expect(page.getByText('No messages to send', { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
  });
}
