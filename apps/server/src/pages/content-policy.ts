import { createHash } from 'node:crypto';

/** Not whatever stands in the page: a script that got there in somebody's words bears no mark. */
const markedScript = (nonce: string): RegExp =>
  new RegExp(
    `<script(?=[^>]* nonce="${nonce.replace(/[^\w-]/g, '\\$&')}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );

/** The inline scripts that our own render marked, by hash. */
const scriptHashes = (html: string, nonce: string): string[] => {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(markedScript(nonce))) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
};

export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '');

const googleScripts = 'https://www.googletagmanager.com';
const googleCalls =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

type Rendered = { html: string; nonce: string; withGoogleAnalytics: boolean };

/** The content policy of one page. */
export const pagePolicy = ({ html, nonce, withGoogleAnalytics }: Rendered): string =>
  [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(withGoogleAnalytics ? [googleScripts] : []),
      ...scriptHashes(html, nonce),
    ].join(' '),
    "style-src 'self'",
    `img-src 'self' data: blob:${withGoogleAnalytics ? ' https://*.google-analytics.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${withGoogleAnalytics ? ` ${googleCalls}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
