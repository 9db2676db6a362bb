import * as calls from '@haldi/contract/messages/whatsapp/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../../platform/http/rate-limit.ts';
import type { MessagesContext } from '../context.ts';
import { isCorrectVerifyToken, isSignedByMeta, recordDeliveryStatuses } from './service.ts';

const failureLimit = { max: 60, windowMs: 60_000 };

/** Authenticated by the signature of the request body only. */
export const whatsappRoutes = (app: FastifyInstance, messages: MessagesContext): void => {
  const { config, clock } = messages;
  const failures = createOptionalRateLimit(config.rateLimits, { ...failureLimit, clock });
  const refuse = (request: FastifyRequest): never => {
    failures.take(networkPrefixOf(request.ip));
    throw new AppError('FORBIDDEN', 'Only WhatsApp can use this address.');
  };
  mount(app, calls.verifyWhatsappWebhook, async ({ query, request, reply }) => {
    if (!isCorrectVerifyToken(config.whatsapp, query['hub.verify_token'])) refuse(request);
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(query['hub.challenge']);
  });
  mount(
    app,
    calls.receiveWhatsappReport,
    async ({ body }) => {
      await recordDeliveryStatuses(messages, body);
      return { status: 'ok' } as const;
    },
    'checked',
    (bytes, request) => {
      const signature = request.headers['x-hub-signature-256'];
      if (!isSignedByMeta(config.whatsapp, bytes, signature)) refuse(request);
    },
  );
};
