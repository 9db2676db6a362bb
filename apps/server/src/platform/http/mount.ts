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
  /** Null for a visitor; calls that ask for a log in never see one. */
  identity: IdentityFor<E>;
  /** Read into memory; their size is bounded, their content is not checked yet. */
  files: ParsedFiles<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};
/** Answers with the declared shape, or sends bytes it made itself. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallAnswer<E> | FastifyReply>;

type VisitorCall = (input: CallInput<Endpoint>, isPreview?: boolean) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted call: the policy test and OpenAPI walk it. */
    endpoints: Set<Endpoint>;
    /** All routes by method and path, so that none can be added past the declarations unseen. */
    routes: string[];
    /** The calls a page may make while it is rendered, without going over the network. */
    visitorCalls: Map<string, VisitorCall>;
    /** Changes by one user, whatever they change. */
    writeLimit: RateLimit;
  }
}

/** The pages bring their own copy of the contract, so a call is known by its name. */
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

/** Answers a declared call: its input arrives checked, its answer leaves in the declared shape. */
export const mount = <E extends Endpoint>(
  app: FastifyInstance,
  called: E,
  handler: Handler<E>,
  /** `anyone` takes credentials as they are: logging out works with dead ones too. */
  admission: 'checked' | 'anyone' = 'checked',
  /** Refuses a body that its caller has not signed. */
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

/** Makes a public read available to the pages that are rendered in this process. */
export const mountForPageLoaders = <E extends Endpoint>(
  app: FastifyInstance,
  called: E,
  /** A preview is for staff, before the salon opens. */
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
