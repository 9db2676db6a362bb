import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Db } from '../platform/database.ts';
import type { Observe } from '../platform/early-answers.ts';
import { countRequestTimes } from './request-times.ts';

export type Metrics = {
  registry: Registry;
  observe: Observe;
};

/** What is measured of one running copy of the product. */
export const createMetrics = (db: Db): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pool = (db as Db & { $client: pg.Pool }).$client;
  new Gauge({
    name: 'haldi_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  return { registry, observe: countRequestTimes(registry) };
};
