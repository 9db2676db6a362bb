import { type ProductProcess, spawnProduct } from '../../apps/server/testing/spawn-product.ts';

/** The owner of a trial's salon. */
export const owner = ['owner@haldi.example', 'turmeric-behind-nginx'] as const;

/** One of several instances behind a balancer, on one database. */
export const startInstance = (url: string, port: number): ProductProcess =>
  spawnProduct({
    DATABASE_URL: url,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: owner[0],
    ADMIN_PASSWORD: owner[1],
  });
