/** One guard of the product, how it is taken out, and the tests that must miss it. */
export type Guard = {
  what: string;
  /** Below apps/server/src. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Below apps/server/src. */
  test: string;
};

const sessions = 'accounts/sessions.ts';
const sessionTest = 'accounts/sessions.test.ts';
const admission = 'platform/admission.ts';
const policyTest = 'policy.test.ts';
const csrf = 'platform/csrf.ts';
const csrfTest = 'platform/csrf.test.ts';
const rules = 'migrations/0003_orders-rules.sql';

export const guards: Record<string, Guard[]> = {
  sessions: [
    {
      what: 'a dead bearer is refused',
      file: sessions,
      find: 'if (!ofBearer) throw unauthenticated();',
      replace: 'if (!ofBearer) return ofCookie;',
      test: sessionTest,
    },
    {
      what: 'two live sessions at once are nobody',
      file: sessions,
      find: 'if (ofCookie && ofCookie.session.id !== ofBearer.session.id) throw unauthenticated();',
      replace: '',
      test: sessionTest,
    },
    {
      what: 'a blocked user is nobody',
      file: sessions,
      find: "user.status === 'active' && sessionEnd",
      replace: 'sessionEnd',
      test: sessionTest,
    },
    {
      what: 'sessions end',
      file: sessions,
      find: '&& sessionEnd(session, user.isAdmin) > now;',
      replace: ';',
      test: sessionTest,
    },
    {
      what: 'an admin’s session ends after 12 hours',
      file: 'accounts/session-lifetime.ts',
      find: 'return isAdmin ? lifetimes.admin : lifetimes.customer;',
      replace: 'return lifetimes.customer;',
      test: sessionTest,
    },
    {
      what: 'idle sessions end sooner',
      file: 'accounts/session-lifetime.ts',
      find: 'return new Date(Math.min(latestEnd(session, isAdmin).getTime(), idleEnd));',
      replace: 'return new Date(Math.max(latestEnd(session, isAdmin).getTime(), idleEnd));',
      test: sessionTest,
    },
    {
      what: 'ten sessions a user',
      file: 'accounts/session-lifetime.ts',
      find: 'export const maxSessions = 10;',
      replace: 'export const maxSessions = 1_000;',
      test: sessionTest,
    },
    {
      what: 'only a hash of a secret is stored',
      file: sessions,
      find: 'bearerHash: digest(token),',
      replace: 'bearerHash: token,',
      test: sessionTest,
    },
    {
      what: 'the cookie is another secret than the token',
      file: sessions,
      find: 'const cookie = cookieOf(token);',
      replace: 'const cookie = token;',
      test: sessionTest,
    },
    {
      what: 'logging out ends the session',
      file: sessions,
      find: 'publishEnded(live, userId, await deleteSessions(db, userId, [id]));',
      replace: 'publishEnded(live, userId, [id]);',
      test: sessionTest,
    },
    {
      what: 'a session is ended by its owner only',
      file: 'accounts/session-store.ts',
      find: '.where(and(eq(sessions.userId, userId), inArray(sessions.id, which)))',
      replace: '.where(inArray(sessions.id, which))',
      test: policyTest,
    },
    {
      what: 'scripts cannot read the cookie',
      file: 'platform/session-cookie.ts',
      find: 'HttpOnly; ',
      replace: '',
      test: sessionTest,
    },
    {
      what: 'private answers are kept by nobody',
      file: admission,
      find: "reply.header('cache-control', 'no-store').header('vary', 'Cookie, Authorization');",
      replace: '',
      test: sessionTest,
    },
  ],
  policy: [
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
      find: "if (called.auth === 'admin' && !identity.isAdmin) {",
      replace: 'if (!identity) {',
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
      find: 'healthRoutes(app, parts);',
      replace: "healthRoutes(app, parts); app.delete('/api/health', async () => ({}));",
      test: policyTest,
    },
    {
      what: 'someone else’s orders are not there',
      file: 'orders/service.ts',
      find: 'if (userId !== identity.userId && !identity.isAdmin) throw refusals.notFound();',
      replace: '',
      test: 'orders/access.test.ts',
    },
    {
      what: 'an order is its sender’s own',
      file: 'orders/service.ts',
      find: 'if (body.userId !== identity.userId || body.username !== identity.username) {',
      replace: 'if (!identity) {',
      test: 'orders/orders.test.ts',
    },
    {
      what: 'a name in a payload is the sender’s',
      file: 'platform/own-name.ts',
      find: 'if (username === undefined || username === identity.username) return;',
      replace: 'if (identity) return;',
      test: 'reviews/reviews.test.ts',
    },
    {
      what: 'thirty writes a minute',
      file: admission,
      find: 'if (request.identity && !isSafe(called.method)) app.writeLimit.take(request.identity.userId);',
      replace: '',
      test: 'accounts/profile.test.ts',
    },
    {
      what: 'five orders a minute',
      file: 'orders/service.ts',
      find: 'if (wait > 0) return tooMany(wait);',
      replace: '',
      test: 'orders/order-id.test.ts',
    },
  ],
  CSRF: [
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
      test: 'platform/admission.test.ts',
    },
  ],
  booking: [
    {
      what: 'no seat above capacity: the counter',
      file: rules,
      find: 'WHERE held.booked < excluded.capacity;',
      replace: ';',
      test: 'orders/races.test.ts',
    },
    {
      what: 'orders take seats',
      file: rules,
      find: 'FOR EACH ROW WHEN (new."status" <> \'cancelled\') EXECUTE FUNCTION "orders_keep_seats"();',
      replace: 'FOR EACH ROW WHEN (false) EXECUTE FUNCTION "orders_keep_seats"();',
      test: 'orders/races.test.ts',
    },
    {
      what: 'cancelling frees, un-cancelling takes',
      file: rules,
      find: '(old."status" = \'cancelled\') <> (new."status" = \'cancelled\')',
      replace: 'false',
      test: 'orders/model.test.ts',
    },
    {
      what: 'seats are taken in slot order',
      file: rules,
      find: 'FOR number IN new.first_slot .. new.first_slot + new.slot_count - 1 LOOP',
      replace:
        'FOR number IN SELECT n FROM generate_series(new.first_slot, new.first_slot + new.slot_count - 1) n ORDER BY md5(new.id::text || n) LOOP',
      test: 'orders/constraints.test.ts',
    },
    {
      what: 'one job a beautician at a time',
      file: rules,
      find: 'WHERE ("beautician_id" IS NOT NULL AND "status" <> \'cancelled\');',
      replace: 'WHERE ("beautician_id" = -1);',
      test: 'orders/races.test.ts',
    },
    {
      what: 'totals add up',
      file: rules,
      find: 'WHERE o.id = checked AND o.services_total IS DISTINCT FROM (',
      replace: 'WHERE false AND o.services_total IS DISTINCT FROM (',
      test: 'orders/constraints.test.ts',
    },
    {
      what: 'history only grows',
      file: rules,
      find: 'CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
      replace: 'CREATE TRIGGER "order_tracking_grows" BEFORE TRUNCATE',
      test: 'orders/constraints.test.ts',
    },
    {
      what: 'the catalogue’s price is charged',
      file: rules,
      find: 'bool_or(s.id IS NULL OR s.price <> l.price),',
      replace: 'bool_or(s.id IS NULL),',
      test: 'orders/orders.test.ts',
    },
    {
      what: 'a repeat is the same order',
      file: rules,
      find: "SELECT CASE WHEN standing.fingerprint = asked.fingerprint THEN 'repeated' ELSE 'exists' END,",
      replace: "SELECT 'exists',",
      test: 'orders/order-id.test.ts',
    },
    {
      what: 'other content under the same number is told',
      file: rules,
      find: "SELECT CASE WHEN standing.fingerprint = asked.fingerprint THEN 'repeated' ELSE 'exists' END,",
      replace: "SELECT 'repeated',",
      test: 'orders/order-id.test.ts',
    },
    {
      what: 'a stale update is refused',
      file: 'orders/tracking.ts',
      find: 'if (update.version !== undefined && update.version !== row.version) {',
      replace: 'if (!row) {',
      test: 'orders/tracking.test.ts',
    },
    {
      what: 'an order is locked while it changes',
      file: 'orders/tracking-store.ts',
      find: ".where(eq(orders.id, id)).for('no key update');",
      replace: '.where(eq(orders.id, id));',
      test: 'orders/races.test.ts',
    },
    {
      what: 'the past and far future cannot be booked',
      file: 'orders/service.ts',
      find: 'return reason && refusals.notBookable(reason);',
      replace: 'return undefined;',
      test: 'orders/orders.test.ts',
    },
    {
      what: 'twenty of a service at most, merged',
      file: 'orders/order-request.ts',
      find: 'if (line.quantity > quantityLimits.max) {',
      replace: 'if (line.quantity > 1e9) {',
      test: 'orders/orders.test.ts',
    },
  ],
};
