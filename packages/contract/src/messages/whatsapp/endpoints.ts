import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';

/** Meta asks whether this is the address of whoever gave it, and wants its challenge back. */
export const verifyWhatsappWebhook = endpoint({
  method: 'GET',
  path: '/api/whatsapp/webhook',
  summary: 'Proves to WhatsApp that its reports are wanted here',
  auth: 'public',
  bearer: false,
  query: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().check(z.maxLength(500)),
    'hub.challenge': z.string().check(z.regex(/^[\w.-]{1,200}$/, 'This is no challenge')),
  }),
  sends: 'text/plain',
  errors: ['FORBIDDEN', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

/** Meta adds fields as it likes, so that only what is looked at has a shape: see report.ts. */
export const receiveWhatsappReport = endpoint({
  method: 'POST',
  path: '/api/whatsapp/webhook',
  summary: 'What became of messages, as WhatsApp reports it, signed with the secret of the app',
  auth: 'public',
  bearer: false,
  body: z.looseObject({}),
  // As much as Meta puts into one.
  signed: { maxBytes: 3 * 1_024 * 1_024 },
  answer: z.strictObject({ status: z.literal('ok') }),
  errors: ['FORBIDDEN', 'UNAVAILABLE'],
});
