import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { logIn, withBrowser } from './lib/browser.ts';
import { median } from './lib/measure-load.ts';

/**
 * A day with 60 visits and 12 beauticians more than the demo, at a quarter of the processor speed.
 */
const slowDown = 4;
const rounds = 5;
const extraBeauticians = 12;
const visitCount = 60;
const today = indiaDay(new Date());
/** After the last visit of the demo. */
const [busy, quiet] = [addDays(today, 25), addDays(today, 26)];

const parseResponse = async <Answer>(answer: Promise<APIResponse>): Promise<Answer> => {
  const given = await answer;
  if (!given.ok()) throw new Error(await given.text());
  return (await given.json()) as Answer;
};

const prepare = async (context: BrowserContext): Promise<void> => {
  const { token, userData } = await logIn(context, 'admin@example.com', 'glow-with-admin');
  const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` };
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1_200 }));
  for (let n = 1; n <= extraBeauticians; n += 1) {
    const data = { name: `Bench ${n}`, phone: '', skills: [], hours };
    await parseResponse(context.request.post('/api/admin/beauticians', { headers, data }));
  }
  const [service] = await parseResponse<[{ _id: string; price: number }]>(
    context.request.get('/Json%20Files/Threading.json'),
  );
  for (let n = 0; n <= visitCount; n += 1) {
    const data = {
      ...{ orderId: 900_000 + n, userId: userData._id, username: userData.username },
      userPhone: '9800000001',
      services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
      appointmentDate: n < visitCount ? busy : quiet,
      appointmentSlot: defaultSlots[n % defaultSlots.length],
      address: { street: `${n} Paud Road`, city: 'Pune', pincode: '411038' },
    };
    await parseResponse(context.request.post('/api/orders', { headers, data }));
  }
};

const watchFrames = (): void => {
  const seen = { longest: 0, last: performance.now() };
  Object.assign(window, { frames60: seen });
  const checkFrame = (at: number): void => {
    seen.longest = Math.max(seen.longest, at - seen.last);
    seen.last = at;
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
};
const longestFrame = (): number =>
  (window as unknown as { frames60: { longest: number } }).frames60.longest;

/** Time from clicking a visit to painted free slots. */
const press = (): Promise<number> =>
  new Promise((resolve) => {
    const pressed = performance.now();
    document.querySelector<HTMLElement>('[data-visit]')?.click();
    const checkFrame = (): void => {
      if (document.querySelector('[data-place]')) {
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      } else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });

const allPlaces = (): Promise<void> =>
  new Promise((resolve) => {
    let [drawn, still] = [0, 0];
    const checkFrame = (): void => {
      const now = document.querySelectorAll('[data-place]').length;
      still = now === drawn ? still + 1 : 0;
      drawn = now;
      if (still < 10) requestAnimationFrame(checkFrame);
      else resolve();
    };
    checkFrame();
  });

const scroll = (): Promise<void> =>
  new Promise((resolve) => {
    const region = document.querySelector('[data-visit]')?.closest('section');
    let steps = 0;
    const step = (): void => {
      region?.scrollBy({ left: 40, top: 15 });
      steps += 1;
      if (steps < 60) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });

type Figures = { chosen: number[]; scrolled: number[]; choosing: number[] };

const measure = async (page: Page, day: string): Promise<Figures> => {
  const figures: Figures = { chosen: [], scrolled: [], choosing: [] };
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`/admin/board?day=${day}`);
    await page.locator('[data-visit]').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.evaluate(watchFrames);
    await page.evaluate(scroll);
    figures.scrolled.push(await page.evaluate(longestFrame));
    await page.evaluate(watchFrames);
    figures.chosen.push(await page.evaluate(press));
    await page.evaluate(allPlaces);
    figures.choosing.push(await page.evaluate(longestFrame));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
  return figures;
};

await withBrowser(async (browser, baseURL) => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport });
  await prepare(context);
  const page = await context.newPage();
  const alone = await measure(page, quiet);
  const full = await measure(page, busy);
  const line = (name: string, of: keyof Figures): void => {
    const [few, many] = [median(alone[of]), median(full[of])];
    console.log(
      `${name}: ${Math.round(many)} ms, ${(many / few).toFixed(1)} times that of a day with one visit (${Math.round(few)} ms)`,
    );
  };
  console.log(`${visitCount} visits, ${slowDown} times slowed down`);
  line('from a visit to its places', 'chosen');
  line('longest frame while choosing', 'choosing');
  line('longest frame while scrolling', 'scrolled');
});
