import { internationalMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { listVariablesInTemplate } from '@haldi/contract/messages/message-templates';
import * as z from 'zod/mini';
import type { WhatsappConfig } from '../../config.ts';
import {
  type OutgoingResponse,
  sendOutgoingRequest,
} from '../../platform/http/outgoing-request.ts';
import {
  describeDeliveryError,
  outcomeOfErrorCode,
} from '../whatsapp-webhook/delivery-error-codes.ts';
import type { ChannelAdapter, OutgoingMessage, SendOutcome } from './channel-adapter.ts';

const usualTimeoutMs = 30_000;
/** Shorter than the request timeout, because the user waits for the result. */
const codeTimeoutMs = 10_000;
/** Limit of the Cloud API for one variable. */
const longestParameter = 1_000;

/** The API rejects line breaks, repeated spaces and empty values. */
const parameterOf = (value: string): string => {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line.toWellFormed()).slice(0, longestParameter).join('') || '-';
};

const whatsappRequest = ({ id, to, template, values }: OutgoingMessage) => {
  const parameters = listVariablesInTemplate(template.text).map((name) => ({
    type: 'text',
    text: parameterOf(values[name]),
  }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalMobileNumber(to.phone),
    type: 'template',
    template: {
      name: template.whatsappName,
      language: { code: template.whatsappLanguage },
      components: parameters.length === 0 ? [] : [{ type: 'body', parameters }],
    },
    // Returned with every report, so that reports can arrive before the response.
    biz_opaque_callback_data: id,
  };
};

const Taken = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const Refused = z.object({
  error: z.object({
    code: z.number(),
    message: z.catch(z.string(), ''),
    error_data: z.catch(z.object({ details: z.string() }), { details: '' }),
  }),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unsure: SendOutcome = {
  result: 'unsure',
  problem: 'The connection to WhatsApp was lost before it replied.',
};
const busy: SendOutcome = { result: 'later', problem: 'WhatsApp is not working at the moment.' };

const outcomeOf = (asked: OutgoingResponse): SendOutcome => {
  if (asked.heard === 'no') {
    return { result: 'later', problem: 'WhatsApp could not be reached.' };
  }
  if (asked.heard === 'perhaps') return unsure;
  const { status } = asked;
  const json = readJson(asked.text);
  if (status >= 200 && status < 300) {
    const providerId = Taken.safeParse(json).data?.messages[0]?.id;
    return providerId === undefined ? unsure : { result: 'sent', providerId };
  }
  const error = Refused.safeParse(json).data?.error;
  if (!error) {
    if (status === 429) return busy;
    // Gateways answer without an error code. The message may have been accepted behind a 5xx.
    return status >= 500
      ? unsure
      : { result: 'refused', problem: `WhatsApp rejected the message (${status}).` };
  }
  const known = outcomeOfErrorCode(error.code);
  if (known) return known;
  if (status >= 500 || status === 429) return busy;
  const title = error.error_data.details || error.message;
  return { result: 'refused', problem: describeDeliveryError({ code: error.code, title }) };
};

const post = async (
  { api, phoneId, token }: WhatsappConfig,
  message: object,
  timeoutMs: number,
): Promise<SendOutcome> =>
  outcomeOf(
    await sendOutgoingRequest(`${api}/${phoneId}/messages`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      timeoutMs,
    }),
  );

export const createWhatsappChannel = (
  config: WhatsappConfig,
  timeoutMs: number = usualTimeoutMs,
): ChannelAdapter => ({
  channel: 'whatsapp',
  canReach: async ({ to, template }) => template.whatsappName !== '' && /^\d{10}$/.test(to.phone),
  send: (outgoing) => post(config, whatsappRequest(outgoing), timeoutMs),
});

/** Authentication templates need the code in the body and in the button. */
const codeRequest = (
  { name, language }: NonNullable<WhatsappConfig['codeTemplate']>,
  phone: string,
  code: string,
) => {
  const parameters = [{ type: 'text', text: code }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalMobileNumber(phone),
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  };
};

/** Undefined without a template for codes. */
export const createWhatsappCodeSender = (config: WhatsappConfig | undefined) => {
  if (!config?.codeTemplate) return undefined;
  const { codeTemplate } = config;
  return (phone: string, code: string): Promise<SendOutcome> =>
    post(config, codeRequest(codeTemplate, phone, code), codeTimeoutMs);
};
