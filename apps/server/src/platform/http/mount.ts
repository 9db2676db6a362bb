import type {
  CallAnswer,
  CallInput,
  Endpoint,
  ParsedFiles,
  ParsedInput,
} from '@haldi/contract/kit/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { authorizeCall, type IdentityFor, setNoStore } from './authorization.ts';
import { readMultipartForm } from './multipart-form.ts';
import { responseSchemas } from './openapi.ts';
import type { RateLimit } from './rate-limit.ts';
import { type CheckSignature, verifySignedBody } from './signed-body.ts';

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

export const mount = <E extends Endpoint>(
  app: FastifyInstance,
  called: E,
  handler: Handler<E>,
  /** `anyone` skips authorization: logging out works with an expired session too. */
  admission: 'checked' | 'anyone' = 'checked',
  checkBytes?: CheckSignature,
): void => {
  app.endpoints.add(called);
  const { params, query, body, files, fileBytes, seconds, signed, answer } = called;
  if (Boolean(signed) !== Boolean(checkBytes)) {
    throw new Error(`${endpointName(called)}: what is signed is checked, and nothing else`);
  }
  app.route({
    method: called.method,
    url: called.path,
    schema: {
      summary: called.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(files && { consumes: ['multipart/form-data'] }),
      response: responseSchemas(called),
    },
    onRequest: async (request, reply) => {
      setNoStore(called, reply);
      if (admission === 'checked') await authorizeCall(app, called, request);
    },
    ...(signed &&
      checkBytes && {
        bodyLimit: signed.maxBytes,
        preParsing: verifySignedBody(signed.maxBytes, checkBytes),
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
      reply.code(called.status ?? (answer ? 200 : 204));
      return reply.send(answer ? result : undefined);
    },
  });
};

export const mountForPageLoaders = <E extends Endpoint>(
  app: FastifyInstance,
  called: E,
  /** `isPreview`: staff look at the site before the salon opens. */
  read: (input: ParsedInput<E>, isPreview: boolean) => Promise<CallAnswer<E>>,
): void => {
  if (called.auth !== 'public' || called.method !== 'GET') {
    throw new Error(
      `${called.method} ${called.path} is not a public read: pages are the same for everyone`,
    );
  }
  const checked = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    const parsed = schema?.safeParse(value);
    if (parsed?.success === false)
      throw new AppError('INVALID_INPUT', 'This address is not valid.');
    return parsed?.data;
  };
  app.visitorCalls.set(endpointName(called), async (input, isPreview = false) =>
    read(
      {
        params: checked(called.params, input.params),
        query: checked(called.query, input.query ?? {}),
        body: undefined,
      } as ParsedInput<E>,
      isPreview,
    ),
  );
};
