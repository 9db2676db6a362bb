import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { indiaDay } from '@haldi/contract/kit/dates';
import * as orderSchemas from '@haldi/contract/orders/schema';
import * as workSchemas from '@haldi/contract/orders/work/schema';
import * as payoutSchemas from '@haldi/contract/payouts/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountingRoutes } from './accounting/routes.ts';
import { createAccountsContext } from './accounts/context.ts';
import { accountPersonalData } from './accounts/profile/export-and-delete-account.ts';
import { hasPassword, requireProofOfIdentity } from './accounts/profile/proof-of-identity.ts';
import { accountRoutes } from './accounts/routes.ts';
import {
  readBeauticianIdOfUser,
  readUsernames,
  readVerifiedMobileNumber,
} from './accounts/service.ts';
import { callerOfRequest } from './accounts/sessions/caller-of-request.ts';
import { resolveIdentity } from './accounts/sessions/service.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { areaPersonalData } from './areas/export-and-erase-personal-data.ts';
import { areaRoutes } from './areas/routes.ts';
import { auditPersonalData } from './audit/export-and-erase-personal-data.ts';
import { auditRoutes } from './audit/routes.ts';
import { blogPersonalData } from './blog/export-and-erase-personal-data.ts';
import { listAuthorsOfHiddenImage } from './blog/posts-for-moderation-service.ts';
import { blogRoutes } from './blog/routes.ts';
import { generatedImageRoutes } from './branding/generated-image-routes.ts';
import { brandingRoutes } from './branding/routes.ts';
import { siteTextRoutes } from './branding/site-text/routes.ts';
import { catalogueDeskRoutes } from './catalogue/desk/routes.ts';
import { readMenuPageName } from './catalogue/menu/service.ts';
import { menuFileRoutes } from './catalogue/menu-file/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { countServicesBySkill as countServices } from './catalogue/service.ts';
import { complaintPersonalData } from './complaints/export-and-erase-personal-data.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { documentSettingsRoutes } from './documents/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { createWhatsappCodeSender } from './messages/channels/whatsapp.ts';
import { createMessagesContext } from './messages/context.ts';
import { messagePersonalData } from './messages/export-and-erase-personal-data.ts';
import { messageRoutes } from './messages/routes.ts';
import { startMessageSender } from './messages/sending/send-due-messages.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { moderationPersonalData } from './moderation/export-and-erase-personal-data.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationPersonalData } from './notifications/export-and-erase-personal-data.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { alertsTopic } from './orders/alerts/service.ts';
import { orderPersonalData } from './orders/export-and-erase-personal-data.ts';
import {
  isSkillNeededByVisits,
  lockRoster,
  replanAndListNewlyNeedingChange,
} from './orders/plan/service.ts';
import { adminOrdersTopic } from './orders/publish-order-events.ts';
import { orderRoutes } from './orders/routes.ts';
import { readAssignedBeauticianIds, readCustomerOrdersById } from './orders/service.ts';
import {
  renameBeauticianOnOpenOrders,
  replanAndRequireAffectedVisitsAcknowledged,
  requireAffectedVisitsAcknowledged,
} from './orders/visits/service.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { robotsAndSitemapRoutes } from './pages/robots-and-sitemap-routes.ts';
import { paymentSettingsRoutes } from './payment-settings/routes.ts';
import { payoutPersonalData } from './payouts/export-and-erase-personal-data.ts';
import { payoutRoutes } from './payouts/routes.ts';
import type { AppContext } from './platform/app-context.ts';
import type { PersonalData } from './platform/export-and-erase-personal-data.ts';
import { AppError } from './platform/http/app-error.ts';
import { refuseCrossSiteRequests } from './platform/http/csrf.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { registerShutdown } from './platform/http/graceful-shutdown.ts';
import { decorateWithIdentity } from './platform/http/identity.ts';
import { registerEndpointDecorators } from './platform/http/mount-endpoints.ts';
import { registerMultipart } from './platform/http/multipart-form.ts';
import {
  completeOpenApiDocument,
  openApiInfo,
  registerSchemaNames,
  toJsonSchema,
} from './platform/http/openapi.ts';
import { refuseMalformedHosts } from './platform/http/own-origin.ts';
import type { ProofOfIdentity } from './platform/http/proof-of-identity.ts';
import { createOptionalRateLimit } from './platform/http/rate-limit.ts';
import { drainUnreadBodies } from './platform/http/unread-body.ts';
import { createRequestIdGenerator } from './platform/logging.ts';
import { imageRoutes } from './platform/media/image-routes.ts';
import { decorateWithEventStreams } from './platform/realtime/event-stream.ts';
import { contentWithdrawnTopic } from './platform/realtime/live-topics.ts';
import { policyRoutes } from './policies/routes.ts';
import { reviewPersonalData } from './reviews/export-and-erase-personal-data.ts';
import { invalidatePagesOnBadgeChange } from './reviews/invalidate-pages-on-badge-change.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { readRatingsByUser, readUserIdsWithReview } from './reviews/service.ts';
import { rosterRoutes } from './roster/routes.ts';
import {
  countBeauticiansBySkill as countBeauticians,
  readConcurrentVisitCapacity,
} from './roster/service.ts';
import { listBeauticiansOnlyServing } from './roster/store.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { decorateWithOpeningChecks } from './settings/opening-checks.ts';
import { settingsRoutes } from './settings/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { skillRoutes } from './skills/routes.ts';
import { userPersonalData } from './users/export-and-erase-personal-data.ts';
import { userRoutes } from './users/routes.ts';

export const personalDataOfFeatures: readonly PersonalData[] = [
  accountPersonalData,
  orderPersonalData,
  reviewPersonalData,
  blogPersonalData,
  notificationPersonalData,
  auditPersonalData,
  areaPersonalData(readVerifiedMobileNumber),
  userPersonalData,
  moderationPersonalData,
  messagePersonalData,
  payoutPersonalData(readBeauticianIdOfUser),
  complaintPersonalData,
];

/** Pages replace the content security policy with one that lists their scripts. */
const securityHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const addSecurityHeaders = (app: FastifyInstance, https: boolean): void => {
  const headers = securityHeaders(https);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
};

const second = 1_000;
const kibibyte = 1_024;

export const buildApp = async (
  context: AppContext,
  handlerTimeout = 15 * second,
): Promise<FastifyInstance> => {
  const { config, log, live, responseCache } = context;
  const app = Fastify({
    loggerInstance: log,
    genReqId: createRequestIdGenerator(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * kibibyte,
    // Slow requests are cut off. Without limits Node and Fastify wait forever.
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: 5 * second },
    requestTimeout: 20 * second,
    connectionTimeout: 60 * second,
    keepAliveTimeout: 65 * second,
    handlerTimeout,
    forceCloseConnections: 'idle',
    // Requests that arrive during the shutdown are served, see graceful-shutdown.ts.
    return503OnClosing: false,
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: 200, ignoreDuplicateSlashes: false },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerShutdown(app);
  drainUnreadBodies(app);
  const isHttps = config.publicOrigin?.protocol === 'https:';
  addSecurityHeaders(app, isHttps);
  refuseMalformedHosts(app);
  decorateWithIdentity(app, {
    isHttps,
    resolve: (credentials) => resolveIdentity(context, credentials),
  });
  refuseCrossSiteRequests(app, config.publicOrigin);
  registerEndpointDecorators(
    app,
    createOptionalRateLimit(config.rateLimits, {
      max: 30,
      windowMs: 60 * second,
      clock: context.clock,
    }),
  );
  decorateWithOpeningChecks(app, context);
  decorateWithEventStreams(app, context);
  await registerMultipart(app);
  await describeApi(app);

  live.subscribe('content-changed', () => responseCache.invalidate());
  live.subscribe(contentWithdrawnTopic, () => responseCache.purge());
  live.onLost(() => responseCache.invalidate());

  metricsRoutes(app, context);
  healthRoutes(app, context);
  const accounts = createAccountsContext(context, createWhatsappCodeSender(config.whatsapp));
  accountRoutes(app, accounts, personalDataOfFeatures);
  catalogueRoutes(app, context);
  catalogueDeskRoutes(app, context);
  menuFileRoutes(app, context);
  scheduleRoutes(app, context, adminOrdersTopic);
  const messages = createMessagesContext(context, {
    readCustomerOrders: readCustomerOrdersById,
    readAssignedBeauticianIds,
    reviewersAmong: readUserIdsWithReview,
  });
  messageRoutes(app, messages);
  startMessageSender(app, messages, [adminOrdersTopic, alertsTopic, 'content-changed']);
  orderRoutes(app, context, readRatingsByUser);
  rosterRoutes(app, context, {
    lockRoster,
    renameBeauticianOnOpenOrders,
    replanOrRequireAcknowledgement: replanAndRequireAffectedVisitsAcknowledged,
  });
  areaRoutes(app, context, {
    lockRoster,
    replanOrRequireAcknowledgement: replanAndRequireAffectedVisitsAcknowledged,
    listBeauticiansOnlyServing,
  });
  skillRoutes(app, context, {
    countServices,
    countBeauticians,
    lockRoster,
    isNeeded: (tx, skillId) => isSkillNeededByVisits(tx, skillId, indiaDay(context.clock())),
  });
  reviewRoutes(app, context);
  invalidatePagesOnBadgeChange(context, adminOrdersTopic);
  blogRoutes(app, context);
  complaintRoutes(app, context);
  moderationRoutes(app, context);
  imageRoutes(app, context, listAuthorsOfHiddenImage);
  pageViewRoutes(app, context);
  settingsRoutes(app, context, {
    askAboutVisits: requireAffectedVisitsAcknowledged,
    lockRoster,
    replanDays: replanAndListNewlyNeedingChange,
    seatsOfDay: readConcurrentVisitCapacity,
  });
  const proofOfIdentity: ProofOfIdentity = {
    hasPassword,
    requireProof: async ({ request, ...proof }) => {
      await requireProofOfIdentity(accounts, { ...proof, caller: callerOfRequest(request) });
    },
  };
  paymentSettingsRoutes(app, context, proofOfIdentity);
  documentSettingsRoutes(app, context, proofOfIdentity);
  accountingRoutes(app, context, proofOfIdentity);
  payoutRoutes(app, context);
  brandingRoutes(app, context);
  generatedImageRoutes(app, context, (slug) => readMenuPageName(context.db, slug));
  policyRoutes(app, context);
  setupRoutes(app, context);
  siteTextRoutes(app, context);
  dashboardRoutes(app, context);
  analyticsRoutes(app, context);
  notificationRoutes(app, context);
  userRoutes(app, context);
  auditRoutes(app, context, readUsernames);
  robotsAndSitemapRoutes(app, context);

  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  });
  return app;
};

const describeApi = async (app: FastifyInstance): Promise<void> => {
  registerSchemaNames({ ...orderSchemas, ...workSchemas, ...payoutSchemas });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', ...openApiInfo },
    transform: toJsonSchema,
    transformObject: (document) => completeOpenApiDocument(document, app.endpoints),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
