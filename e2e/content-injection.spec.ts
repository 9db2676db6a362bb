import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { openOrderManagement, orderCard } from './orders-screen.ts';
import { placeOrder, updateOrderByApi } from './place-orders-by-api.ts';
import { writePost, writeReview } from './reviews-and-posts.ts';
import { narrowPhone, screens } from './screen-sizes.ts';
import { ownerSessionAt } from './staff-sessions.ts';
import { demoAdmin, logInByApi, newPerson, signUpByApi, storeSession } from './test-accounts.ts';

const image = '<img src=x onerror=ran(1)>';
const script = '</script><script>ran(2)</script>';
const svg = '"><svg onload=ran(3)>';
const handler = `'" autofocus onfocus=ran(4) x="`;
const everything = `${image}${script}${svg}${handler}javascript:ran(5)`;

/** The pages whose scripts and styles differ most. */
const opened = ['/', '/book', '/admin', '/admin/analytics'];

type Watched = { ran: number[]; blocked: string[] };

/** Records what ran and what the content policy blocked. */
const watch = async (page: Page): Promise<Watched> => {
  const watched: Watched = { ran: [], blocked: [] };
  await page.exposeFunction('ran', (which: number) => watched.ran.push(which));
  await page.exposeFunction('blocked', (what: string) => watched.blocked.push(what));
  page.on('dialog', (dialog) => {
    watched.ran.push(0);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const report = (window as unknown as { blocked: (what: string) => void }).blocked;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });
  return watched;
};

const nothingRan: Watched = { ran: [], blocked: [] };
/** Some text exists twice, once per screen size. */
const shows = (page: Page, text: string) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

test.describe('threat 12: markup in every field runs nothing on any page', () => {
  test('content of a customer, shown to the customer, visitors and admins', async ({ page }) => {
    // Sixteen screens.
    test.slow();
    const watched = await watch(page);
    const person = newPerson();
    const mark = person.username.slice(-6);
    const hostile = await signUpByApi(page.request, {
      ...person,
      username: `<img src=x onerror=ran(6)> ${mark}`,
      street: `${image} ${mark}`,
      apartmentNumber: svg,
      town: script,
      state: handler,
    });
    const order = await placeOrder(page.request, hostile);
    await writeReview(page.request, { rating: 5, comment: `${everything} ${mark}` });
    const title = `${script}${image} ${mark}`;
    const post = await writePost(page.request, { title, content: everything });

    await storeSession(page, hostile);
    await page.evaluate(
      (name) =>
        localStorage.setItem(
          'cartItems',
          JSON.stringify([
            { id: name, _id: name, name, price: 1, quantity: 1, image: 'javascript:ran(7)' },
          ]),
        ),
      everything,
    );
    // Long unbroken words must not make a narrow page scroll sideways either.
    await page.setViewportSize(narrowPhone);
    for (const [path, text] of [
      ['/', 'Haldi'],
      ['/review', everything],
      ['/blog', title],
      [`/blog/${post._id}`, everything],
      ['/profile', hostile.username],
      ['/my-order', `#${order.orderId}`],
      ['/order-history', 'No past orders found.'],
      [`/track-order/${hostile.userData._id}/${order.orderId}`, hostile.street],
      ['/book', 'Haldi'],
    ] as const) {
      await openPage(page, path);
      await shows(page, text);
      await expectNoSidewaysScroll(page);
    }

    await page.setViewportSize(screens.desktop.viewport);
    await page.context().clearCookies();
    await openOrderManagement(page, `?search=${order.orderId}`);
    await updateOrderByApi(page, order, {
      status: 'confirmed',
      message: 'Your appointment is confirmed. See you soon!',
      beautician: image,
    });
    await page.reload();
    await expect(orderCard(page, order)).toContainText(hostile.username);
    await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
    await expect(page.getByRole('dialog')).toContainText(image);
    await openPage(page, `/admin/users?search=${mark}`);
    await page.getByRole('searchbox').fill(mark);
    await page.getByRole('button', { name: `View Details of ${hostile.username}` }).click();
    await expect(page.getByRole('dialog')).toContainText(hostile.street);
    // Other tests place orders meanwhile, so the newest order is replaced.
    await page.route('**/api/admin/dashboard', async (route) => {
      const response = await route.fetch();
      const { recentOrders, ...rest } = await response.json();
      const [newest, ...others] = recentOrders;
      const replaced = { ...newest, customer: hostile.username, service: everything };
      await route.fulfill({ response, json: { ...rest, recentOrders: [replaced, ...others] } });
    });
    await openPage(page, '/admin');
    await shows(page, hostile.username);
    expect(watched).toEqual(nothingRan);
  });

  test('text in URLs and searches', async ({ page, expectedMessages }) => {
    expectedMessages.push(/status of 40[014]/);
    const watched = await watch(page);
    const part = encodeURIComponent(everything);
    for (const path of [
      `/${part}`,
      `/service/${part}`,
      `/blog/${part}`,
      `/track-order/${part}/${part}`,
      `/search-services?q=${part}&category=${part}#${part}`,
      `/contact/login?next=${part}`,
      `/contact/login?next=javascript:ran(8)`,
      `/blog?search=${part}&page=${part}`,
    ]) {
      await openPage(page, path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await openPage(page, '/search-services');
    await page.getByPlaceholder('Search for Beauty').fill(everything);
    await expect(
      page.getByText(/^\d+ services? found$|No matching services/).first(),
    ).toBeAttached();
    await openPage(page, '/faq');
    const question = page.getByRole('main').getByRole('textbox');
    await question.fill(everything);
    await question.press('Enter');
    await shows(page, image);
    expect(watched).toEqual(nothingRan);
  });
});

test('threat 17: every page allows only its own scripts, and has no inline styles', async ({
  page,
}) => {
  const watched = await watch(page);
  await storeSession(page, await logInByApi(page.request, demoAdmin));
  const pages = ['/', '/service', '/service/nailart', '/search-services', '/about', '/designs'];
  const more = ['/faq', '/contact', '/contact/signup', '/book', '/review', '/blog', '/offline'];
  const own = ['/profile', '/my-order', '/order-history', '/admin', '/admin/orders'];
  const desks = ['users', 'beauticians', 'services', 'analytics', 'settings'].map(
    (desk) => `/admin/${desk}`,
  );
  const paths = [...pages, ...more, ...own, ...desks, '/contact/logout'];
  for (const path of paths) {
    const answer = await page.request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "style-src 'self';",
    ])
      expect(policy, path).toContain(part);
    expect(policy, path).not.toContain('unsafe');
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    // A username may contain markup inside an attribute value: only attribute names count.
    const markup = (await answer.text()).replace(/="[^"]*"/g, '=""');
    expect(markup, path).not.toMatch(/<[a-z][^<>]*\s(style|on[a-z]+)=/i);
  }
  const docs = await page.request.get('/api/docs/');
  expect(docs.headers()['content-security-policy']).toContain("default-src 'self'");
  // A blocked script or style logs a console error, which fails other tests.
  for (const path of filterUnlessFullRun(paths, (path) => opened.includes(path)))
    await openPage(page, path);
  expect(watched).toEqual(nothingRan);
});

test('threat 21: personal data from forms and URLs is in no log', async ({
  request,
  playwright,
  baseURL,
  product,
}) => {
  const canary = { ...newPerson(), street: `Canary Lane ${randomUUID()}` };
  await request.get(`/contact/signup?next=%2Fprofile&phone=${canary.mobileNumber}`);
  const account = await signUpByApi(request, canary);
  const order = await placeOrder(request, account);
  await request.get(`/track-order/${account.userData._id}/${order.orderId}`);
  const { cookies } = await request.storageState();
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const refused = await stranger.post('/api/auth/login', {
    data: { login: canary.mobileNumber, password: `not ${canary.password}` },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.status()).toBe(401);
  const owner = await ownerSessionAt(baseURL ?? '');
  for (const address of ['/admin/orders', '/api/orders']) {
    const found = await owner.request.get(`${address}?search=${canary.mobileNumber}`, {
      headers: owner.headers,
    });
    expect(found.status(), address).toBe(200);
  }
  await stranger.dispose();

  const logged = product.printed();
  expect(logged).toContain('"route":"/api/orders"');
  const secrets = [canary.mobileNumber, canary.email, canary.street, canary.username];
  const credentials = [canary.password, account.token, ...cookies.map(({ value }) => value)];
  expect(cookies).not.toEqual([]);
  for (const secret of [...secrets, ...credentials])
    expect(logged.includes(secret), secret).toBe(false);
});
