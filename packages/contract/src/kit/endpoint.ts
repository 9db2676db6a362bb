import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Auth } from './role.ts';

type Schema = z.ZodMiniType;

/**
 * One call, declared once: the server mounts it, the browser and the page loaders call it,
 * the policy test walks it and OpenAPI is printed from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole path, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call it. Required, so that an open route is a visible choice. */
  auth: Auth;
  /** The spec names the calls that carry the bearer token; the others rely on the cookie. */
  bearer: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is a multipart form whose text fields are `body` and whose files are named here. */
  files?: readonly string[];
  /** The most bytes of each file; unless said, those of a picture. */
  fileBytes?: number;
  /** How long an answer may take, where that is longer than for others. */
  seconds?: number;
  /** Whoever calls signs the bytes of the body, which are looked at before anything reads them. */
  signed?: { maxBytes: number };
  status?: 200 | 201 | 204;
  /** Absent: an answer without a body. */
  answer?: Schema;
  /** What it sends instead of JSON; `redirect`: a browser that is sent on. */
  sends?: 'text/csv' | 'text/plain' | 'text/event-stream' | 'image/webp' | 'redirect';
  /** Another kind that it sends when asked for it. */
  orSends?: string;
  errors: readonly ErrorCode[];
};

/** The mark lets a page leave out the calls that it never makes. */
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

/** What a caller hands over; files are whatever its side of the network calls a file. */
export type CallInput<E extends Endpoint, File = unknown> = InputPart<E, 'params'> &
  InputPart<E, 'query'> &
  InputPart<E, 'body'> & { files?: { [name in FileName<E>]?: File | undefined } | undefined };

/** What a caller gets back. */
export type CallAnswer<E extends Endpoint> = E extends { answer: infer S extends Schema }
  ? z.output<S>
  : undefined;

type ParsedPart<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [key in Part]: infer S extends Schema;
}
  ? z.output<S>
  : undefined;

/** The files of a form as a handler gets them: none, or their bytes. */
export type ParsedFiles<E extends Endpoint> = { [name in FileName<E>]?: Uint8Array };

/** What a handler is given: everything already checked. */
export type ParsedInput<E extends Endpoint> = {
  params: ParsedPart<E, 'params'>;
  query: ParsedPart<E, 'query'>;
  body: ParsedPart<E, 'body'>;
};

type LooseInput = { params?: unknown; query?: unknown };

/** The address of a call: parameters filled in, the query appended, both encoded. */
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
