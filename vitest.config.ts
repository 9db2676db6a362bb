import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rules = ['apps/server/src/**/*.rule.test.ts'];
/** The project that `npm test` leaves to `.ci/run`: a server of the oldest release that we take. */
export const olderServer = 'api-server';
/**
 * What runs there: stores, constraints and races. These files send 98 of 100 different statements of
 * the stores; the others say nothing new about a server.
 */
const onOlderServer = [
  // Every call of the product, and with it most statements.
  'policy',
  // Statements that need more than a call, and races that stand among the tests of a feature.
  'accounts/{addresses,oidc,profile}/*',
  'accounts/{passwords/claim,sessions/sessions}',
  '{audit,moderation,policies,reviews,setup,users}/**/*',
  '{areas/booking,blog/blog}',
  'catalogue/{desk/**/*,starter/*,menu-file/{menu-file,picture-zip}}',
  'messages/{channels,desk,push,sending,whatsapp}/*',
  'orders/{plan,work}/*',
  'orders/{booking-limits,order-id,preferences/{requested-beautician,excluded-beauticians}}',
  'orders/desk/{staff-changes,export,list,phone/new-caller,needs-attention}',
  // Constraints and races that have a file of their own.
  '**/{constraints,random-commands,races}',
  // Connections, migrations, notifications, backup.
  'platform/{database/{database,migrate,pool},http/authorization,realtime/live-events}',
  'operations/{backup,verify}',
].map((file) => `apps/server/src/${file}.test.ts`);
const api = ['apps/server/src/**/*.test.ts'];
// Not how quick it has to be but what counts as hanging: a database that is made from nothing takes
// seconds, and a machine that others use too has stood still for half a minute.
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
const globalSetup = ['apps/server/testing/global-setup.ts'];

export default defineConfig({
  test: {
    // A worker waits for the database and for processes that it starts, so there is one more than cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          include: ['{packages/contract/src,apps/web/app,scripts}/**/*.test.ts', ...rules],
          // Without a database, so that they can share what they import: apart they took three times as long.
          isolate: false,
          // What one file puts in place of a global must not reach the next.
          unstubGlobals: true,
        },
      },
      // It starts servers itself, and needs none of the product's.
      {
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          globalSetup: ['packages/embedded-postgres/testing/global-setup.ts'],
          ...patience,
        },
      },
      // Each file has a database and a product of its own: what they import they can share.
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
