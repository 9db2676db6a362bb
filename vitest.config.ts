import { defineConfig } from 'vitest/config';

const rules = ['apps/server/src/**/*.rule.test.ts'];
const api = ['apps/server/src/**/*.test.ts'];
const globalSetup = ['apps/server/src/testing/global-setup.ts'];
// Hashing passwords is slow on purpose, and slower still on a busy machine.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/contract/src/**/*.test.ts', 'apps/web/app/**/*.test.ts', ...rules],
        },
      },
      {
        test: { name: 'api-embedded', include: api, exclude: rules, globalSetup, ...patience },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              test: {
                name: 'api-server',
                include: api,
                exclude: [...rules, 'apps/server/src/platform/embedded-*.test.ts'],
                globalSetup,
                ...patience,
              },
            },
          ]
        : []),
    ],
  },
});
