import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How much of a rejected body is read before the connection is closed instead. */
const limits = { bytes: 8 * 1_024 * 1_024, ms: 5_000 };

const hasUnreadBody = ({ headers, readableEnded }: IncomingMessage): boolean =>
  !readableEnded &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Resolves to false if the body does not end within the limits. */
const drain = (request: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > limits.bytes) stop();
    };
    const settle = (isDrained: boolean): void => {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('error', stop).off('close', stop);
      if (!isDrained) request.pause();
      resolve(isDrained);
    };
    const end = (): void => settle(true);
    const stop = (): void => settle(false);
    const timer = setTimeout(stop, limits.ms);
    request.unpipe();
    request.on('data', count).on('end', end).on('error', stop).on('close', stop).resume();
  });

/**
 * Proxies reuse connections: the rest of a rejected body would be read as the next request. So it
 * is drained, or the connection is closed.
 */
export const drainUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!hasUnreadBody(request.raw)) return done(null, payload);
    void drain(request.raw).then((isDrained) => {
      if (!isDrained) reply.header('connection', 'close');
      done(null, payload);
    });
  });
};
