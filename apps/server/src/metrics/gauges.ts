import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../platform/database.ts';

export type Metrics = {
  registry: Registry;
  /** One request: its route's pattern (never its address, which may hold a name), and how long. */
  observe: (request: { method: string; route: string; status: number }, seconds: number) => void;
};

/** What is measured of one running copy of the product. */
export const createMetrics = (db: Db): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'haldi_http_request_seconds',
    help: 'Time from the head of a request until its answer is handed over.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 5],
    registers: [registry],
  });
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
  return {
    registry,
    observe({ method, route, status }, seconds) {
      requests.observe({ method, route, status }, seconds);
    },
  };
};
