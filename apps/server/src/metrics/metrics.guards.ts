import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'metrics need a token behind a proxy',
    file: 'routes.ts',
    find: 'if (!mayBeProxied(config) && isFromHere(request)) return;',
    replace: 'if ((mayBeProxied(config) || true) && isFromHere(request)) return;',
    test: 'metrics.test.ts',
  },
];
