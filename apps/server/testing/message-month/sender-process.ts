import { createInterface } from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { createMessagesContext } from '../../src/messages/context.ts';
import { sendDueMessages } from '../../src/messages/sending/send-due-messages.ts';
import { readAssignedBeauticianIds, readCustomerOrdersById } from '../../src/orders/service.ts';
import { parseDatabaseUrl } from '../../src/platform/database/database-url.ts';
import { createFailoverClientClass } from '../../src/platform/database/failover-client.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { LiveEvents } from '../../src/platform/realtime/live-events.ts';
import { findUsersWithReview } from '../../src/reviews/service.ts';
import { silentLog } from '../recording-log.ts';

/**
 * The sending part of an instance in its own process, so that it can be killed. Each line on stdin
 * is an instant at which due messages are sent.
 */
const url = process.env.DATABASE_URL ?? '';
const Client = createFailoverClientClass(parseDatabaseUrl(url).hosts);
const pool = openPool({ client: { Client }, log: silentLog, waitMs: 120_000 });
const live = new LiveEvents({ pool, listen: async () => {}, log: silentLog });
let now = new Date();
const messages = createMessagesContext(
  {
    db: drizzle(pool),
    pool,
    live,
    clock: () => now,
    log: pino({ level: 'silent' }),
    config: readConfig({
      DEMO: '0',
      SMTP_URL: process.env.SMTP_URL,
      MAIL_FROM: process.env.MAIL_FROM,
    }),
  },
  {
    readCustomerOrders: readCustomerOrdersById,
    readAssignedBeauticianIds,
    reviewersAmong: findUsersWithReview,
  },
);

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  now = new Date(line);
  await sendDueMessages(messages);
  process.stdout.write('done\n');
}
await pool.end();
