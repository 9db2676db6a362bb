import type { FastifyInstance } from 'fastify';

/** What every answer carries; pages replace the content policy with one that names their scripts. */
const securityHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

export const addSecurityHeaders = (app: FastifyInstance, https: boolean): void => {
  const headers = securityHeaders(https);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
};
