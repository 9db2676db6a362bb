import { type CDPSession, devices, type Page } from '@playwright/test';
import { pause, withBrowser } from './lib/browser.ts';
import { median } from './lib/measure-load.ts';

/**
 * The first visit on a cheap phone. One visit measures reading; in another, a tap comes a fixed
 * time after the first paint, without waiting for the page.
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
/** Longer than the slowest page takes; polling would slow it down. */
const visitMs = 5_000;

/** `answer` appears when the tap on `target` was handled. */
type Visit = { path: string; target: string; answer: string };
const add = 'main button[aria-label^="Add"]';
const visits: Visit[] = [
  { path: '/', target: add, answer: 'html[data-cart]' },
  { path: '/service/waxing', target: add, answer: 'html[data-cart]' },
  { path: '/blog', target: 'main article a', answer: 'dialog h2' },
];
const limits = { largest: 1_600, hydrated: 2_800, tap: 300, shift: 0.02 };

type Read = { first: number; largest: number; hydrated: number; blocking: number; shift: number };
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
type Tapped = { tapped?: number; answered?: number };
type Point = { x: number; y: number };

/** Runs in the page before its own scripts. */
const watchReading = (): void => {
  const read: Partial<Read> = { blocking: 0, shift: 0 };
  Object.assign(window, { read });
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') read.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    read.largest = startTime;
  });
  observe('layout-shift', ({ value = 0 }) => {
    read.shift = (read.shift ?? 0) + value;
  });
  observe('longtask', ({ duration }) => {
    read.blocking = (read.blocking ?? 0) + duration - 50;
  });
  new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated) read.hydrated ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
};

/**
 * Runs in the page. Absolute times in sessionStorage, because a link that is followed before
 * hydration loads another document.
 */
const watchTapping = ({ target, answer }: Visit): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  const look = (): void => {
    const place = document.querySelector(target);
    place?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
    const { seen } = window as unknown as { seen: (point: Point) => void };
    seen({ x: x + width / 2, y: y + height / 2 });
  };
  if (!sessionStorage.tapped)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      look();
      setTimeout(look, 500);
    }).observe({ type: 'paint', buffered: true });
  const noteTap = ({ timeStamp }: Event): void => {
    sessionStorage.tapped ??= performance.timeOrigin + timeStamp;
  };
  addEventListener('pointerup', noteTap, true);
  new MutationObserver(() => {
    if (!document.querySelector(answer)) return;
    requestAnimationFrame(() => {
      sessionStorage.answered ??= now();
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-cart'],
  });
};

const slowed = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return session;
};

const read = async (page: Page, { path }: Visit): Promise<Read> => {
  await slowed(page);
  await page.addInitScript(watchReading);
  await page.goto(path, { waitUntil: 'commit' });
  await pause(visitMs);
  return page.evaluate(() => (window as unknown as { read: Read }).read);
};

const tap = async (page: Page, visit: Visit): Promise<number> => {
  const session = await slowed(page);
  const painted = Promise.withResolvers<void>();
  let point: Point = { x: 0, y: 0 };
  await page.exposeFunction('seen', (place: Point) => {
    point = place;
    painted.resolve();
  });
  await page.addInitScript(watchTapping, visit);
  void page.goto(visit.path, { waitUntil: 'commit' });
  await painted.promise;
  await pause(tapAfterPaintMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(visitMs);
  const { tapped, answered } = await page.evaluate((): Tapped => {
    const { tapped, answered } = sessionStorage;
    return { tapped, answered };
  });
  if (answered === undefined) throw new Error(`a tap on ${visit.path} was never answered`);
  return Number(answered) - Number(tapped);
};

const report = (path: string, reads: Read[], taps: number[]): void => {
  const middle = (of: keyof Read): number => median(reads.map((each) => each[of]));
  console.log(
    [
      `${path}: first paint ${Math.round(middle('first'))} ms`,
      `largest ${Math.round(middle('largest'))} (${limits.largest})`,
      `hydrated ${Math.round(middle('hydrated'))} (${limits.hydrated})`,
      `tap answered after ${Math.round(median(taps))} (${limits.tap})`,
      `blocking ${Math.round(middle('blocking'))}`,
      `shift ${middle('shift').toFixed(3)} (${limits.shift})`,
    ].join(', '),
  );
};

await withBrowser(async (browser, baseURL) => {
  const inNewContext = async <Seen>(
    look: (page: Page, visit: Visit) => Promise<Seen>,
    visit: Visit,
  ): Promise<Seen> => {
    const phone = { ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' } as const;
    const context = await browser.newContext(phone);
    const seen = await look(await context.newPage(), visit);
    await context.close();
    return seen;
  };
  for (const visit of visits) {
    // Warms up the page cache.
    await fetch(baseURL + visit.path, { headers: { 'accept-encoding': 'br' } });
    const reads: Read[] = [];
    const taps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reads.push(await inNewContext(read, visit));
      taps.push(await inNewContext(tap, visit));
    }
    report(visit.path, reads, taps);
  }
});
