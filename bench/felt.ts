import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.ts';
import { median } from './lib/load.ts';
import { startProduct } from './lib/product.ts';

/**
 * What somebody feels who opens a page for the first time on a cheap phone, and taps as soon as she has
 * seen what she likes. The tap comes by the clock: the page is never waited for.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const slowDown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const tapAfterPaintMs = 700;

/** What is tapped, and what is there once that is answered. */
type Visit = { path: string; target: string; answer: string };
const add = 'main button[aria-label^="Add"]';
const visits: Visit[] = [
  { path: '/', target: add, answer: 'html[data-cart]' },
  { path: '/service/waxing', target: add, answer: 'html[data-cart]' },
  { path: '/blog', target: 'main article a', answer: 'dialog h2' },
];

type Point = { x: number; y: number };
type Felt = {
  began: number;
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  tapped: number;
  answered: number;
  shift: number;
  blocking: number;
};
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** Runs in the page before anything of ours. */
const watch = ({ target, answer }: Visit): void => {
  // A link that is followed before the page can answer leads to another document.
  const before = sessionStorage.getItem('felt');
  const felt: Partial<Felt> = before ? JSON.parse(before) : { shift: 0, blocking: 0 };
  const now = (): number => performance.timeOrigin + performance.now() - (felt.began ?? 0);
  const noteAnswer = (): void => {
    if (!document.querySelector(answer)) return;
    requestAnimationFrame(() => {
      felt.answered ??= now();
    });
  };
  Object.assign(window, { felt });
  if (before) {
    new MutationObserver(noteAnswer).observe(document, { subtree: true, childList: true });
    return;
  }
  felt.began = performance.timeOrigin;
  addEventListener('pagehide', () => sessionStorage.setItem('felt', JSON.stringify(felt)));
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  const look = (): void => {
    const place = document.querySelector(target);
    place?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
    const { seen } = window as unknown as { seen: (point: Point) => void };
    seen({ x: x + width / 2, y: y + height / 2 });
  };
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    felt.firstPaint = startTime;
    look();
    setTimeout(look, 500);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    felt.largestPaint = startTime;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) felt.shift = (felt.shift ?? 0) + value;
  });
  observe('longtask', ({ duration }) => {
    felt.blocking = (felt.blocking ?? 0) + duration - 50;
  });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      felt.tapped = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated) felt.hydrated ??= now();
    noteAnswer();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-hydrated', 'data-cart'],
  });
};

const tap = async (session: CDPSession, point: Point): Promise<void> => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const isAnswered = (): boolean =>
  (window as unknown as { felt?: Partial<Felt> }).felt?.answered !== undefined;

const measure = async (page: Page, visit: Visit): Promise<Felt> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const painted = Promise.withResolvers<void>();
  let point: Point = { x: 0, y: 0 };
  await page.exposeFunction('seen', (place: Point) => {
    point = place;
    painted.resolve();
  });
  await page.addInitScript(watch, visit);
  void page.goto(visit.path, { waitUntil: 'commit' });
  await painted.promise;
  await pause(tapAfterPaintMs);
  await tap(session, point);
  // Long enough for the slowest: looking for the outcome meanwhile would slow it down.
  await pause(4_000);
  await page.waitForFunction(isAnswered);
  return page.evaluate(() => (window as unknown as { felt: Felt }).felt);
};

const report = (path: string, all: Felt[]): void => {
  const middle = (of: (felt: Felt) => number): string => {
    const value = median(all.map(of));
    return Number.isNaN(value) ? 'not seen' : String(Math.round(value));
  };
  console.log(
    [
      `${path}: first paint ${middle(({ firstPaint }) => firstPaint)} ms`,
      `largest ${middle(({ largestPaint }) => largestPaint)}`,
      `hydrated ${middle(({ hydrated }) => hydrated)}`,
      `tap answered after ${middle(({ tapped, answered }) => answered - tapped)}`,
      `blocking ${middle(({ blocking }) => blocking)}`,
      `shift ${median(all.map(({ shift }) => shift)).toFixed(3)}`,
    ].join(', '),
  );
};

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const product = await startProduct({ DATA_DIR: dataDir });
const origin = `http://localhost:${product.port}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

const visitOnce = async (visit: Visit): Promise<Felt> => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: origin,
    serviceWorkers: 'block',
  });
  const felt = await measure(await context.newPage(), visit);
  await context.close();
  return felt;
};

try {
  for (const visit of visits) {
    // The page is cached by then, as it is for everyone but the first.
    await fetch(origin + visit.path, { headers: { 'accept-encoding': 'br' } });
    const all: Felt[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await visitOnce(visit));
    report(visit.path, all);
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
