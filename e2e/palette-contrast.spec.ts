import { colourTokens, type Palette } from '@haldi/contract/branding/colour-tokens';
import { paletteFor, paletteNames } from '@haldi/contract/branding/palette';
import { getPageProperties, type Page as Pattern, pagePatterns } from '@haldi/contract/pages/pages';
import type { Page } from '@playwright/test';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, findAxeViolations, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { logInByApi, signInOncePerWorker } from './test-accounts.ts';

/** The same ten in every run. */
const randomColours = (): string[] => {
  let seed = 20_261_118;
  return Array.from({ length: 10 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  });
};

/** Trials check all palettes on all pages, `npm test` two on four. */
const choices = [...paletteNames, ...randomColours()];
const palettes = filterUnlessFullRun(
  choices,
  (choice) => choice === choices[5] || choice === choices[12],
);
const few: readonly Pattern[] = ['/', '/book', '/admin', '/admin/orders'];
/** Pages that redirect at once. */
const redirecting: readonly Pattern[] = ['/contact/logout', '/auth-success'];
const patterns = filterUnlessFullRun(
  pagePatterns.filter((pattern) => !redirecting.includes(pattern)),
  (pattern) => few.includes(pattern),
);

const asha = signInOncePerWorker((request) =>
  logInByApi(request, { login: 'asha@example.com', password: 'glow-with-asha' }),
);
const usha = signInOncePerWorker((request) =>
  logInByApi(request, { login: 'usha@example.com', password: 'glow-with-usha' }),
);
const asVisitor: readonly Pattern[] = ['/contact/login', '/contact/signup', '/contact/password'];

const logInFor = async (page: Page, pattern: Pattern): Promise<void> => {
  if (pattern.startsWith('/admin')) await signInAsAdmin(page);
  else if (pattern.startsWith('/work')) await usha(page);
  else if (!asVisitor.includes(pattern)) await asha(page);
};

/** The page with a link to each of these. */
const listOf: Partial<Record<Pattern, Pattern>> = {
  '/track-order/:userId/:orderId': '/order-history',
  '/blog/:postId': '/blog',
  '/work/:visitId': '/work',
  '/admin/orders/:orderId': '/admin/orders',
  '/admin/users/:id': '/admin/users',
  '/admin/beauticians/:id': '/admin/beauticians',
};

const addressOf = async (page: Page, pattern: Pattern): Promise<string> => {
  const list = listOf[pattern];
  if (!list) return pattern.replace(':category', 'facial-cleanup').replace('*', 'no-such-page');
  await openPage(page, list);
  const start = pattern.slice(0, pattern.indexOf(':'));
  const link = page.locator(`a[href^="${start}"]:not([href$="/new"])`).first();
  return (await link.getAttribute('href')) ?? pattern;
};

const applyPalette = (page: Page, palette: Palette): Promise<void> =>
  page.evaluate(
    (colours) => {
      for (const [name, value] of colours)
        document.documentElement.style.setProperty(`--color-${name}`, value);
    },
    colourTokens.map((token) => [token, palette[token]] as const),
  );

for (const pattern of patterns) {
  test(`every palette has enough contrast at ${pattern}`, async ({ page, expectedMessages }) => {
    // A 404 logs an error.
    if (pattern.endsWith('*')) expectedMessages.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logInFor(page, pattern);
    await openPage(page, await addressOf(page, pattern));
    // Public pages load content when it is scrolled near.
    if (getPageProperties(pattern).isPrivate)
      await expect(page.getByRole('main').locator('.animate-breathe')).toHaveCount(0);
    for (const choice of palettes) {
      await applyPalette(page, paletteFor(choice));
      const found = await findAxeViolations(page, { runOnly: ['color-contrast'] });
      expect(found, choice).toEqual([]);
    }
  });
}
