import {
  type CallAnswer,
  type CallInput,
  type Endpoint,
  endpointUrl,
} from '@haldi/contract/kit/endpoint';
import { ApiError } from '@haldi/contract/kit/errors';
import { libCopy } from './copy.ts';
import { getCredentials } from './credentials.ts';

type RequestBody = { contentType?: string; body?: string | FormData };

const formOf = (fields: unknown, files: CallInput<Endpoint>['files']): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.set(name, String(value));
  }
  for (const [name, file] of Object.entries((files ?? {}) as Record<string, unknown>)) {
    if (file instanceof Blob) form.set(name, file);
  }
  return form;
};

/** For forms the browser sets the content type itself. */
const requestBody = (endpoint: Endpoint, input: CallInput<Endpoint>): RequestBody => {
  if (endpoint.files) return { body: formOf(input.body, input.files) };
  if (input.body === undefined) return {};
  return { contentType: 'application/json', body: JSON.stringify(input.body) };
};

/** `message` is shown to users. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly reason: ApiError;

  constructor(status: number, reason: ApiError) {
    super(reason.message);
    this.status = status;
    this.reason = reason;
  }
}

const unknownError: ApiError = {
  code: 'INTERNAL',
  message: libCopy.somethingWrong,
};

const readReason = async (response: Response): Promise<ApiError> => {
  const body = await response.json().catch(() => undefined);
  return ApiError.safeParse(body).data ?? unknownError;
};

type Options = {
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Sends no credentials. */
  asVisitor?: boolean;
};

const send = (
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  { asVisitor, ...options }: Options,
  token: string | null,
): Promise<Response> => {
  const { contentType, body } = requestBody(endpoint, input);
  const headers: Record<string, string> = {
    ...(contentType && { 'content-type': contentType }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return fetch(endpointUrl(endpoint, input), {
    method: endpoint.method,
    credentials: asVisitor ? 'omit' : 'same-origin',
    ...options,
    headers,
    ...(body !== undefined && { body }),
  });
};

/**
 * Throws if the response is not a success. Only endpoints declared with `bearer` get the token, the
 * others rely on the cookie.
 */
export const fetchEndpoint = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<Response> => {
  const { token, forget } = getCredentials();
  const currentToken = token();
  const sentToken = endpoint.bearer && !options.asVisitor ? currentToken : null;
  let response = await send(endpoint, input, options, sentToken);
  if (response.status === 401) {
    const reason = await readReason(response);
    // A wrong password does not end the current session.
    if (reason.code !== 'INVALID_CREDENTIALS') forget(currentToken);
    const isPublicRead =
      endpoint.auth === 'public' && endpoint.method === 'GET' && sentToken !== null;
    if (!isPublicRead) throw new CallError(401, reason);
    response = await send(endpoint, input, options, null);
  }
  if (!response.ok) throw new CallError(response.status, await readReason(response));
  return response;
};

export const callEndpoint = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<CallAnswer<E>> => {
  const response = await fetchEndpoint(endpoint, input, options);
  if (!endpoint.answer) return undefined as CallAnswer<E>;
  return endpoint.answer.parse(await response.json()) as CallAnswer<E>;
};
