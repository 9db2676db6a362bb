import { turmericPalette } from '@haldi/contract/branding/colour-tokens';
import { paletteCss } from '@haldi/contract/branding/palette';
import { scriptNonceHeader } from '@haldi/contract/pages/script-nonce';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { BrandingHeadContext, type BrandingHeadProps } from './branding/branding-head-context.ts';
import { ScriptNonce } from './lib/script-nonce.ts';

// The server has no router of its own.
export { createRequestHandler } from 'react-router';
export { createPageContext } from './lib/page-context.ts';

/** Rendered by the server only. React keeps what the server sent. */
function BrandingHead({ brand, nonce }: BrandingHeadProps) {
  const stamp = brand ? `?v=${brand.stamp}` : '';
  return (
    <>
      <meta name="theme-color" content={brand?.themeColour ?? turmericPalette['haldi-200']} />
      {brand && brand.palette !== 'turmeric' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: colours of ours, allowed by their hash
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: paletteCss(brand.palette) }} />
      )}
      {brand?.logo ? (
        <link rel="icon" href={`/icons/icon-192.png${stamp}`} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={`/favicon.svg${stamp}`} type="image/svg+xml" />
      )}
      <link rel="icon" href={`/favicon.ico${stamp}`} sizes="32x32" />
      <link rel="apple-touch-icon" href={`/icons/apple-touch-icon.png${stamp}`} />
    </>
  );
}

/** Not streamed: the content policy needs the hash of every inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const page = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <BrandingHeadContext value={BrandingHead}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </BrandingHeadContext>
    </ScriptNonce>,
    // In one piece, so that no inline script has to move parts.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await page.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(scriptNonceHeader, nonce);
  return new Response(page, { status, headers });
}

export const handleError = (error: unknown, { request }: { request: Request }): void => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !expected) console.error('page failed', error);
};
