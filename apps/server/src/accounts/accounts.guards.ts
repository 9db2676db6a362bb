import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'no new accounts through a provider before the salon opens',
    file: 'oidc/oidc-login.ts',
    find: "if (isNew && !(await isSalonOpen(db))) return { problem: 'closed', next };",
    test: 'oidc/oidc.test.ts',
  },
  {
    what: 'the start of a provider login is rate limited',
    file: 'oidc/routes.ts',
    find: 'oidcStarts.take(networkPrefixOf(request.ip));',
    test: 'oidc/oidc.test.ts',
  },
  {
    what: 'ending sessions by staff also forgets known devices',
    file: 'user-admin/service.ts',
    find: 'await deleteKnownDevicesOfUser(tx, userId);',
    test: 'sessions/known-device-not-locked-out.test.ts',
  },
];
