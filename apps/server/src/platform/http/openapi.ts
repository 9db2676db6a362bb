import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { ApiError, type ErrorCode, errorStatuses } from '@haldi/contract/kit/errors';
import type * as z from 'zod/mini';

/** What any call of its kind may be refused with, before or beside what it declares itself. */
const commonErrors = ({ method, auth, params, query, body }: Endpoint): ErrorCode[] => [
  'BAD_REQUEST',
  // A token that is dead is refused on open calls too.
  'UNAUTHENTICATED',
  ...(auth !== 'public' && auth !== 'signed-in' ? (['FORBIDDEN'] as const) : []),
  ...(method === 'GET' ? [] : (['CROSS_SITE', 'TOO_MANY_REQUESTS'] as const)),
  ...(params || query || body ? (['INVALID_INPUT'] as const) : []),
  ...(body ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  'INTERNAL',
  'UNAVAILABLE',
];

/** Every status it answers with, and the shape of what comes with it. */
export const responseSchemas = (called: Endpoint): Record<number, z.ZodMiniType> => {
  const responses: Record<number, z.ZodMiniType> = {};
  for (const code of [...commonErrors(called), ...called.errors]) {
    responses[errorStatuses[code]] = ApiError;
  }
  if (called.answer) responses[called.status ?? 200] = called.answer;
  return responses;
};

type Described = { description: string; content?: Record<string, { schema: object }> };

/** The good answer of a call that sends no JSON. */
const otherAnswer = ({ answer, sends, orSends }: Endpoint): Record<number, Described> => {
  if (answer) return {};
  if (sends === undefined) return { 204: { description: 'Done' } };
  if (sends === 'redirect') return { 303: { description: 'Where the browser goes on' } };
  const content: Described['content'] = { [sends]: { schema: { type: 'string' } } };
  if (orSends) content[orSends] = { schema: { type: 'string', format: 'binary' } };
  return { 200: { description: 'As it is', content } };
};

const statusTexts: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  400: 'Malformed',
  401: 'Nobody is signed in, or not any more',
  403: 'Not allowed',
  404: 'Not there',
  409: 'Something stands against it',
  410: 'Used or too old',
  413: 'Too much',
  415: 'Not this kind of content',
  422: 'The input does not fit',
  429: 'Too many; Retry-After says when to come back',
  500: 'A fault of ours',
  503: 'Not now; Retry-After says when to come back',
};

const operationId = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...path.split(/[^\w]+/).filter((word) => word && word !== 'api')].join(
    '_',
  );

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that logging in gives' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'haldi_session',
    description: 'The cookie beside it; __Host-haldi_session under https',
  },
} as const;

type Operation = {
  operationId?: string;
  security?: Record<string, string[]>[];
  responses?: Record<string, Described>;
};

/** What the framework's description of a call does not say: who may make it and how it ends well. */
const completeOperation = (called: Endpoint, operation: Operation): Operation => {
  const responses: Record<string, Described> = {
    ...operation.responses,
    ...otherAnswer(called),
  };
  for (const [status, response] of Object.entries(responses)) {
    if (response.description === 'Default Response') {
      response.description = statusTexts[Number(status)] ?? 'An answer';
    }
  }
  return {
    ...operation,
    operationId: operationId(called),
    security: called.auth === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    responses,
  };
};

type Description = {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
};

/** Completes what the framework has printed of the declared calls. */
export const completeOpenApi = <T extends object>(printed: T, endpoints: Iterable<Endpoint>): T => {
  const { paths = {}, components }: Description = printed;
  for (const called of endpoints) {
    const path = paths[called.path.replaceAll(/:(\w+)/g, '{$1}')];
    const method = called.method.toLowerCase();
    if (path?.[method]) path[method] = completeOperation(called, path[method]);
  }
  return { ...printed, components: { ...components, securitySchemes } };
};

export const openApiInfo = {
  info: {
    title: 'Haldi',
    description: 'Beauty services at home.',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'Wherever the product runs' }],
};
