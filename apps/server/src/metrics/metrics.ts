import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  /** The route pattern, because the path may contain a name. */
  requestTimes: Histogram<'method' | 'route' | 'status'>;
};

export const createMetrics = (pool: Pool): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'haldi_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  const requestTimes = new Histogram({
    name: 'haldi_http_request_seconds',
    help: 'Time from the head of a request until its answer is handed over.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 5],
    registers,
  });
  return { registry, requestTimes };
};
