import type { Guard } from '../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a malformed host is refused',
    file: 'app.ts',
    find: '  refuseMalformedHosts(app);',
    test: 'platform/http/security-headers-malformed-requests-and-openapi.test.ts',
  },
  {
    what: 'an endpoint without an access policy is noticed',
    file: 'app.ts',
    find: 'healthRoutes(app, context);',
    replace: "healthRoutes(app, context); app.delete('/api/health', async () => ({}));",
    test: 'access-policies.test.ts',
  },
];
