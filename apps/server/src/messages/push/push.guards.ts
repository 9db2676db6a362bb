import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'an allowed host is compared in full',
    file: 'allowed-push-services.ts',
    find: "host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,",
    replace: 'url.hostname.endsWith(host),',
    test: 'allowed-push-services.rule.test.ts',
  },
  {
    what: 'push services are called over https',
    file: 'allowed-push-services.ts',
    find: "url.protocol === 'https:' &&",
    test: 'allowed-push-services.rule.test.ts',
  },
  {
    what: 'a push message is shortened to the limit',
    file: 'push-payload.ts',
    find: '<= maxPushBytes) fits',
    replace: '<= maxPushBytes * 2) fits',
    test: '../channels/push.test.ts',
  },
  {
    what: 'logging out everywhere ends push subscriptions',
    file: 'routes.ts',
    find: 'if (sessionIds !== undefined) return;',
    replace: 'if (sessionIds !== undefined || userId) return;',
    test: 'push.test.ts',
  },
  {
    what: 'only allowed push services can be subscribed',
    file: 'service.ts',
    find: 'if (!isAllowedPushService(endpoint, config.pushServices)) {',
    replace: 'if (!isAllowedPushService(endpoint, config.pushServices) && endpoint === "") {',
    test: 'push.test.ts',
  },
  {
    what: 'invalid push keys are rejected',
    file: 'service.ts',
    find: 'if (!areValidKeys(keys))',
    replace: 'if (!areValidKeys(keys) && endpoint === "")',
    test: 'push.test.ts',
  },
  {
    what: 'the oldest subscription above the limit is deleted',
    file: 'service.ts',
    find: 'await deleteOldestBrowsers(tx, owner, maxBrowsersPerSubscriber);',
    replace: 'await deleteOldestBrowsers(tx, owner, maxBrowsersPerSubscriber * 10);',
    test: 'push.test.ts',
  },
  {
    what: 'two instances use the same key pair',
    file: 'store.ts',
    find: 'await db.insert(pushKeys).values(keys).onConflictDoNothing();',
    replace:
      'await db.insert(pushKeys).values(keys).onConflictDoUpdate({ target: pushKeys.id, set: keys });',
    test: 'push.test.ts',
  },
  {
    what: 'push to the salon reaches current staff',
    file: 'store.ts',
    find: "inArray(users.role, ['owner', 'desk']),",
    test: '../channels/push.test.ts',
  },
  {
    what: 'blocked staff get no push messages',
    file: 'store.ts',
    find: "inArray(users.role, ['owner', 'desk']),\n    eq(users.status, 'active'),",
    replace: "inArray(users.role, ['owner', 'desk']),",
    test: '../channels/push.test.ts',
  },
  {
    what: 'the person who caused a message is not notified',
    file: 'store.ts',
    find: 'actorId === null ? undefined : ne(users.id, actorId),',
    test: '../channels/push.test.ts',
  },
  {
    what: 'a subscription by order link covers that order only',
    file: 'store.ts',
    find: 'orderId === null ? undefined : eq(pushSubscriptions.orderId, orderId),',
    replace: 'orderId === null ? undefined : ne(pushSubscriptions.orderId, userId ?? orderId),',
    test: '../channels/push.test.ts',
  },
];
