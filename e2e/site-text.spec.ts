import type { Locator, Page } from '@playwright/test';
import { putAsOwner, readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { screens } from './screen-sizes.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Save changes' });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const saved = (page: Page) => clickAndExpectToast(page, 'Website text saved', save(page));
const openSiteText = async (page: Page): Promise<void> => {
  await openPage(page, '/admin/settings/site-text');
  await expect(field(page, 'Home page heading')).toBeVisible();
};
const remove = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: `Remove ${name}`, exact: true });
const ask = async (page: Page, question: string): Promise<Locator> => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  return page.getByRole('log').getByRole('listitem').filter({ hasText: 'ChatBot:' }).last();
};

test('the owner changes a promise and a question; visitors see them immediately', {
  tag: '@ci',
}, async ({ page, browser, product }) => {
  const visitor = await (
    await browser.newContext({ baseURL: product.origin, ...screens.desktop })
  ).newPage();
  await openPage(visitor, '/about');
  await expect(main(visitor)).toContainText('Used once');

  await signInAsAdmin(page);
  await openPage(page, '/admin/settings');
  await main(page).getByRole('link', { name: 'Website text' }).click();
  await field(page, 'Home page heading').fill('Glow at home');
  await main(page).getByRole('button', { name: 'Write your own promises' }).click();
  await field(page, 'Title of promise 1').fill('On the minute');
  await field(page, 'Text of promise 1').fill('Or you do not pay for our coming.');
  await remove(page, 'Promise 2').click();
  await main(page).getByRole('button', { name: 'Add question' }).click();
  await save(page).click();
  await expect(main(page).getByText('This is required')).toHaveCount(2);
  await expect(field(page, 'Question 3')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, 'Question 3').fill('Do you bring a fan?');
  await field(page, 'Answer 3').fill('Yes, a small one that runs on a battery.');
  await main(page).getByRole('button', { name: 'Move Question 3 up' }).click();
  await expect(field(page, 'Question 2')).toHaveValue('Do you bring a fan?');
  await saved(page);

  await openPage(visitor, '/about');
  await expect(main(visitor)).toContainText('On the minute');
  await expect(main(visitor)).not.toContainText('Disinfected');
  await expect(main(visitor)).toContainText('Clean hands');
  await openPage(visitor, '/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Glow at home');
  await visitor.getByText('Do you bring a fan?').click();
  await expect(visitor.getByText('Yes, a small one that runs on a battery.')).toBeVisible();
  await openPage(visitor, '/faq');
  await expect(main(visitor).getByRole('heading', { name: 'Good to know' })).toBeVisible();
  await expect(await ask(visitor, 'have you got a fan')).toContainText('runs on a battery');
  await expect(await ask(visitor, 'can i cancel my order?')).toContainText('Cancel visit');
  await expectAccessible(visitor);
  await visitor.context().close();
});

test('opening hours, links and the footer line are shown; closed days take precedence', {
  tag: '@ci',
}, async ({ page }) => {
  await signInAsAdmin(page);
  await openSiteText(page);
  await field(page, 'Footer line').fill('We take our time.');
  await field(page, 'Instagram').fill('https://evil.example/glow');
  await main(page).getByRole('switch', { name: 'Set opening hours' }).click();
  await main(page).getByRole('checkbox', { name: 'Open on Sunday' }).uncheck();
  await main(page).getByText('Default questions').click();
  await main(page).getByRole('switch', { name: 'How do I get a deep mehndi stain?' }).click();
  await save(page).click();
  await expect(
    main(page).getByText(/Enter the address of your page, starting with https:/),
  ).toBeVisible();
  await field(page, 'Instagram').fill('https://www.instagram.com/glow');
  await saved(page);

  await (await openSideMenu(page)).getByRole('link', { name: 'View website' }).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('We take our time.');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/glow',
  );
  await openPage(page, '/contact');
  await expect(main(page)).toContainText(/Monday to Saturday\s*09:00 AM to 07:00 PM/);
  await expect(main(page)).toContainText(/Sunday\s*Closed/);
  await expectAccessible(page);
  await openPage(page, '/faq');
  await expect(main(page)).not.toContainText('deep mehndi stain');
  await openPage(page, '/');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    sameAs: ['https://www.instagram.com/glow'],
    openingHoursSpecification: [{ opens: '09:00', closes: '19:00' }, {}, {}, {}, {}, {}],
  });
});

test('threat 33: website text is plain text on every page and for search engines', async ({
  page,
}) => {
  const payload = '</script><script>window.bad=1</script><img src=x onerror="window.bad=1">';
  await openPage(page, '/');
  const { words, version } = await readAsOwner<{ words: object; version: number }>(
    page,
    '/api/admin/site-text',
  );
  await putAsOwner(page, '/api/admin/site-text', {
    ...words,
    version,
    homeHeading: '<b>Glow</b>',
    homeLead: payload,
    footerLine: payload,
    aboutStory: payload,
    promises: [{ title: '<i>One</i>', text: payload }],
    questions: [{ question: `Why ${payload}`, answer: payload }],
  });
  for (const path of ['/', '/about', '/contact', '/faq']) {
    await openPage(page, path);
    await expect(page.getByRole('contentinfo')).toContainText('<img src=x');
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  const reply = await ask(page, `Why ${payload}`);
  await expect(reply).toContainText('<script>window.bad=1</script>');
  expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of texts) expect(() => JSON.parse(text)).not.toThrow();
});
