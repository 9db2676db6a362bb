import base from './playwright.config.ts';
export default {
  ...base,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, trace: 'off' as const },
  webServer: { ...(base.webServer as object), timeout: 240_000 },
};
