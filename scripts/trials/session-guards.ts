import type { Guard } from './guard.ts';

const sessions = 'accounts/sessions/service.ts';
const sessionTest = 'accounts/sessions/sessions.test.ts';
const admission = 'platform/http/admission.ts';
const policyTest = 'policy.test.ts';

export const sessionGuards: Guard[] = [
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
    find: '&& sessionEnd(session, user.role) > now;',
    replace: ';',
    test: sessionTest,
  },
  {
    what: 'an admin’s session ends after 12 hours',
    file: 'accounts/sessions/lifetime.ts',
    find: 'return isAdminRole(role) ? lifetimes.admin : lifetimes.customer;',
    replace: 'return lifetimes.customer;',
    test: sessionTest,
  },
  {
    what: 'idle sessions end sooner',
    file: 'accounts/sessions/lifetime.ts',
    find: 'return new Date(Math.min(latestEnd(session, role).getTime(), idleEnd));',
    replace: 'return new Date(Math.max(latestEnd(session, role).getTime(), idleEnd));',
    test: sessionTest,
  },
  {
    what: 'ten sessions a user',
    file: 'accounts/sessions/lifetime.ts',
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
    file: 'accounts/sessions/store.ts',
    find: '.where(and(eq(sessions.userId, userId), inArray(sessions.id, which)))',
    replace: '.where(inArray(sessions.id, which))',
    test: policyTest,
  },
  {
    what: 'scripts cannot read the cookie',
    file: 'platform/http/cookie.ts',
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
];
