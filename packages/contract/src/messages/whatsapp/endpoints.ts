import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';

export const verifyWhatsappWebhook = endpoint({
  method: 'GET',
  path: '/api/whatsapp/webhook',
  summary: 'Confirms the webhook to WhatsApp',
  auth: 'public',
  query: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().check(z.maxLength(500)),
    'hub.challenge': z.string().check(z.regex(/^[\w.-]{1,200}$/, 'Invalid challenge')),
  }),
  sends: 'text/plain',
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
});

/** Loose, because Meta adds fields. See delivery-report.ts for the fields in use. */
export const receiveWhatsappReport = endpoint({
  method: 'POST',
  path: '/api/whatsapp/webhook',
  summary: 'Receives delivery reports from WhatsApp, signed with the app secret',
  auth: 'public',
  body: z.looseObject({}),
  // Limit of one report by Meta.
  signed: { maxBytes: 3 * 1_024 * 1_024 },
  answer: z.strictObject({ status: z.literal('ok') }),
  errors: ['FORBIDDEN'],
});
