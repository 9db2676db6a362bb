import { randomBytes } from 'node:crypto';
import type { LoggerOptions } from 'pino';

type Write = (fields: object, message: string) => void;

export type Log = { info: Write; warn: Write; error: Write };

/**
 * Logs no personal data: the route pattern instead of the URL (which can contain a phone number),
 * no headers, no bodies.
 */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization'], censor: '[hidden]' },
  serializers: {
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error) => ({
      type: error.name,
      // Drizzle's message contains the values of the row; its cause does not.
      message: error.cause instanceof Error ? error.cause.message : error.message,
      code: 'code' in error ? String(error.code) : undefined,
      stack: error.cause instanceof Error ? (error.cause.stack ?? '') : (error.stack ?? ''),
    }),
  },
});

/** Unique across instances and restarts: a random part and a counter. */
export const createRequestIdGenerator = (): (() => string) => {
  const part = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${part}-${count.toString(36)}`;
  };
};
