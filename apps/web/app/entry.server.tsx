import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { asLate } from './shell/late-start.ts';

// The server renders with these; it has no router of its own.
export { createRequestHandler } from 'react-router';
export { pageContext } from './lib/page-call.ts';

/** Keeps what is written in one text: passing it on piece by piece cost more than rendering it. */
const collect = (done: (html: string) => void): Writable => {
  const decoder = new StringDecoder('utf8');
  let html = '';
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Uint8Array, _encoding, next) {
      html += typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(html + decoder.end());
      next();
    },
  });
};

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
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(collect((html) => resolve(new Response(asLate(html), { status, headers }))));
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
