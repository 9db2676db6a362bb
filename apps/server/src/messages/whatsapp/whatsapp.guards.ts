import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'reports are signed by Meta',
    file: 'routes.ts',
    find: 'if (!isSignedByMeta(config.whatsapp, bytes, signature)) refuse(request);',
    test: 'webhook.test.ts',
  },
  {
    what: 'only with our token Meta gets its challenge',
    file: 'routes.ts',
    find: "if (!isVerifyToken(config.whatsapp, query['hub.verify_token'])) refuse(request);",
    test: 'webhook.test.ts',
  },
  {
    what: 'wrong signatures are counted',
    file: 'routes.ts',
    find: 'wrongOnes.take(networkPrefixOf(request.ip));',
    test: 'webhook.test.ts',
  },
  {
    what: 'reports only move a message forward',
    file: 'service.ts',
    find: 'return steps.indexOf(after) > steps.indexOf(before) ? after : before;',
    replace: 'return after;',
    test: 'reports.test.ts',
  },
  {
    what: 'what was seen has not failed',
    file: 'service.ts',
    find: "if (status === 'failed' && row.delivery !== null) return false;",
    test: 'reports.test.ts',
  },
  {
    what: 'nobody is told by people after opting out',
    file: 'service.ts',
    find: 'isWanted: await isOptedIn(tx, row),',
    replace: 'isOptedIn: (await isOptedIn(tx, row)) !== null,',
    test: 'reports.test.ts',
  },
  {
    what: 'nobody is told by people what is not true any more',
    file: 'service.ts',
    find: 'status: order?.status,',
    test: 'reports.test.ts',
  },
  {
    what: 'a report of an attempt before this one changes nothing',
    file: 'store.ts',
    find: 'and(eq(outbox.id, messageId), isNull(outbox.providerId))',
    replace: 'and(eq(outbox.id, messageId))',
    test: 'reports.test.ts',
  },
];
