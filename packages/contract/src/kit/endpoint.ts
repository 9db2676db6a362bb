import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Auth } from './role.ts';

type Schema = z.ZodMiniType;

/** Declared once: the server mounts it, pages call it, and the policy test and OpenAPI read it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Required, so that a public endpoint is an explicit choice. */
  auth: Auth;
  /** Clients send the bearer token, as listed in the specification. Default: only the cookie. */
  bearer?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is a multipart form whose text fields are `body` and whose files are named here. */
  files?: readonly string[];
  /** Maximum bytes of a file; default: those of a picture. */
  fileBytes?: number;
  /** Handler timeout, where it is longer than usual. */
  seconds?: number;
  /** The raw body is signed, and verified before it is parsed. */
  signed?: { maxBytes: number };
  /** Default: 200, or 204 without an answer. */
  status?: 201;
  /** Absent: no response body. */
  answer?: Schema;
  /** Response type if it is not JSON. */
  sends?:
    | 'text/csv'
    | 'text/plain'
    | 'application/pdf'
    | 'application/xml'
    | 'text/event-stream'
    | 'image/webp'
    | 'redirect';
  /** Another response type on request. */
  orSends?: string;
  /** Those that do not follow from method, access and input: `apps/server/src/platform/http/openapi.ts`. */
  errors?: readonly ErrorCode[];
};

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type InputPart<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [key in Part]: infer S extends Schema;
}
  ? Record<Part, z.input<S>>
  : { [key in Part]?: undefined };

type FileName<E extends Endpoint> = E extends { files: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** `File` is what the caller's platform calls a file. */
export type CallInput<E extends Endpoint, File = unknown> = InputPart<E, 'params'> &
  InputPart<E, 'query'> &
  InputPart<E, 'body'> & { files?: { [name in FileName<E>]?: File | undefined } | undefined };

export type CallAnswer<E extends Endpoint> = E extends { answer: infer S extends Schema }
  ? z.output<S>
  : undefined;

type ParsedPart<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [key in Part]: infer S extends Schema;
}
  ? z.output<S>
  : undefined;

export type ParsedFiles<E extends Endpoint> = { [name in FileName<E>]?: Uint8Array };

export type ParsedInput<E extends Endpoint> = {
  params: ParsedPart<E, 'params'>;
  query: ParsedPart<E, 'query'>;
  body: ParsedPart<E, 'body'>;
};

type LooseInput = { params?: unknown; query?: unknown };

export const endpointUrl = (called: Endpoint, input: LooseInput = {}): string => {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = called.path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/%3A(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`${called.path} needs the parameter ${name}`);
        return encodeURIComponent(String(value));
      }),
    )
    .join('/');
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};
