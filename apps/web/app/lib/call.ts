import {
  addressOf,
  type CallAnswer,
  type CallInput,
  type Endpoint,
} from '@haldi/contract/kit/endpoint';
import { ApiError } from '@haldi/contract/kit/errors';

/** A call the server refused, with its reason; `message` is fit to show. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly reason: ApiError;

  constructor(status: number, reason: ApiError) {
    super(reason.message);
    this.status = status;
    this.reason = reason;
  }
}

const unexplained: ApiError = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again.',
};

const readReason = async (response: Response): Promise<ApiError> => {
  const body = await response.json().catch(() => undefined);
  const parsed = ApiError.safeParse(body);
  return parsed.success ? parsed.data : unexplained;
};

/** Makes a declared call over the network and checks that the answer has the declared shape. */
export const call = async <E extends Endpoint>(
  called: E,
  input: CallInput<E>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<CallAnswer<E>> => {
  const response = await fetch(addressOf(called, input), {
    method: called.method,
    credentials: 'same-origin',
    ...options,
    ...(called.body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
  });
  if (!response.ok) throw new CallRefused(response.status, await readReason(response));
  if (!called.answer) return undefined as CallAnswer<E>;
  return called.answer.parse(await response.json()) as CallAnswer<E>;
};
