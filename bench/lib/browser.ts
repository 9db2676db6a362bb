import type { Browser, BrowserContext } from '@playwright/test';
import { launchChromium } from '../../scripts/lib/chromium.ts';
import { withDemoProduct } from './start-product.ts';

export const withBrowser = (
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> =>
  withDemoProduct(async ({ origin }) => {
    const browser = await launchChromium();
    await work(browser, origin).finally(() => browser.close());
  });

type Session = { token: string; userData: { _id: string; username: string } };

export const logIn = async (
  context: BrowserContext,
  login: string,
  password: string,
): Promise<Session> => {
  const answer = await context.request.post('/api/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { login, password },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const session = (await answer.json()) as Session;
  await context.addInitScript(
    ([token, userId]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userId', userId);
    },
    [session.token, session.userData._id] as const,
  );
  return session;
};

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
