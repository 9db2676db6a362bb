import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rules = ['apps/server/src/**/*.rule.test.ts'];
/** Runs only in `.ci/run`: the oldest supported PostgreSQL. */
export const olderServer = 'api-server';
/** Stores, constraints and races. These files run 98 % of the different SQL statements. */
export const onOlderServer = [
  // Every endpoint, and with it most statements.
  'access-policies',
  // Statements that need more than one call, and races in feature tests.
  'accounts/{addresses,oidc,profile}/*',
  'accounts/{passwords/claim-account,sessions/sessions}',
  '{audit,moderation,policies,reviews,setup,users}/**/*',
  '{areas/booking-in-areas,blog/blog,complaints/*}',
  'catalogue/{desk/**/*,starter/*,menu-file/{menu-file,picture-zip-import}}',
  'messages/{channels,desk,push,sending,whatsapp-webhook}/*',
  'orders/{documents,plan,work}/*',
  'orders/{booking-limits,placing/repeated-order-id,preferences/{requested-beautician,excluded-beauticians}}',
  'orders/desk/{order-changes-by-staff,orders-csv,order-list,phone/new-caller,attention-filters-sorting-and-lookup}',
  // Constraints and races with their own file.
  '**/{database-constraints,random-commands,races}',
  // Connections, migrations, notifications, backup.
  'platform/{database/{database,migrate,pool},http/content-type-and-deleted-account,realtime/live-events}',
  'operations/{backup,verify-database}',
].map((file) => `apps/server/src/${file}.test.ts`);
const api = ['apps/server/src/**/*.test.ts'];
// Time after which a test counts as hanging: creating a database takes seconds, and shared machines
// may pause for half a minute.
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
const globalSetup = ['apps/server/testing/global-setup.ts'];

export default defineConfig({
  test: {
    // Workers wait for the database and child processes, so there is one more than cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          include: ['{packages/contract/src,apps/web/app,scripts}/**/*.test.ts', ...rules],
          // Without isolation, imports are shared: with it, the tests took three times as long.
          isolate: false,
          // Stubbed globals must not reach the next file.
          unstubGlobals: true,
        },
      },
      // Starts its own servers.
      {
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          globalSetup: ['packages/embedded-postgres/testing/global-setup.ts'],
          ...patience,
        },
      },
      // Each file has its own database and product; imports are shared.
      {
        test: {
          name: 'api-embedded',
          include: api,
          exclude: rules,
          globalSetup,
          isolate: false,
          ...patience,
        },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              test: {
                name: olderServer,
                include: onOlderServer,
                exclude: rules,
                globalSetup,
                isolate: false,
                ...patience,
              },
            },
          ]
        : []),
    ],
  },
});
