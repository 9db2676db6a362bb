import type { Locator, Page, Request } from '@playwright/test';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, test } from './fixtures.ts';
import { openBeforeHydration } from './slow-phone.ts';
import { newPerson, readLocalStorage } from './test-accounts.ts';

type Early = {
  what: string;
  path: string;
  /** Input before the page is hydrated. */
  act: (main: Locator) => Promise<void>;
  /** Checks after hydration. */
  expectKept: (main: Locator, page: Page) => Promise<void>;
  /** The request that the input causes. */
  isSent?: (request: Request) => boolean;
};

/** The label of a required field ends with a star. */
const field = (main: Locator, label: string): Locator =>
  main.getByLabel(new RegExp(`^${label}( \\*)?$`));
const chip = (main: Locator, name: string): Locator =>
  main.getByRole('button', { name, exact: true });
const row = (main: Locator, name: string): Locator =>
  main.getByRole('list', { name }).getByRole('button');
const expectChosen = (button: Locator, isChosen = true): Promise<void> =>
  expect(button).toHaveAttribute('aria-pressed', String(isChosen));

const asksFor =
  (path: string, query: Record<string, string>) =>
  (request: Request): boolean => {
    const { pathname, searchParams } = new URL(request.url());
    const isAsked = Object.entries(query).every(([name, text]) => searchParams.get(name) === text);
    return pathname === path && isAsked;
  };

const dot = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const signUp = (): Early => {
  const person = newPerson();
  return {
    what: 'the whole sign up, and sends it',
    path: '/contact/signup',
    act: async (main) => {
      await field(main, 'Name').fill(person.username);
      await field(main, 'Email \\(optional\\)').fill(person.email);
      await field(main, 'Mobile number').fill(person.mobileNumber);
      await field(main, 'Password').fill(person.password);
      await field(main, 'Street and area').fill(person.street);
      await field(main, 'Town').fill('Pimpri');
      await field(main, 'Pincode').fill(person.pincode);
      await main.getByRole('checkbox', { name: /I agree/ }).check();
      await chip(main, 'Sign Up').click();
    },
    expectKept: async (_, page) => {
      await expect(page).toHaveURL('/');
      expect((await readLocalStorage(page)).token).toBeTruthy();
    },
    isSent: (request) => {
      if (new URL(request.url()).pathname !== '/api/auth/signup') return false;
      const { username, email, mobileNumber, password, street, pincode } = person;
      expect(request.postDataJSON()).toMatchObject({
        ...{ username, email, mobileNumber, password, street, pincode },
        ...{ town: 'Pimpri', consent: true },
      });
      return true;
    },
  };
};

const table = (): Early[] => [
  signUp(),
  {
    what: 'half a log in, with the caret in place',
    path: '/contact/login',
    act: async (main) => {
      await field(main, 'Email or mobile number').pressSequentially('98765');
      await field(main, 'Password').pressSequentially('marigod');
      await field(main, 'Password').press('ArrowLeft');
      await chip(main, 'Show password').click();
      await field(main, 'Password').focus();
    },
    expectKept: async (main, page) => {
      await expect(field(main, 'Password')).toHaveAttribute('type', 'text');
      await page.keyboard.press('l');
      await expect(field(main, 'Password')).toHaveValue('marigold');
      await expect(field(main, 'Email or mobile number')).toHaveValue('98765');
    },
  },
  {
    what: 'a review: stars and comment',
    path: '/review',
    act: async (main) => {
      await main.getByRole('radio', { name: '2 Stars' }).click();
      await main.getByRole('radio', { name: '4 Stars' }).click();
      await field(main, 'Your comments').pressSequentially('Gentle hands');
    },
    expectKept: async (main, page) => {
      await expect(main.getByRole('radio', { name: '4 Stars' })).toBeChecked();
      await expect(main.getByText('4 Stars', { exact: true })).toBeVisible();
      await expect(main.getByText('12 of 1000 characters')).toBeVisible();
      await page.keyboard.press('!');
      await expect(field(main, 'Your comments')).toHaveValue('Gentle hands!');
    },
  },
  {
    what: 'which reviews, and in which order',
    path: '/review',
    act: async (main) => {
      await field(main, 'Filter').selectOption('Low Rated');
      await field(main, 'Sort').selectOption('Oldest First');
    },
    expectKept: async (main) => {
      await expect(field(main, 'Filter')).toHaveValue('low');
      await expect(field(main, 'Sort')).toHaveValue('oldest');
    },
    isSent: asksFor('/api/form/review', { filter: 'low', sort: 'oldest' }),
  },
  {
    what: 'a search of the blog',
    path: '/blog',
    act: (main) => field(main, 'Search by title').pressSequentially('bride'),
    expectKept: (main) => expect(field(main, 'Search by title')).toHaveValue('bride'),
    isSent: asksFor('/api/blog', { search: 'bride' }),
  },
  {
    what: 'a post: title, words and picture',
    path: '/blog',
    act: async (main) => {
      await field(main, 'Title').pressSequentially('A calm morning');
      await field(main, 'Content').pressSequentially('Tea first');
      await main.locator('input[type=file]').setInputFiles(dot);
    },
    expectKept: async (main, page) => {
      await expect(main.getByAltText('Selected picture')).toBeVisible();
      await expect(main.getByText(/^9 of .* characters$/)).toBeVisible();
      await page.keyboard.press('.');
      await expect(field(main, 'Content')).toHaveValue('Tea first.');
      await expect(field(main, 'Title')).toHaveValue('A calm morning');
    },
  },
  {
    what: 'a question to the chat-bot, sent by Enter',
    path: '/faq',
    act: async (main) => {
      await field(main, 'Your question').pressSequentially('Can I cancel?');
      await field(main, 'Your question').press('Enter');
    },
    expectKept: async (main) => {
      await expect(main.locator('[data-from=bot]')).toHaveCount(2);
      await expect(main.locator('[data-from=you]')).toHaveText(/Can I cancel\?/);
    },
  },
  {
    what: 'a suggested question',
    path: '/faq',
    act: (main) => chip(main, 'Can I cancel?').click(),
    expectKept: async (main) => {
      await expect(main.locator('[data-from=bot]')).toHaveCount(2);
      await expect(main.locator('[data-from=you]')).toHaveText(/Can I cancel\?/);
    },
  },
  {
    what: 'a search of the services',
    path: '/search-services',
    act: (main) => field(main, 'Search for Beauty').pressSequentially('eyebro'),
    expectKept: async (main, page) => {
      await expect(main.getByRole('list', { name: 'Results' })).toContainText('Eyebrow');
      await page.keyboard.press('w');
      await expect(field(main, 'Search for Beauty')).toHaveValue('eyebrow');
    },
  },
  {
    what: 'a chip of the search',
    path: '/search-services',
    act: (main) => chip(main, 'Threading').click(),
    expectKept: async (main) => {
      await expectChosen(chip(main, 'Threading'));
      await expect(main.getByRole('list', { name: 'Results' })).toContainText('Eyebrow');
    },
  },
  {
    what: 'a chip and then words: what was done last counts',
    path: '/search-services',
    act: async (main) => {
      await chip(main, 'Threading').click();
      await field(main, 'Search for Beauty').pressSequentially('manicure');
    },
    expectKept: async (main) => {
      await expect(field(main, 'Search for Beauty')).toHaveValue('manicure');
      await expectChosen(chip(main, 'Threading'), false);
    },
  },
  {
    what: 'style and occasion of a design',
    path: '/designs',
    act: async (main) => {
      for (const style of [1, 2, 1]) await row(main, 'Style').nth(style).click();
      await row(main, 'Occasion').nth(1).click();
    },
    expectKept: async (main) => {
      await expectChosen(row(main, 'Style').nth(1));
      await expectChosen(row(main, 'Occasion').nth(1));
    },
  },
  {
    what: 'a service for the visit, and then a search for the next',
    path: '/book',
    act: async (main) => {
      await main.getByRole('button', { name: /^Add / }).first().click();
      await field(main, 'Search for Beauty').pressSequentially('eyebro');
    },
    expectKept: async (main, page) => {
      await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
      await expect(main.getByText(/services? found/)).toBeAttached();
      await page.keyboard.press('w');
      await expect(field(main, 'Search for Beauty')).toHaveValue('eyebrow');
    },
  },
];

// These run at a quarter of the speed, so few of them run by default.
const few = ['the whole sign up, and sends it', 'a question to the chat-bot, sent by Enter'];
const tried = filterUnlessFullRun(
  table(),
  ({ what }) => few.includes(what) || what.startsWith('a service for'),
);
for (const { what, path, act, expectKept, isSent } of tried)
  test(`before hydration: ${what}`, async ({ page }) => {
    const wake = await openBeforeHydration(page, path);
    const main = page.getByRole('main');
    await act(main);
    const sent = isSent && page.waitForRequest(isSent);
    await wake();
    await expectKept(main, page);
    await sent;
    // Input, and above all passwords, must not be in the URL.
    expect(page.url()).not.toMatch(/marigo|comments|login=/);
  });
