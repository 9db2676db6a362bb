import { randomBytes } from 'node:crypto';
import type { LoggerOptions } from 'pino';

type Write = (fields: object, message: string) => void;

/** The part of the server's logger that the platform needs; pino's fits. */
export type Log = { info: Write; warn: Write; error: Write };

/**
 * Structured logs without anything personal: the route's pattern instead of the address (an address
 * can hold a phone number that was searched for), no headers, no bodies.
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
      // A database error repeats the values of the row it refused; its own message does not.
      message: error.cause instanceof Error ? error.cause.message : error.message,
      code: 'code' in error ? String(error.code) : undefined,
      stack: error.cause instanceof Error ? (error.cause.stack ?? '') : (error.stack ?? ''),
    }),
  },
});

/** Ids that no other instance and no earlier start of the product gives: a random part, then a count. */
export const createRequestIdGenerator = (): (() => string) => {
  const part = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${part}-${count.toString(36)}`;
  };
};
