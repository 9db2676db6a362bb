import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a known host is the whole name',
    file: 'allowed-push-services.ts',
    find: "host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,",
    replace: 'url.hostname.endsWith(host),',
    test: 'allowed-push-services.rule.test.ts',
  },
  {
    what: 'a known service is asked over https',
    file: 'allowed-push-services.ts',
    find: "url.protocol === 'https:' &&",
    test: 'allowed-push-services.rule.test.ts',
  },
  {
    what: 'a push message is cut to what is taken',
    file: 'push-payload.ts',
    find: '<= maxPushBytes) fits',
    replace: '<= maxPushBytes * 2) fits',
    test: '../channels/push.test.ts',
  },
  {
    what: 'whoever is logged out everywhere is told nothing there',
    file: 'routes.ts',
    find: 'if (sessionIds !== undefined) return;',
    replace: 'if (sessionIds !== undefined || userId) return;',
    test: 'push.test.ts',
  },
  {
    what: 'only known services are subscribed',
    file: 'service.ts',
    find: 'if (!isAllowedPushService(endpoint, config.pushServices)) {',
    replace: 'if (!isAllowedPushService(endpoint, config.pushServices) && endpoint === "") {',
    test: 'push.test.ts',
  },
  {
    what: 'keys are those of a browser',
    file: 'service.ts',
    find: 'if (!areKeys(keys))',
    replace: 'if (!areKeys(keys) && endpoint === "")',
    test: 'push.test.ts',
  },
  {
    what: 'so many browsers, the oldest goes',
    file: 'service.ts',
    find: 'await deleteOldestBrowsers(tx, owner, maxBrowsersPerOwner);',
    replace: 'await deleteOldestBrowsers(tx, owner, maxBrowsersPerOwner * 10);',
    test: 'push.test.ts',
  },
  {
    what: 'two instances agree on one pair of keys',
    file: 'store.ts',
    find: 'await db.insert(pushKeys).values(keys).onConflictDoNothing();',
    replace:
      'await db.insert(pushKeys).values(keys).onConflictDoUpdate({ target: pushKeys.id, set: keys });',
    test: 'push.test.ts',
  },
  {
    what: 'the salon is told by its people as they are now',
    file: 'store.ts',
    find: "inArray(users.role, ['owner', 'desk']),",
    test: '../channels/push.test.ts',
  },
  {
    what: 'whoever is blocked hears nothing of the salon',
    file: 'store.ts',
    find: "inArray(users.role, ['owner', 'desk']),\n    eq(users.status, 'active'),",
    replace: "inArray(users.role, ['owner', 'desk']),",
    test: '../channels/push.test.ts',
  },
  {
    what: 'whoever did it is not told',
    file: 'store.ts',
    find: 'actorId === null ? undefined : ne(users.id, actorId),',
    test: '../channels/push.test.ts',
  },
  {
    what: 'who allowed one order hears of that one',
    file: 'store.ts',
    find: 'orderId === null ? undefined : eq(pushSubscriptions.orderId, orderId),',
    replace: 'orderId === null ? undefined : ne(pushSubscriptions.orderId, userId ?? orderId),',
    test: '../channels/push.test.ts',
  },
];
