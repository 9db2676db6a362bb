import type { Guard } from './guard.ts';

const admission = 'platform/http/admission.ts';
const policyTest = 'policy.test.ts';

export const policyGuards: Guard[] = [
  {
    what: 'visitors are asked to log in',
    file: admission,
    find: 'if (!identity) throw unauthenticated();',
    replace: 'if (!identity) return;',
    test: policyTest,
  },
  {
    what: 'the back office is for admins',
    file: admission,
    find: 'throw isAdminRole(identity.role) && called.auth',
    replace: 'if (!identity) throw called.auth',
    test: policyTest,
  },
  {
    what: 'a token on an open call is looked at',
    file: admission,
    find: "called.auth !== 'public' || called.bearer || hasBearer;",
    replace: "called.auth !== 'public' || called.bearer;",
    test: policyTest,
  },
  {
    what: 'a call without a row is noticed',
    file: 'app.ts',
    find: 'healthRoutes(app, context);',
    replace: "healthRoutes(app, context); app.delete('/api/health', async () => ({}));",
    test: policyTest,
  },
  {
    what: 'someone else’s orders are not there',
    file: 'orders/service.ts',
    find: 'if (userId !== identity.userId && !isAdminRole(identity.role)) throw errors.notFound();',
    replace: '',
    test: 'orders/access.test.ts',
  },
  {
    what: 'an order is its sender’s own',
    file: 'orders/placing/requirements.ts',
    find: 'if (body.userId !== by.userId || body.username !== by.username) throw errors.notYours();',
    replace: '',
    test: 'orders/orders.test.ts',
  },
  {
    what: 'a name in a payload is the sender’s',
    file: 'platform/http/own-name.ts',
    find: 'if (username === undefined || username === identity.username) return;',
    replace: 'if (identity) return;',
    test: 'reviews/reviews.test.ts',
  },
  {
    what: 'thirty writes a minute',
    file: admission,
    find: 'if (request.identity && !isSafe(called.method)) app.writeLimit.take(request.identity.userId);',
    replace: '',
    test: 'accounts/profile/profile.test.ts',
  },
  {
    what: 'five orders a minute',
    file: 'orders/placing/place-order.ts',
    find: 'limit.take(userId);',
    replace: '',
    test: 'orders/order-id.test.ts',
  },
  {
    what: 'what was not placed does not count',
    file: 'orders/placing/place-order.ts',
    find: 'if (!placed) limit.uncount(userId);',
    replace: '',
    test: 'orders/order-id.test.ts',
  },
];
