import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageContentSecurityPolicy, removeNonce } from './content-security-policy.ts';

const nonce = '0e6f…+/=';
const html = [
  `<script nonce="${nonce}">ours()</script>`,
  `<script type="module" nonce="${nonce}" async="">alsoOurs()</script>`,
  `<script nonce="${nonce}" src="/assets/a.js"></script>`,
  '<script>injected()</script>',
  '<script nonce="guessed">guessed()</script>',
  '<script type="application/ld+json">{"name":"Haldi"}</script>',
  `<style nonce="${nonce}">:root{--haldi-200:#fbd38d}</style>`,
  '<style>body{display:none}</style>',
  `<link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/>`,
].join('');
const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('threat 17: only inline scripts and styles with the nonce of the render are allowed', () => {
  const policy = pageContentSecurityPolicy({ html, nonce, withGoogleAnalytics: false });
  const [, scripts, styles] = policy.split('; ');
  expect(styles).toBe(`style-src 'self' ${hashOf(':root{--haldi-200:#fbd38d}')}`);
  expect(scripts).toBe(`script-src 'self' ${hashOf('ours()')} ${hashOf('alsoOurs()')}`);
});

test('nonces are removed, because cached pages are the same for everyone', () => {
  expect(removeNonce(html, nonce)).not.toContain(nonce);
  expect(removeNonce(html, nonce)).toContain('<script>ours()</script>');
});
