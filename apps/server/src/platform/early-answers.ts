import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matches, type StoredAnswer } from './answer-cache.ts';

/** One way in which an answer is sent: its headers name by name, as Node writes them quickest. */
type Variant = { headers: string[]; body: Buffer };
type Known = {
  place: Place;
  route: string;
  etag: string;
  stored: StoredAnswer;
  headers: string[];
  /** Whoever is or says to be somebody is asked who that is, as on every call. */
  forVisitors: boolean;
  /** By what the caller accepts; callers send few different words for it. */
  variants: Map<string, Variant>;
  /** By status, where the times of such answers are counted. */
  counted: Map<number, Count>;
};

/** A request by its route's pattern (never its address, which may hold a name), and its end. */
export type Answered = { method: string; route: string; status: number };
/** Counts how long one of a kind took. */
export type Count = (seconds: number) => void;
export type Observe = (answered: Answered) => Count;

declare module 'fastify' {
  interface FastifyInstance {
    earlyAnswers: EarlyAnswers;
  }
}

const maxPaths = 500;
const maxPlaces = 4;
const maxVariants = 20;

/** What an answer depends on, besides the address. */
const askedWith = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'accept-encoding',
  'if-none-match',
  'authorization',
  'cookie',
] as const;
type Asked = { url: string } & { [Name in (typeof askedWith)[number]]?: string | undefined };

/** Told by their length, most of what browsers send needs no second look. */
const namesByLength = Object.groupBy(askedWith, ({ length }) => length);

/** Read off as they came: sorting all headers of a request costs as much as finding the answer. */
const readAsked = ({ method, url = '', rawHeaders }: IncomingMessage): Asked | undefined => {
  if (method !== 'GET') return undefined;
  // All of them from the beginning: an object that grows by chance is slow to read.
  const asked: Asked = {
    url,
    host: undefined,
    'x-forwarded-host': undefined,
    'x-forwarded-proto': undefined,
    'accept-encoding': undefined,
    'if-none-match': undefined,
    authorization: undefined,
    cookie: undefined,
  };
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const sent = rawHeaders[place] ?? '';
    const names = namesByLength[sent.length];
    if (!names) continue;
    const lower = sent.toLowerCase();
    for (const name of names) {
      if (name !== lower) continue;
      // Said twice, it means what the rest of the server makes of it.
      if (asked[name] !== undefined) return undefined;
      asked[name] = rawHeaders[place + 1] ?? '';
    }
  }
  return asked;
};

/** Behind a proxy the address that stands in a page is made of these: one caller's is not another's. */
type Place = Pick<Asked, 'host' | 'x-forwarded-host' | 'x-forwarded-proto'>;
const isSamePlace = (one: Place, other: Place): boolean =>
  one.host === other.host &&
  one['x-forwarded-host'] === other['x-forwarded-host'] &&
  one['x-forwarded-proto'] === other['x-forwarded-proto'];

/**
 * Public answers that were sent once, under the very words that asked for them. Asked in the same
 * words again, they are sent before the router and its hooks, which an answer at hand can do without.
 * Everything is forgotten when the answers are dropped.
 */
export class EarlyAnswers {
  /** By path; the places that a salon is asked for under are few. */
  #known = new Map<string, Known[]>();

  forget(): void {
    this.#known.clear();
  }

  find(asked: Asked): Known | undefined {
    const known = this.#known.get(asked.url)?.find(({ place }) => isSamePlace(place, asked));
    if (known?.forVisitors && (asked.authorization ?? asked.cookie) !== undefined) return undefined;
    return known;
  }

  /** Takes the headers as they stand: they are complete but for the body's own. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    stored: StoredAnswer,
    forVisitors = false,
  ): void {
    if (stored.status !== 200 || reply.hasHeader('set-cookie')) return;
    const asked = readAsked(request.raw);
    if (!asked) return;
    if (this.#known.size >= maxPaths) this.forget();
    const others = this.#known.get(asked.url)?.filter(({ place }) => !isSamePlace(place, asked));
    this.#known.set(asked.url, [
      ...(others ?? []).slice(1 - maxPlaces),
      {
        // Nothing else of what was asked with is kept: a cookie is somebody's.
        place: {
          host: asked.host,
          'x-forwarded-host': asked['x-forwarded-host'],
          'x-forwarded-proto': asked['x-forwarded-proto'],
        },
        route: request.routeOptions.url ?? 'none',
        etag: stored.etag,
        stored,
        headers: Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
          name,
          String(value),
        ]),
        forVisitors,
        variants: new Map(),
        counted: new Map(),
      },
    ]);
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
const send = (known: Known, asked: Asked, response: ServerResponse): number | undefined => {
  const { 'if-none-match': held, 'accept-encoding': accepted = '' } = asked;
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
  const isLogged = ['trace', 'debug', 'info'].includes(log.level);
  const countOf = ({ route, counted }: Known, status: number): Count => {
    const known = counted.get(status);
    if (known) return known;
    const count = observe({ method: 'GET', route, status });
    counted.set(status, count);
    return count;
  };
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
    const asked = isClosing ? undefined : readAsked(request);
    const known = asked && earlyAnswers.find(asked);
    const status = known && send(known, asked, response);
    if (!known || status === undefined) {
      for (const handle of handlers) handle(request, response);
      return;
    }
    const responseTime = performance.now() - began;
    countOf(known, status)(responseTime / 1_000);
    if (!isLogged) return;
    const reqId = nextId();
    const routeOptions = { url: known.route };
    log.info({ reqId, req: { method: 'GET', routeOptions } }, 'incoming request');
    log.info({ reqId, res: { statusCode: status }, responseTime }, 'request completed');
  });
};
