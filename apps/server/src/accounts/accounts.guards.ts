import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'nobody new comes in through a provider before the salon opens',
    file: 'oidc/oidc-login.ts',
    find: "if (isNew && !(await readIsOpen(db))) return { problem: 'closed', next };",
    test: 'oidc/oidc.test.ts',
  },
  {
    what: 'the start of a log in at the provider is limited',
    file: 'oidc/routes.ts',
    find: 'oidcStarts.take(networkPrefixOf(request.ip));',
    test: 'oidc/oidc.test.ts',
  },
  {
    what: 'staff who end sessions end what a device is known by',
    file: 'user-admin/service.ts',
    find: 'await deleteKnownDevicesOf(tx, userId);',
    test: 'sessions/known-device.test.ts',
  },
];
