import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../config.ts';
import type { AppContext } from '../platform/app-context.ts';
import { AppError } from '../platform/http/app-error.ts';
import { createMetrics } from './metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Behind a proxy on this machine, all requests come from loopback. */
const mayBeProxied = ({ publicOrigin, trustProxy }: Config): boolean =>
  trustProxy.length > 0 || (publicOrigin !== undefined && !isLoopback(publicOrigin.hostname));

const isFromHere = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  isLoopback(hostname.replace(/^\[|\]$/g, '')) &&
  !('x-forwarded-for' in headers || 'forwarded' in headers);

const requireMetricsAccess = (request: FastifyRequest, config: Config): void => {
  const { metricsToken: token } = config;
  if (token === undefined) {
    if (!mayBeProxied(config) && isFromHere(request)) return;
    throw new AppError(
      'FORBIDDEN',
      'Metrics can be read from this machine only, and not through a proxy, until METRICS_TOKEN is set.',
    );
  }
  const authorization = request.headers.authorization ?? '';
  if (timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))) return;
  throw new AppError(
    'UNAUTHENTICATED',
    'Send the value of METRICS_TOKEN as a bearer token to read the metrics.',
  );
};

export const metricsRoutes = (
  app: FastifyInstance,
  { config, pool }: Pick<AppContext, 'config' | 'pool'>,
): void => {
  const { registry, requestTimes } = createMetrics(pool);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requestTimes.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    requireMetricsAccess(request, config);
    return reply
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics());
  });
};
