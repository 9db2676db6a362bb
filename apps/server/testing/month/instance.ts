import { createInterface } from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { createMessages } from '../../src/messages/context.ts';
import { sendDue } from '../../src/messages/sending/loop.ts';
import { readOrders } from '../../src/orders/service.ts';
import { clientFor } from '../../src/platform/database/failover.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { parseDatabaseUrl } from '../../src/platform/database/url.ts';
import { Live } from '../../src/platform/realtime/live.ts';
import { reviewersAmong } from '../../src/reviews/figures-service.ts';
import { silentLog } from '../recording-log.ts';

/**
 * The part of an instance that sends, in a process of its own, so that it can be killed: it reads what
 * time it is, sends what is due, and says that it has.
 */
const url = process.env.DATABASE_URL ?? '';
const Client = clientFor(parseDatabaseUrl(url).hosts);
const pool = openPool({ client: { Client }, log: silentLog, waitMs: 120_000 });
const live = new Live({ pool, listen: async () => {}, log: silentLog });
let now = new Date();
const messages = createMessages(
  {
    db: drizzle(pool),
    live,
    clock: () => now,
    log: pino({ level: 'silent' }),
    config: readConfig({
      DEMO: '0',
      SMTP_URL: process.env.SMTP_URL,
      MAIL_FROM: process.env.MAIL_FROM,
    }),
  },
  { readOrders, reviewersAmong },
);

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  now = new Date(line);
  await sendDue(messages);
  process.stdout.write('done\n');
}
await pool.end();
