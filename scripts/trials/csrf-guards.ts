import type { Guard } from './guard.ts';

const csrf = 'platform/http/csrf.ts';
const csrfTest = 'platform/http/csrf.test.ts';
const admission = 'platform/http/admission.ts';

export const csrfGuards: Guard[] = [
  {
    what: 'the gate as a whole',
    file: csrf,
    find: 'if (isSafe(request.method) || !isFromElsewhere(app, request, ownOrigin)) return;',
    replace: 'if (request) return;',
    test: csrfTest,
  },
  {
    what: 'Sec-Fetch-Site decides',
    file: csrf,
    find: "if (site !== undefined) return site !== 'same-origin' && site !== 'none';",
    replace: '',
    test: csrfTest,
  },
  {
    what: 'another origin of the same site is another site',
    file: csrf,
    find: "return site !== 'same-origin' && site !== 'none';",
    replace: "return site === 'cross-site';",
    test: csrfTest,
  },
  {
    what: 'the origin is ours',
    file: csrf,
    find: 'if (origin !== undefined) return !isOwnOrigin(origin, request, ownOrigin);',
    replace: 'if (origin !== undefined) return false;',
    test: csrfTest,
  },
  {
    what: 'the configured origin wins over the host',
    file: csrf,
    find: 'if (ownOrigin) return origin === ownOrigin.origin;',
    replace: '',
    test: csrfTest,
  },
  {
    what: 'a cookie alone is no proof',
    file: csrf,
    find: 'return bearer === undefined && cookie !== undefined;',
    replace: 'return bearer === undefined && cookie === undefined && false;',
    test: csrfTest,
  },
  {
    what: 'JSON calls take JSON only',
    file: admission,
    find: 'if (type.trim().toLowerCase() === expected) return;',
    replace: 'if (expected) return;',
    test: 'platform/http/admission.test.ts',
  },
];
