import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const Parameters = z
  .array(z.strictObject({ type: z.literal('text'), text: z.string() }))
  .check(z.minLength(1));

const TemplateRequest = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.optional(z.literal('individual')),
  to: z.string(),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string() }),
    components: z.optional(
      z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('body'), parameters: Parameters }),
          z.strictObject({
            type: z.literal('button'),
            sub_type: z.literal('url'),
            index: z.literal('0'),
            parameters: Parameters,
          }),
        ]),
      ),
    ),
  }),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(512))),
});

export type ReceivedWhatsappMessage = {
  id: string;
  to: string;
  template: string;
  parameters: string[];
  callbackData: string;
};

export type WhatsappServerBehaviour =
  | { code: number; status: number; message?: string }
  | { status: number; body: string }
  | 'hangs'
  | 'hangs up'
  | 'takes it and hangs up';

type Options = {
  token: string;
  phoneId: string;
  appSecret: string;
  /**
   * Approved templates with their language and number of variables. An authentication template
   * takes its code twice: for the text and for the button.
   */
  templates: Record<string, { language: string; parameters: number; isForCodes?: boolean }>;
};

const statuses: Record<number, number> = { 132001: 404, 190: 401 };

class CloudApiError extends Error {
  readonly code: number;

  constructor(code: number, details: string) {
    super(details);
    this.code = code;
  }
}

const errorBody = (code: number, message: string, details: string): string =>
  JSON.stringify({
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
    },
  });

/** A local server that follows the documented Cloud API as strictly as Meta. */
export const startWhatsappServer = async ({ token, phoneId, appSecret, templates }: Options) => {
  const taken: ReceivedWhatsappMessage[] = [];
  const behaviours: WhatsappServerBehaviour[] = [];
  let calls = 0;

  const parseMessage = (request: IncomingMessage, body: string): ReceivedWhatsappMessage => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      throw new CloudApiError(190, 'Error validating access token');
    }
    if (request.method !== 'POST' || request.url !== `/v26.0/${phoneId}/messages`) {
      throw new CloudApiError(100, `Unsupported ${request.method} request ${request.url}`);
    }
    if (request.headers['content-type'] !== 'application/json') {
      throw new CloudApiError(100, 'The parameter messaging_product is required.');
    }
    const { data, error } = TemplateRequest.safeParse(JSON.parse(body));
    if (!data) throw new CloudApiError(100, z.prettifyError(error));
    const { to, template, biz_opaque_callback_data: callbackData = '' } = data;
    if (!/^[1-9]\d{7,14}$/.test(to)) throw new CloudApiError(131009, `${to} is not a phone number`);
    const approved = templates[template.name];
    if (approved?.language !== template.language.code) {
      throw new CloudApiError(132001, 'template name does not exist in the translation');
    }
    const parameters = (template.components ?? []).flatMap((one) =>
      one.parameters.map((parameter) => parameter.text),
    );
    if (parameters.length !== approved.parameters) {
      throw new CloudApiError(
        132000,
        `number of localizable_params (${parameters.length}) does not match the expected number of params (${approved.parameters})`,
      );
    }
    const types = (template.components ?? []).map(({ type }) => type);
    if (types.includes('button') !== (approved.isForCodes ?? false)) {
      throw new CloudApiError(131008, 'buttons: Button at index 0 of type Url');
    }
    for (const parameter of parameters) {
      if (parameter === '')
        throw new CloudApiError(131008, 'Parameter of type text is missing text value');
      if (/[\n\r\t]| {5}/.test(parameter)) {
        throw new CloudApiError(
          100,
          'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
        );
      }
    }
    const id = `wamid.${randomBytes(16).toString('base64url')}`;
    return { id, to, template: template.name, parameters, callbackData };
  };

  const handleRequest = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    calls += 1;
    const body = await text(request);
    const behaviour = behaviours.shift();
    const send = (status: number, answer: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    if (behaviour === 'hangs') return;
    if (behaviour === 'hangs up') {
      request.socket.destroy();
      return;
    }
    if (typeof behaviour === 'object') {
      if ('body' in behaviour) send(behaviour.status, behaviour.body);
      else
        send(
          behaviour.status,
          errorBody(behaviour.code, behaviour.message ?? 'Trouble', 'As it was told'),
        );
      return;
    }
    try {
      const message = parseMessage(request, body);
      taken.push(message);
      if (behaviour === 'takes it and hangs up') {
        request.socket.destroy();
        return;
      }
      const answer = {
        messaging_product: 'whatsapp',
        contacts: [{ input: message.to, wa_id: message.to }],
        messages: [{ id: message.id, message_status: 'accepted' }],
      };
      send(200, JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof CloudApiError)) throw error;
      send(statuses[error.code] ?? 400, errorBody(error.code, 'Invalid parameter', error.message));
    }
  };
  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`,
    taken,
    calls: () => calls,
    /** Queues behaviours, one per message. */
    next: (...more: WhatsappServerBehaviour[]): void => void behaviours.push(...more),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    report: (...reported: object[]) => signedReport(appSecret, reportOf(phoneId, reported)),
  };
};

const reportOf = (phoneId: string, statuses: object[]): object => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '919000000000', phone_number_id: phoneId },
            statuses,
          },
        },
      ],
    },
  ],
});

/**
 * Formatted like Meta's requests, with escaped slashes and extra spaces, so that only the raw bytes
 * match the signature.
 */
export const signedReport = (appSecret: string, report: object) => {
  const body = JSON.stringify(report, null, 1).replaceAll('/', '\\/');
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'facebookexternalua',
      'x-hub-signature-256': `sha256=${signature}`,
    },
  };
};
