import { Readable } from 'node:stream';
import type {
  CallAnswer,
  CallInput,
  Endpoint,
  ParsedFiles,
  ParsedInput,
} from '@haldi/contract/kit/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { authorizeCall, type IdentityFor, setNoStoreHeader } from './authorization.ts';
import { readMultipartForm } from './multipart-form.ts';
import { responseSchemas } from './openapi.ts';
import type { RateLimit } from './rate-limit.ts';

type Call<E extends Endpoint> = ParsedInput<E> & {
  /** Null for visitors, but never where the endpoint requires a log in. */
  identity: IdentityFor<E>;
  /** Size is limited; the content is not validated yet. */
  files: ParsedFiles<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallAnswer<E> | FastifyReply>;

type VisitorCall = (input: CallInput<Endpoint>, isPreview?: boolean) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Used by the policy test and OpenAPI. */
    endpoints: Set<Endpoint>;
    /** All registered routes; a test finds those that are not declared as endpoints. */
    routes: string[];
    /** Calls that pages make while they are rendered, without network. */
    visitorCalls: Map<string, VisitorCall>;
    writeLimit: RateLimit;
  }
}

/** Pages are bundled with their own copy of the contract, so endpoints are matched by name. */
export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`;

export const registerEndpointDecorators = (app: FastifyInstance, writeLimit: RateLimit): void => {
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push(`${name} ${url}`);
  });
  app.decorate('routes', routes);
  app.decorate('writeLimit', writeLimit);
  app.decorate('endpoints', new Set<Endpoint>());
  app.decorate('visitorCalls', new Map<string, VisitorCall>());
};

/** Throws if the signature is missing or wrong. */
type CheckSignature = (bytes: Buffer, request: FastifyRequest) => void;

const readUpTo = async (payload: RequestPayload, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed if too long: that would close the connection before the response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBytes) throw new AppError('TOO_LARGE', 'This request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const verifySignedBody =
  (maxBytes: number, check: CheckSignature) =>
  async (
    request: FastifyRequest,
    _reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    const bytes = await readUpTo(payload, maxBytes);
    check(bytes, request);
    return Object.assign(Readable.from([bytes], { objectMode: false }), {
      receivedEncodedLength: bytes.length,
    });
  };

export const mount = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  /** `anyone` skips authorization: logging out works with an expired session too. */
  authorization: 'checked' | 'anyone' = 'checked',
  checkSignature?: CheckSignature,
): void => {
  app.endpoints.add(endpoint);
  const { params, query, body, files, fileBytes, seconds, signed, answer } = endpoint;
  if (Boolean(signed) !== Boolean(checkSignature)) {
    throw new Error(
      `${endpointName(endpoint)}: declare "signed" and pass "checkSignature", or neither`,
    );
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(files && { consumes: ['multipart/form-data'] }),
      response: responseSchemas(endpoint),
    },
    onRequest: async (request, reply) => {
      setNoStoreHeader(endpoint, reply);
      if (authorization === 'checked') await authorizeCall(app, endpoint, request);
    },
    ...(signed &&
      checkSignature && {
        bodyLimit: signed.maxBytes,
        preParsing: verifySignedBody(signed.maxBytes, checkSignature),
      }),
    ...(files && { preValidation: (request) => readMultipartForm(request, files, fileBytes) }),
    ...(seconds && { handlerTimeout: seconds * 1_000 }),
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        identity: request.identity,
        files: request.formFiles,
        request,
        reply,
      } as Call<E>);
      if (reply.sent) return reply;
      reply.code(endpoint.status ?? (answer ? 200 : 204));
      return reply.send(answer ? result : undefined);
    },
  });
};

export const mountForPageLoaders = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  /** `isPreview`: staff look at the site before the salon opens. */
  read: (input: ParsedInput<E>, isPreview: boolean) => Promise<CallAnswer<E>>,
): void => {
  if (endpoint.auth !== 'public' || endpoint.method !== 'GET') {
    throw new Error(
      `${endpoint.method} ${endpoint.path} is not a public read: pages are the same for everyone`,
    );
  }
  const checked = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    const parsed = schema?.safeParse(value);
    if (parsed?.success === false)
      throw new AppError('INVALID_INPUT', 'This address is not valid.');
    return parsed?.data;
  };
  app.visitorCalls.set(endpointName(endpoint), async (input, isPreview = false) =>
    read(
      {
        params: checked(endpoint.params, input.params),
        query: checked(endpoint.query, input.query ?? {}),
        body: undefined,
      } as ParsedInput<E>,
      isPreview,
    ),
  );
};
