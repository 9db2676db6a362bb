import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The headless shell needs half the processor time. */
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

const fromEnvironment = (): string | undefined => process.env.CHROMIUM_PATH || undefined;

const playwrightOwn = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

const downloaded = (): string | undefined => {
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  return playwrightOwn();
};

const fromPackageManager = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], options);
  return onPath();
};

const installCommand = 'npx playwright install --with-deps chromium';

const install = (): string | undefined => {
  console.log(`Chromium was not found. Installing it; to install it yourself: ${installCommand}`);
  return fromPackageManager() ?? downloaded();
};

/** Installs Chromium if none is found. */
export const findOrInstallChromium = (): string | undefined =>
  fromEnvironment() ?? onPath() ?? playwrightOwn() ?? install();

export const requireChromium = (): string => {
  const file = findOrInstallChromium();
  if (file && existsSync(file)) return file;
  console.error(
    file
      ? `CHROMIUM_PATH is "${file}", but that file does not exist. Set it to an installed Chromium.`
      : `Chromium could not be installed. Install it with: ${installCommand}`,
  );
  process.exit(1);
};

export const launchChromium = (): Promise<Browser> => {
  const executablePath = findOrInstallChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
};
