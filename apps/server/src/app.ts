import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { createAccounts } from './accounts/context.ts';
import { ownAccountPart } from './accounts/my-data.ts';
import { accountRoutes } from './accounts/routes.ts';
import { resolveIdentity } from './accounts/sessions.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { auditAccountPart } from './audit/account-part.ts';
import { auditRoutes } from './audit/routes.ts';
import { beauticianRoutes } from './beauticians/routes.ts';
import { blogAccountPart } from './blog/account-part.ts';
import { blogRoutes } from './blog/routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { editingRoutes } from './catalogue/editing-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { notificationAccountPart } from './notifications/account-part.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { orderAccountPart } from './orders/account-part.ts';
import { orderRoutes } from './orders/routes.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { crawlerRoutes } from './pages/crawler-routes.ts';
import type { AccountPart } from './platform/account-part.ts';
import { refuseCrossSite } from './platform/csrf.ts';
import { handleErrors, sendError } from './platform/errors.ts';
import { prepareEventStreams } from './platform/event-stream.ts';
import { prepareForms } from './platform/form.ts';
import { prepareIdentity } from './platform/identity.ts';
import { imageRoutes } from './platform/image-routes.ts';
import { prepareMounting } from './platform/mount.ts';
import type { Parts } from './platform/parts.ts';
import { rateLimitIf } from './platform/rate-limit.ts';
import { Refusal } from './platform/refusal.ts';
import { requestIds } from './platform/request-id.ts';
import { addSecurityHeaders } from './platform/security-headers.ts';
import { reviewAccountPart } from './reviews/account-part.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { userRoutes } from './users/routes.ts';

/** What the features hold about a person, for the download and the end of an account. */
export const accountParts: readonly AccountPart[] = [
  ownAccountPart,
  orderAccountPart,
  reviewAccountPart,
  blogAccountPart,
  notificationAccountPart,
  auditAccountPart,
];

const second = 1_000;
const kibibyte = 1_024;

export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { config, log, live, responseCache } = parts;
  const app = Fastify({
    loggerInstance: log,
    genReqId: requestIds(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * kibibyte,
    // Slow senders are cut off; Node and Fastify would wait for ever by default.
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: 5 * second },
    requestTimeout: 20 * second,
    connectionTimeout: 60 * second,
    keepAliveTimeout: 65 * second,
    handlerTimeout: 15 * second,
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: false },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const isHttps = config.publicOrigin?.protocol === 'https:';
  addSecurityHeaders(app, isHttps);
  prepareIdentity(app, {
    isHttps,
    resolve: (credentials) => resolveIdentity(parts, credentials),
  });
  refuseCrossSite(app, config.publicOrigin);
  prepareMounting(
    app,
    rateLimitIf(config.rateLimits, { max: 30, windowMs: 60 * second, clock: parts.clock }),
  );
  prepareEventStreams(app, parts);
  await prepareForms(app);
  await describeApi(app);

  live.subscribe('content-changed', () => responseCache.drop());
  live.onLost(() => responseCache.drop());

  metricsRoutes(app, parts);
  healthRoutes(app, parts);
  accountRoutes(app, createAccounts(parts), accountParts);
  catalogueRoutes(app, parts);
  editingRoutes(app, parts);
  bookingRoutes(app, parts);
  orderRoutes(app, parts);
  beauticianRoutes(app, parts);
  reviewRoutes(app, parts);
  blogRoutes(app, parts);
  imageRoutes(app, parts);
  pageViewRoutes(app, parts);
  settingsRoutes(app, parts);
  dashboardRoutes(app, parts);
  analyticsRoutes(app, parts);
  notificationRoutes(app, parts);
  userRoutes(app, parts);
  auditRoutes(app, parts);
  crawlerRoutes(app, parts);

  app.setNotFoundHandler(() => {
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  });
  return app;
};

const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Haldi', description: 'Beauty services at home.', version: '1' },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
