import { createHash } from 'node:crypto';

/** Matches only tags with the nonce of the render: scripts in user content have none. */
const inlineTagPattern = (tag: 'script' | 'style', nonce: string): RegExp =>
  new RegExp(
    `<${tag}(?=[^>]* nonce="${nonce.replace(/[^\w-]/g, '\\$&')}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`,
    'g',
  );

const hashesOf = (tag: 'script' | 'style', html: string, nonce: string): string[] => {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(inlineTagPattern(tag, nonce))) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
};

export const removeNonce = (html: string, nonce: string): string =>
  html.replaceAll(` nonce="${nonce}"`, '');

const googleScripts = 'https://www.googletagmanager.com';
const googleCalls =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

type Rendered = { html: string; nonce: string; withGoogleAnalytics: boolean };

export const pageContentSecurityPolicy = ({ html, nonce, withGoogleAnalytics }: Rendered): string =>
  [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(withGoogleAnalytics ? [googleScripts] : []),
      ...hashesOf('script', html, nonce),
    ].join(' '),
    ["style-src 'self'", ...hashesOf('style', html, nonce)].join(' '),
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
