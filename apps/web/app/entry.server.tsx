import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { asLate } from './shell/late-start.ts';

// The server renders with these; it has no router of its own.
export { createRequestHandler } from 'react-router';
export { pageContext } from './lib/page-call.ts';

/** Keeps what is written in one text: passing it on piece by piece cost more than rendering it. */
const collect = (done: (html: string) => void): Writable => {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
};

/** A response whose text is at hand, instead of in a stream that it would have to be read from. */
class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }
}

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
          pipe(collect((html) => resolve(new PageResponse(asLate(html), { status, headers }))));
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
