import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'reports are signed by Meta',
    file: 'routes.ts',
    find: 'if (!isSignedByMeta(config.whatsapp, bytes, signature)) refuse(request);',
    test: 'webhook-authentication.test.ts',
  },
  {
    what: 'the challenge is returned for our token only',
    file: 'routes.ts',
    find: "if (!isCorrectVerifyToken(config.whatsapp, query['hub.verify_token'])) refuse(request);",
    test: 'webhook-authentication.test.ts',
  },
  {
    what: 'wrong signatures are counted',
    file: 'routes.ts',
    find: 'failures.take(networkPrefixOf(request.ip));',
    test: 'webhook-authentication.test.ts',
  },
  {
    what: 'reports only move the delivery state forward',
    file: 'service.ts',
    find: 'return deliveryOrder.indexOf(after) > deliveryOrder.indexOf(before) ? after : before;',
    replace: 'return after;',
    test: 'delivery-reports.test.ts',
  },
  {
    what: 'a delivered message has not failed',
    file: 'service.ts',
    find: "if (status === 'failed' && row.delivery !== null) return false;",
    test: 'delivery-reports.test.ts',
  },
  {
    what: 'opting out prevents manual sending after a failed delivery',
    file: 'service.ts',
    find: 'isWanted: await isOptedIn(tx, row),',
    replace: 'isOptedIn: (await isOptedIn(tx, row)) !== null,',
    test: 'delivery-reports.test.ts',
  },
  {
    what: 'an outdated message is not moved to manual sending',
    file: 'service.ts',
    find: 'status: order?.status,',
    test: 'delivery-reports.test.ts',
  },
  {
    what: 'a report of an earlier attempt is ignored',
    file: 'store.ts',
    find: 'and(eq(outbox.id, messageId), isNull(outbox.providerId))',
    replace: 'and(eq(outbox.id, messageId))',
    test: 'delivery-reports.test.ts',
  },
];
