import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The shell comes first: without a window to draw, it needs half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const onPath = (): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name)))
    .find((file) => existsSync(file));

const fromEnvironment = (): string | undefined => {
  const file = process.env.CHROMIUM_PATH;
  if (file && !existsSync(file))
    throw new Error(`CHROMIUM_PATH is "${file}"; there is no such file.`);
  return file || undefined;
};

const playwrightOwn = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

const downloaded = (): string | undefined => {
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  return playwrightOwn();
};

const fromPackageManager = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium with apt-get …');
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], options);
  return onPath();
};

/** A Chromium that is there, else one that can be had; nothing when there is no way to one. */
export const findChromium = (): string | undefined =>
  fromEnvironment() ?? onPath() ?? playwrightOwn() ?? fromPackageManager() ?? downloaded();

/** The same, running; Playwright looks for its own where there is none. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
};
