import type { SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { ApiError, type ErrorCode, errorStatuses } from '@haldi/contract/kit/errors';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Described once, as components; what uses them refers to them. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(ApiError, { id: 'ApiError' });

/** `exports` of a module: every schema that begins with a capital letter gets its name. */
export const registerSchemaNames = (exports: Record<string, unknown>): void => {
  for (const [id, exported] of Object.entries(exports)) {
    const isNamed = /^[A-Z]/.test(id) && exported instanceof z.ZodMiniType;
    if (isNamed && !schemaRegistry.has(exported)) schemaRegistry.add(exported, { id });
  }
};

export const toJsonSchema: SwaggerTransform = createJsonSchemaTransform({ schemaRegistry });
const addComponents = createJsonSchemaTransformObject({ schemaRegistry });

const commonErrors = ({ method, auth, params, query, body }: Endpoint): ErrorCode[] => [
  'BAD_REQUEST',
  // Invalid tokens are rejected on public calls too.
  'UNAUTHENTICATED',
  ...(auth !== 'public' && auth !== 'signed-in' ? (['FORBIDDEN'] as const) : []),
  ...(method === 'GET' ? [] : (['CROSS_SITE', 'TOO_MANY_REQUESTS'] as const)),
  ...(params || query || body ? (['INVALID_INPUT'] as const) : []),
  ...(body ? (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  'INTERNAL',
  'UNAVAILABLE',
];

export const responseSchemas = (endpoint: Endpoint): Record<number, z.ZodMiniType> => {
  const responses: Record<number, z.ZodMiniType> = {};
  for (const code of [...commonErrors(endpoint), ...(endpoint.errors ?? [])]) {
    responses[errorStatuses[code]] = ApiError;
  }
  if (endpoint.answer) responses[endpoint.status ?? 200] = endpoint.answer;
  return responses;
};

type Described = { description: string; content?: Record<string, { schema: object }> };

const otherAnswer = ({ answer, sends, orSends }: Endpoint): Record<number, Described> => {
  if (answer) return {};
  if (sends === undefined) return { 204: { description: 'Success, no content' } };
  if (sends === 'redirect') return { 303: { description: 'Redirect' } };
  const content: Described['content'] = { [sends]: { schema: { type: 'string' } } };
  if (orSends) content[orSends] = { schema: { type: 'string', format: 'binary' } };
  return { 200: { description: 'Success', content } };
};

const statusTexts: Record<number, string> = {
  200: 'Success',
  201: 'Created',
  400: 'Malformed request',
  401: 'Not logged in, or the session has ended',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  410: 'Used or expired',
  413: 'Request too large',
  415: 'Content type not supported',
  422: 'Input not valid',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'Server error',
  503: 'Unavailable; Retry-After says when to try again',
};

const operationId = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...path.split(/[^\w]+/).filter((word) => word && word !== 'api')].join(
    '_',
  );

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token returned by log in and sign up',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'haldi_session',
    description: 'The session cookie; __Host-haldi_session over https',
  },
} as const;

type Operation = {
  operationId?: string;
  security?: Record<string, string[]>[];
  responses?: Record<string, Described>;
};

const completeOperation = (endpoint: Endpoint, operation: Operation): Operation => {
  const responses: Record<string, Described> = {
    ...operation.responses,
    ...otherAnswer(endpoint),
  };
  for (const [status, response] of Object.entries(responses)) {
    if (response.description === 'Default Response') {
      response.description = statusTexts[Number(status)] ?? 'Response';
    }
  }
  return {
    ...operation,
    operationId: operationId(endpoint),
    security: endpoint.auth === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    responses,
  };
};

type Description = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, object> };
};

const referencedSchemas = (paths: object, schemas: Record<string, object>) => {
  const referenced: Record<string, object> = {};
  const addFrom = (part: object): void => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[id];
      if (!schema || referenced[id]) continue;
      referenced[id] = schema;
      addFrom(schema);
    }
  };
  addFrom(paths);
  return referenced;
};

/** Adds what @fastify/swagger does not know: security, success responses and components. */
export const completeOpenApiDocument = (
  document: Parameters<SwaggerTransformObject>[0],
  endpoints: Iterable<Endpoint>,
): ReturnType<SwaggerTransformObject> => {
  const described: object = addComponents(document);
  const { paths = {}, components }: Description = described;
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')];
    const method = endpoint.method.toLowerCase();
    if (path?.[method]) path[method] = completeOperation(endpoint, path[method]);
  }
  const schemas = referencedSchemas(paths, components?.schemas ?? {});
  return { ...described, components: { schemas, securitySchemes } };
};

export const openApiInfo = {
  info: {
    title: 'Haldi',
    description: 'Beauty services at home.',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This server' }],
};
