import type { Page } from '@playwright/test';
import { dayForTest, findService, type PlacedOrder, placeOrderByApi } from './booking-helpers.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
};
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const latest = (page: Page) =>
  conversation(page).getByRole('listitem').filter({ hasText: 'ChatBot:' }).last();

test.describe('chat-bot', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/faq');
    await expect(page.getByRole('heading', { name: 'ChatBot', level: 1 })).toBeVisible();
  });

  test('prices are those of the catalogue, with links to it', async ({ page, request }) => {
    const services = (await (await request.get('/Json%20Files/Facial.json')).json()) as {
      name: string;
      price: number;
    }[];
    const gold = services.find(({ name }) => name === 'Gold Facial');
    await ask(page, 'gold facial');
    const row = latest(page).getByRole('link', { name: /Gold Facial/ });
    await expect(row).toContainText(`₹${gold?.price.toLocaleString('en-IN')}`);
    await row.click();
    await expect(page).toHaveURL('/service/facial-cleanup#facial-gold');
  });

  test('a conversation: suggestions, answers, unknown questions and the FAQ', {
    tag: '@ci',
  }, async ({ page }) => {
    await test.step('a suggestion is asked by a tap', async () => {
      await page.getByRole('button', { name: 'What is the visiting charge?' }).click();
      await expect(conversation(page)).toContainText('You: What is the visiting charge?');
      await expect(latest(page)).toContainText('₹100');
    });
    await test.step('a question about a category gets the number of services', async () => {
      await ask(page, 'how much is a facial?');
      await expect(latest(page)).toContainText(/Facial: \d+ services, ₹/);
    });
    await test.step('a visitor who asks about an order gets a link to log in', async () => {
      await ask(page, 'Where is my order?');
      await expect(latest(page)).toContainText('Please log in');
      await expect(latest(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
        'href',
        '/contact/login?next=/faq',
      );
    });
    await test.step('an unknown question gets a WhatsApp link with the question', async () => {
      await ask(page, 'Can you repair my scooter?');
      await expect(latest(page)).toContainText('I do not know that');
      const link = latest(page).getByRole('link', { name: 'Ask on WhatsApp' });
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.host).toBe('wa.me');
      expect(address.searchParams.get('text')).toContain('Can you repair my scooter?');
    });
    await test.step('user input is shown as text', async () => {
      await ask(page, '<img src=x onerror=alert(1)>');
      await expect(conversation(page)).toContainText('<img src=x onerror=alert(1)>');
      await expect(latest(page)).toContainText('I do not know that');
      await expectAccessible(page);
    });
    await test.step('the FAQ opens by keyboard', async () => {
      const question = page.locator('summary', { hasText: 'What is the visiting charge?' });
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('charged once per visit', { exact: false }).last()).toBeVisible();
    });
  });
});

test('a customer gets the status of their own order', { tag: '@ci' }, async ({ page }, info) => {
  const { userData } = await signInAsNewCustomer(page);
  const { _id: userId, username } = userData;
  await openPage(page, '/faq');
  await ask(page, 'where is my order?');
  await expect(latest(page)).toContainText('No active bookings.');
  const placed = await placeOrderByApi(
    page.request,
    { userId, username },
    { day: dayForTest(info, 18), slot: '09:00 AM', service: await findService(page.request) },
  );
  expect(placed.status()).toBe(201);
  const { orderId } = (await placed.json()) as PlacedOrder;
  await ask(page, 'wher is my ordr');
  await expect(latest(page)).toContainText(`#${orderId}: Pending`);
  await expect(latest(page)).toContainText('Order placed by user via WhatsApp');
  await expect(latest(page).getByRole('link')).toHaveAttribute(
    'href',
    `/track-order/${userId}/${orderId}`,
  );
});

test('a failed price list is reported, and the next try works', {
  tag: '@ci',
}, async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/);
  await openPage(page, '/faq');
  let isDown = true;
  await page.route('**/Json%20Files/AllServices.json', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await ask(page, 'gold facial');
  await expect(latest(page)).toContainText('I cannot load our prices');
  isDown = false;
  await ask(page, 'gold facial');
  await expect(latest(page)).toContainText('Gold Facial');
});
