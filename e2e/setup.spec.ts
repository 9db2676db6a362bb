import { pagePatterns } from '@haldi/contract/pages/pages';
import type { Page } from '@playwright/test';
import {
  addressSection,
  dayAndTimeSection,
  nextStepButton,
  servicesSection,
} from './book-page-helpers.ts';
import { mockWhatsapp, showCalendarDay } from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { createStepCounter } from './count-user-steps.ts';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import type { Product } from './product-runner.ts';
import { newPerson, readLocalStorage } from './test-accounts.ts';

// The product starts with an empty database.
test.describe.configure({ mode: 'serial' });

let product: Product;
const steps = createStepCounter();
const owner = {
  name: 'Radhika Joshi',
  email: 'radhika@roop.example',
  password: 'a-pot-of-turmeric',
};
const maxSteps = 40;

test.beforeAll(async ({ productFor }, info) => {
  product = await productFor(info.file, { settingsAt: async () => ({ DEMO: '0' }) });
});

const printedLink = async (): Promise<string> => {
  await expect.poll(product.printed).toContain('/contact/start#token=');
  return product.printed().match(/http\S+#token=\S+/)?.[0] ?? '';
};

test('before the first account visitors see that the salon opens soon', async ({ page }) => {
  for (const path of ['/service/waxing', '/book', '/contact/signup', '/contact']) {
    const html = await (await page.request.get(`${product.origin}${path}`)).text();
    expect(html, path).toMatch(/<h1[^>]*>Opening soon</);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
  await openPage(page, `${product.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon');
  await expect(page.locator('body')).not.toContainText(/Haldi|9000000000|Pune/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await openPage(page, `${product.origin}/contact/start`);
  await expect(page.getByText('Open this page with the link')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

test('the owner creates an account and starts the set-up', async ({ page }) => {
  const { press, type } = steps;
  await steps.open(page, await printedLink());
  await expect(page).toHaveURL(`${product.origin}/contact/start`);
  await expectAccessible(page);
  await type(page.getByLabel(/^Your name/), owner.name);
  await type(page.getByLabel(/^Email/), owner.email);
  await type(page.getByLabel(/^Password/), owner.password);
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/admin\/setup/);
  await expect(page.getByRole('heading', { level: 2, name: 'Your business' })).toBeVisible();
  await expectAccessible(page);
  // Not counted as a step, because it is not necessary.
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByLabel(/^Business name/)).toBeFocused();

  await type(page.getByLabel(/^Business name/), 'Roop at Home');
  await type(page.getByLabel(/^City/), 'Nashik');
  await type(page.getByLabel(/^Phone/), '9822011111');
  await expect(page.getByLabel(/^WhatsApp number/)).toHaveValue('9822011111');
  await type(page.getByLabel(/^Email/), 'hello@roop.example');
  await type(page.getByLabel(/^Address/), '4 College Road, Nashik 422005');
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Service area' })).toBeVisible();
  await expect(page.getByText('You serve every address in Nashik at this charge.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Visit times' })).toBeVisible();
});

test('a visitor sees name and city, and an order is rejected', async ({ page }) => {
  await openPage(page, `${product.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roop at Home opens soon');
  await expect(page.getByText('Beauty care at your home in Nashik.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +91 98220 11111' })).toBeVisible();
  const signedUp = await page.request.post(`${product.origin}/api/auth/signup`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...newPerson(), consent: true },
  });
  expect([signedUp.status(), (await signedUp.json()).code]).toEqual([409, 'NOT_OPEN_YET']);
});

test('the owner continues on another device, previews the site and goes live', async ({
  page,
  otherPage,
}) => {
  const { press } = steps;
  await openPage(page, `${product.origin}/contact/login`);
  await page.getByLabel(/Email or mobile/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/setup/);
  await expect(page.getByRole('heading', { level: 2, name: 'Visit times' })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your menu' })).toBeVisible();
  await press(page.getByLabel('Select all in Facial', { exact: true }));
  await expectAccessible(page);
  await press(page.getByRole('button', { name: /^Add \d+ services$/ }));
  await expect(page.getByText('Your menu has services.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Continue' }));

  await expect(page.getByRole('heading', { level: 2, name: 'Your beauticians' })).toBeVisible();
  await page.goto(`${product.origin}/admin/setup?step=open`);
  await expect(page.getByText('Add at least one beautician')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fill in: Your beauticians' }).click();
  await press(page.getByRole('button', { name: 'Add myself' }));
  await expect(page.getByRole('list', { name: 'Your beauticians' })).toContainText(owner.name);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Branding' })).toBeVisible();
  await press(page.getByRole('radio', { name: 'Sage' }));
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByText('Everything is ready.')).toBeVisible();

  await openPage(page, `${product.origin}/service/facial-cleanup`);
  await expect(page.getByText('only you and your team can see the site')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('soon');
  const visitor = await otherPage();
  await openPage(visitor, `${product.origin}/service/facial-cleanup`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Roop at Home opens soon');
  await page.getByRole('link', { name: 'Go live' }).click();
  await press(page.getByRole('button', { name: 'Go live' }));
  await expect(page.getByText('Your salon is open. Customers can sign up and book.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('soon');
  await expect(visitor.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto(`${product.origin}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.name);
  await expect(page.getByRole('region', { name: 'Finish setting up' })).toHaveCount(0);
});

test('a customer books, after at most 40 steps in all', async ({ page }) => {
  const { press, type } = steps;
  await mockWhatsapp(page);
  const person = newPerson();
  await steps.open(page, `${product.origin}/`);
  await press(page.getByRole('main').getByRole('link', { name: 'Book', exact: false }).first());
  await expect(page).toHaveURL(/\/book/);
  await press(servicesSection(page).getByRole('button', { name: /^Add / }).first());
  await expect(dayAndTimeSection(page).getByRole('grid')).toBeVisible();
  await press(await showCalendarDay(dayAndTimeSection(page), dayAhead(2)));
  await press(dayAndTimeSection(page).getByRole('combobox', { name: /Select Time/ }));
  await press(page.getByRole('option', { name: '10:00 AM' }));
  await type(addressSection(page).getByLabel('Street and area'), person.street);
  await type(addressSection(page).getByLabel('Pincode'), '422005');
  await expect(nextStepButton(page)).toHaveText('Log in or sign up to book');
  await press(nextStepButton(page));
  await press(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await type(page.getByLabel(/^Name/), person.username);
  await type(page.getByLabel(/^Mobile number/), person.mobileNumber);
  await type(page.getByLabel(/^Password/), person.password);
  await press(page.getByLabel(/^I agree/));
  await press(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
  await expect(nextStepButton(page)).toHaveText(/^Place order · ₹\d+$/);
  await press(nextStepButton(page));
  await expect(page).toHaveURL(/\/track-order\//);
  expect((await readLocalStorage(page)).token).toBeTruthy();
  const taken = steps.count();
  process.stdout.write(`From an empty start to the first booking: ${taken} steps.\n`);
  expect(taken).toBeLessThanOrEqual(maxSteps);
});

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      read.map((name) => element.getAttribute(name) ?? ''),
    );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return [
      ...[document.title, document.body.innerText, ...attributes],
      ...data.map(({ textContent }) => textContent),
    ].join('\n');
  });

/** Pages that name the salon most, checked in every run. */
const pagesWithName = [
  '/',
  '/about',
  '/faq',
  '/privacy',
  '/contact/signup',
  '/admin',
  '/admin/setup',
];

/** Haldi is also the name of a ceremony and of a paste. */
const productName = /\bhaldi\b(?! (ceremony|ubtan|make-?up))/i;

test('no page of the salon contains the name of the product', async ({
  page,
  expectedMessages,
}) => {
  // /api/admin/setup/demo-data is not found in a salon without demo data.
  expectedMessages.push(/404/, /409/);
  await openPage(page, `${product.origin}/contact/login`);
  await page.getByLabel(/Email or mobile/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
  const pages = pagePatterns.filter((path) => !/[:*]/.test(path) && !path.endsWith('logout'));
  const paths = [...pages, '/service/facial-cleanup', '/service/waxing'];
  for (const path of filterUnlessFullRun(paths, (path) => pagesWithName.includes(path))) {
    await openPage(page, `${product.origin}${path}`);
    expect((await textOf(page)).match(productName)?.[0], path).toBeUndefined();
  }
  for (const file of ['/site.webmanifest', '/work.webmanifest', '/favicon.svg', '/sitemap.xml']) {
    const answer = await page.request.get(`${product.origin}${file}`);
    expect(await answer.text(), file).not.toMatch(productName);
  }
});
