import { importBuilt } from '../scripts/lib/built-server.ts';
import { productClock } from './clock.ts';

/** A machine that others use too has stood still for half a minute: customers never wait that long. */
const patienceMs = 120_000;

const { runProduct } = await importBuilt('run-product');

/** The product as in production, but for the time it is, and for how long it waits for its database. */
await runProduct({
  isDevelopment: false,
  clock: productClock(),
  databaseLimits: {
    waitMs: patienceMs,
    statementMs: patienceMs,
    restMs: patienceMs,
    silenceMs: patienceMs,
  },
});
