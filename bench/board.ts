import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { firstSlots } from '@haldi/contract/schedule/slots';
import type { APIResponse, Page } from '@playwright/test';
import { launchChromium } from '../scripts/lib/chromium.ts';
import { median } from './lib/load.ts';
import { startProduct } from './lib/product.ts';

/** A day of 60 visits and 12 people more than the demo has, on a desk four times slower than this one. */
const slowDown = 4;
const rounds = 5;
const hired = 12;
const booked = 60;
const boss = { login: 'admin@example.com', password: 'glow-with-admin' };

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const product = await startProduct({ DATA_DIR: dataDir });
const browser = await launchChromium();
const context = await browser.newContext({
  ...{ baseURL: `http://localhost:${product.port}`, serviceWorkers: 'block' },
  viewport: { width: 1440, height: 900 },
});
const page = await context.newPage();
const today = indiaDay(new Date());
/** Beyond what the demo has booked. */
const [busy, quiet] = [addDays(today, 25), addDays(today, 26)];

const answered = async <Answer>(answer: Promise<APIResponse>): Promise<Answer> => {
  const given = await answer;
  if (!given.ok()) throw new Error(await given.text());
  return (await given.json()) as Answer;
};

const logIn = async (): Promise<{ token: string; userData: { _id: string; username: string } }> => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const session = await answered<Awaited<ReturnType<typeof logIn>>>(
    page.request.post('/api/auth/login', { headers, data: boss }),
  );
  await context.addInitScript(
    ([token, userId]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userId', userId);
    },
    [session.token, session.userData._id] as const,
  );
  return session;
};

const { token, userData } = await logIn();
const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` };
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1_200 }));
for (let place = 1; place <= hired; place += 1) {
  const data = { name: `Bench ${place}`, phone: '', skills: [], hours: everyDay };
  await answered(page.request.post('/api/admin/beauticians', { headers, data }));
}
const [service] = await answered<{ _id: string; price: number }[]>(
  page.request.get('/Json%20Files/Threading.json'),
);
if (!service) throw new Error('nothing is sold');

const book = async (day: string, place: number): Promise<void> => {
  const data = {
    ...{ orderId: 900_000 + place, userId: userData._id, username: userData.username },
    userPhone: '9800000001',
    services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
    ...{ appointmentDate: day, appointmentSlot: firstSlots[place % firstSlots.length] },
    address: { street: `${place} Paud Road`, city: 'Pune', pincode: '411038' },
  };
  await answered(page.request.post('/api/orders', { headers, data }));
};
for (let place = 0; place < booked; place += 1) await book(busy, place);
await book(quiet, booked);

/** Begins to note the longest time between two frames. */
const watchFrames = (): void => {
  const seen = { longest: 0, last: performance.now() };
  Object.assign(window, { frames60: seen });
  const look = (at: number): void => {
    seen.longest = Math.max(seen.longest, at - seen.last);
    seen.last = at;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
const longestFrame = (): number =>
  (window as unknown as { frames60: { longest: number } }).frames60.longest;

/** From the press on a visit to the painted places. */
const press = (): Promise<number> =>
  new Promise((resolve) => {
    const pressed = performance.now();
    document.querySelector<HTMLElement>('[data-visit]')?.click();
    const look = (): void => {
      if (document.querySelector('[data-place]')) {
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      } else requestAnimationFrame(look);
    };
    look();
  });

/** Until no further places come. */
const allPlaces = (): Promise<void> =>
  new Promise((resolve) => {
    let [drawn, still] = [0, 0];
    const look = (): void => {
      const now = document.querySelectorAll('[data-place]').length;
      still = now === drawn ? still + 1 : 0;
      drawn = now;
      if (still < 10) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });

/** Sideways and down again, as a wheel does it. */
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

const measure = async (measured: Page, day: string): Promise<Figures> => {
  const figures: Figures = { chosen: [], scrolled: [], choosing: [] };
  for (let round = 0; round < rounds; round += 1) {
    await measured.goto(`/admin/board?day=${day}`);
    await measured.locator('[data-visit]').first().waitFor();
    const session = await context.newCDPSession(measured);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await measured.evaluate(watchFrames);
    await measured.evaluate(scroll);
    figures.scrolled.push(await measured.evaluate(longestFrame));
    await measured.evaluate(watchFrames);
    figures.chosen.push(await measured.evaluate(press));
    await measured.evaluate(allPlaces);
    figures.choosing.push(await measured.evaluate(longestFrame));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
  return figures;
};

const alone = await measure(page, quiet);
const full = await measure(page, busy);
const line = (name: string, of: keyof Figures): void => {
  const [few, many] = [median(alone[of]), median(full[of])];
  console.log(
    `${name}: ${Math.round(many)} ms, ${(many / few).toFixed(1)} times that of a day with one visit (${Math.round(few)} ms)`,
  );
};
console.log(`${booked} visits, ${slowDown} times slowed down`);
line('from a visit to its places', 'chosen');
line('longest frame while choosing', 'choosing');
line('longest frame while scrolling', 'scrolled');
await browser.close();
await product.stop();
await rm(dataDir, { recursive: true, force: true });
