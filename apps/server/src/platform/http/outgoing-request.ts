/** Without a response, `heard` says whether the server may have received the request. */
export type OutgoingResponse =
  | { heard: 'yes'; status: number; headers: Headers; text: string }
  | { heard: 'no' }
  | { heard: 'perhaps' };

type OutgoingRequest = {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  timeoutMs: number;
};

const maxBytes = 64 * 1_024;

const firstError = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;

/** Nothing was sent if connecting or the TLS handshake failed. */
const isBeforeSending = (error: unknown): boolean => {
  const cause = firstError(error instanceof Error ? error.cause : undefined);
  const { syscall, code } = (cause ?? {}) as { syscall?: unknown; code?: unknown };
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    /^(UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/.test(
      String(code),
    )
  );
};

const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Follows no redirects, limits time and response size, and never throws. */
export const sendOutgoingRequest = async (
  address: string,
  { headers, body, timeoutMs }: OutgoingRequest,
): Promise<OutgoingResponse> => {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      // A new connection: a kept-alive one may be closing, and then it is unclear whether the
      // request was received.
      headers: { ...headers, connection: 'close' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return { heard: isBeforeSending(error) ? 'no' : 'perhaps' };
  }
  // The status is valid even if the body breaks off.
  const text = await readBounded(response).catch(() => '');
  return { heard: 'yes', status: response.status, headers: response.headers, text };
};
