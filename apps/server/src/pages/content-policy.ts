import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a finished page, by hash: no script that we did not write can run. */
const scriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
};

const googleScripts = 'https://www.googletagmanager.com';
const googleCalls =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** The content policy of one page. */
export const pagePolicy = (html: string, withGoogleAnalytics: boolean): string =>
  [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(withGoogleAnalytics ? [googleScripts] : []),
      ...scriptHashes(html),
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
