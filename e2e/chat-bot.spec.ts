import type { Page } from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { nextOrderNumber } from './order-number.ts';

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

  for (const [question, answer] of [
    ['how much is a facial?', /Facial: \d+ services, ₹/],
    ['price of manicur', /Classic Manicure/],
    ['bridal mehndi cost', /Bridal Mehndi, Both Hands to Elbow/],
    ['what is the visting charge', /₹100/],
    ['can i cancel my order?', /WhatsApp/],
    ['kitna paisa lagega facial ka', /Facial: \d+ services, ₹/],
    ['bhauhein banwani hai', /Eyebrow Threading/],
    ['mera order kahan hai', /Please log in/],
    ['sunday ko khula hai kya?', /Indian time/],
  ] as const) {
    test(`"${question}"`, async ({ page }) => {
      await ask(page, question);
      await expect(latest(page)).toContainText(answer);
    });
  }

  test('prices are those of the catalogue, and lead there', async ({ page, request }) => {
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

  test('a suggestion is asked by a tap', async ({ page }) => {
    await page.getByRole('button', { name: 'What is the visiting charge?' }).click();
    await expect(conversation(page)).toContainText('You: What is the visiting charge?');
    await expect(latest(page)).toContainText('₹100');
  });

  test('it says when it does not know, and offers WhatsApp with the question', async ({ page }) => {
    await ask(page, 'Can you repair my scooter?');
    await expect(latest(page)).toContainText('I do not know that');
    const link = latest(page).getByRole('link', { name: 'Ask on WhatsApp' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toContain('Can you repair my scooter?');
  });

  test('a visitor who asks for an order is led to the log in and back', async ({ page }) => {
    await ask(page, 'Where is my order?');
    await expect(latest(page)).toContainText('Please log in');
    await expect(latest(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/contact/login?next=/faq',
    );
  });

  test('what people type is shown as text', async ({ page }) => {
    await ask(page, '<img src=x onerror=alert(1)>');
    await expect(conversation(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(latest(page)).toContainText('I do not know that');
  });

  test('it is accessible in the middle of a conversation', async ({ page }) => {
    await ask(page, 'how much is a facial?');
    await expect(latest(page)).toContainText('Facial');
    await ask(page, 'hello?!?');
    await expectAccessible(page);
  });

  test('the questions stand beside it and open by keyboard', async ({ page }) => {
    const question = page.locator('summary', { hasText: 'What is the visiting charge?' });
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('It is charged once a visit', { exact: false }).first(),
    ).toBeVisible();
  });
});

const signUp = async (page: Page): Promise<string> => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const answer = await page.request.post('/api/auth/signup', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      username: `Chat ${digits}`,
      email: `chat-${digits}@example.com`,
      mobileNumber: `98${digits}`,
      password: 'ask-me-anything',
      street: '4 Lane',
      town: 'Pune',
      pincode: '411001',
      consent: true,
    },
  });
  expect(answer.status()).toBe(201);
  const { token, userData } = (await answer.json()) as { token: string; userData: { _id: string } };
  await page.addInitScript(
    ([token, userId]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('userId', userId ?? '');
    },
    [token, userData._id],
  );
  return userData._id;
};

const placeOrder = async (page: Page, userId: string): Promise<number> => {
  const day = dayAhead(30);
  const slots = (await (await page.request.get(`/api/booking/slots?date=${day}`)).json()) as {
    slot: string;
    available: boolean;
  }[];
  const [service] = (await (await page.request.get('/Json%20Files/Threading.json')).json()) as {
    id: string;
    price: number;
  }[];
  const { userData } = (await (await page.request.get('/api/auth/user')).json()) as {
    userData: { username: string };
  };
  const orderId = nextOrderNumber();
  const answer = await page.request.post('/api/orders', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      orderId,
      userId,
      username: userData.username,
      services: [{ serviceId: service?.id, price: service?.price, quantity: 1 }],
      appointmentDate: day,
      appointmentSlot: slots.find(({ available }) => available)?.slot,
      address: { street: '4 Lane', city: 'Pune', pincode: '411001' },
    },
  });
  expect(answer.status()).toBe(201);
  return orderId;
};

test('a customer is told where the own order is', async ({ page }) => {
  const userId = await signUp(page);
  await openPage(page, '/faq');
  await ask(page, 'where is my order?');
  await expect(latest(page)).toContainText('No active bookings.');
  const orderId = await placeOrder(page, userId);
  await ask(page, 'wher is my ordr');
  await expect(latest(page)).toContainText(`#${orderId}: Pending`);
  await expect(latest(page)).toContainText('Order placed by user via WhatsApp');
  await expect(latest(page).getByRole('link')).toHaveAttribute(
    'href',
    `/track-order/${userId}/${orderId}`,
  );
});

test('a price list that cannot be reached is admitted, and the next try works', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  await openPage(page, '/faq');
  let isDown = true;
  await page.route('**/Json%20Files/AllServices.json', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await ask(page, 'gold facial');
  await expect(latest(page)).toContainText('I cannot reach our price list');
  isDown = false;
  await ask(page, 'gold facial');
  await expect(latest(page)).toContainText('Gold Facial');
});
