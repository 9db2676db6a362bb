import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

// The server renders with these; it has no router of its own.
export { createRequestHandler } from 'react-router';
export { pageContext } from './lib/page-call.ts';

/** Pages are sent whole: their content policy needs the hash of every inline script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => console.error('page render failed', error),
      },
    );
  });
}

export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !expected) console.error('page failed', error);
};
