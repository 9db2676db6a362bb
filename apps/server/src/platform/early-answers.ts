import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matches, type StoredAnswer } from './answer-cache.ts';

/** One way in which an answer is sent: its headers name by name, as Node writes them quickest. */
type Variant = { headers: string[]; body: Buffer };
type Known = {
  route: string;
  etag: string;
  stored: StoredAnswer;
  headers: string[];
  /** Whoever is or says to be somebody is asked who that is, as on every call. */
  forVisitors: boolean;
  /** By what the caller accepts; callers send few different words for it. */
  variants: Map<string, Variant>;
};

export type Observe = (
  request: { method: string; route: string; status: number },
  seconds: number,
) => void;

declare module 'fastify' {
  interface FastifyInstance {
    earlyAnswers: EarlyAnswers;
  }
}

const maxKnown = 2_000;
const maxVariants = 20;

/** Behind a proxy the address that stands in a page is made of these: one caller's is not another's. */
const keyOf = ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): string => {
  const { host, 'x-forwarded-host': forHost, 'x-forwarded-proto': forScheme } = headers;
  // None of the four can hold a line break.
  return `${url}\n${host}\n${forHost ?? ''}\n${forScheme ?? ''}`;
};

/**
 * Public answers that were sent once, under the very words that asked for them. Asked in the same
 * words again, they are sent before the router and its hooks, which an answer at hand can do without.
 * Everything is forgotten when the answers are dropped.
 */
export class EarlyAnswers {
  #known = new Map<string, Known>();

  forget(): void {
    this.#known.clear();
  }

  find(request: IncomingMessage): Known | undefined {
    const { method, headers } = request;
    if (method !== 'GET') return undefined;
    const known = this.#known.get(keyOf(request));
    if (known?.forVisitors && (headers.authorization ?? headers.cookie) !== undefined)
      return undefined;
    return known;
  }

  /** Takes the headers as they stand: they are complete but for the body's own. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    stored: StoredAnswer,
    forVisitors = false,
  ): void {
    if (request.method !== 'GET' || stored.status !== 200 || reply.hasHeader('set-cookie')) return;
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(keyOf(request.raw), {
      route: request.routeOptions.url ?? 'none',
      etag: stored.etag,
      stored,
      headers: Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]),
      forVisitors,
      variants: new Map(),
    });
  }
}

/** Nothing while the body has yet to be made. */
const variantFor = (
  { stored, headers, variants }: Known,
  accepted: string,
): Variant | undefined => {
  const made = variants.get(accepted);
  if (made) return made;
  const encoding = chooseEncoding(accepted, stored);
  const body = stored.bodies[encoding];
  if (!body) return undefined;
  const variant = {
    headers: [
      ...headers,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ],
    body,
  };
  if (variants.size < maxVariants) variants.set(accepted, variant);
  return variant;
};

/** The status it was answered with; nothing when it is still to be answered. */
const send = (
  known: Known,
  request: IncomingMessage,
  response: ServerResponse,
): number | undefined => {
  const { 'if-none-match': held, 'accept-encoding': accepted = '' } = request.headers;
  if (held !== undefined && matches(held, known.etag)) {
    response.writeHead(304, known.headers).end();
    return 304;
  }
  const variant = variantFor(known, accepted);
  if (!variant) return undefined;
  response.writeHead(200, variant.headers).end(variant.body);
  return 200;
};

type Options = { nextId: () => string; observe: Observe };

/** Puts the early answers before everything else; they are logged and measured like all others. */
export const answerEarly = (app: FastifyInstance, { nextId, observe }: Options): void => {
  const { earlyAnswers, log, server } = app;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const handlers = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const known = isClosing ? undefined : earlyAnswers.find(request);
    const status = known && send(known, request, response);
    if (!known || status === undefined) {
      for (const handle of handlers) handle(request, response);
      return;
    }
    const reqId = nextId();
    const { route } = known;
    log.info({ reqId, req: { method: 'GET', routeOptions: { url: route } } }, 'incoming request');
    response.once('finish', () => {
      const responseTime = performance.now() - began;
      observe({ method: 'GET', route, status }, responseTime / 1_000);
      log.info({ reqId, res: { statusCode: status }, responseTime }, 'request completed');
    });
  });
};
