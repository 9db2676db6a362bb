import { expect, test } from 'vitest';
import { asLate } from './late-start.ts';

test('the code of a page is out of the browser’s sight until it is called', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
    '<script>marks()</script><script>window.__reactRouterContext = {}</script>' +
    '<script type="module" async="">import "/a.js";</script>' +
    '<script>window.__reactRouterContext.streamController.close()</script>';
  expect(asLate(page)).toBe(
    '<link rel="late-modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      '<script>marks()</script>' +
      '<script type="text/late-script">window.__reactRouterContext = {}</script>' +
      '<script type="text/late-module">import "/a.js";</script>' +
      '<script type="text/late-script">window.__reactRouterContext.streamController.close()</script>',
  );
});
