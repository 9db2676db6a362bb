import type { Guard } from './guard.ts';

const ask = 'platform/http/ask.ts';
const askTest = 'platform/http/ask.rule.test.ts';
const mail = 'platform/mail/mail.ts';
const mailTest = 'messages/channels/email.rule.test.ts';
const push = 'messages/channels/push.ts';
const pushStore = 'messages/push/store.ts';
const pushService = 'messages/push/service.ts';
const pushTest = 'messages/channels/push.test.ts';
const subscribingTest = 'messages/push/push.test.ts';
const knownTest = 'messages/push/known-services.rule.test.ts';
const whatsapp = 'messages/channels/whatsapp.ts';
const whatsappTest = 'messages/channels/whatsapp.rule.test.ts';
const webhook = 'messages/whatsapp/service.ts';
const webhookTest = 'messages/whatsapp/webhook.test.ts';
const reportsTest = 'messages/whatsapp/reports.test.ts';

export const channelGuards: Guard[] = [
  {
    what: 'a mail of which all was sent may have arrived',
    file: mail,
    find: "return isAllSent ? 'unanswered' : 'no-connection';",
    replace: "return isAllSent ? 'no-connection' : 'no-connection';",
    test: mailTest,
  },
  {
    what: 'a mail that was cut off before its end has not',
    file: mail,
    find: "return isAllSent ? 'unanswered' : 'no-connection';",
    replace: "return isAllSent ? 'unanswered' : 'unanswered';",
    test: mailTest,
  },
  {
    what: 'a subject is one line',
    file: mail,
    find: 'subject: oneLine(subject),',
    replace: 'subject: oneLine(subject) && subject,',
    test: mailTest,
  },
  {
    what: 'nobody sends us on to another address',
    file: ask,
    find: "redirect: 'manual',",
    replace: "redirect: 'follow',",
    test: askTest,
  },
  {
    what: 'an answer without an end is cut off',
    file: ask,
    find: 'if (bytes > mostBytes) break;',
    replace: 'if (bytes > mostBytes * 1_000) break;',
    test: askTest,
  },
  {
    what: 'a server that does not answer is not waited for',
    file: ask,
    find: 'signal: AbortSignal.timeout(timeoutMs),',
    replace: 'signal: AbortSignal.timeout(timeoutMs * 1_000),',
    test: askTest,
  },
  {
    what: 'whoever was never reached has not heard it',
    file: ask,
    find: "return { heard: isBeforeSending(error) ? 'no' : 'perhaps' };",
    replace: "return { heard: isBeforeSending(error) ? 'perhaps' : 'perhaps' };",
    test: askTest,
  },
  {
    what: 'a known host is the whole name',
    file: 'messages/push/known-services.ts',
    find: "host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,",
    replace: 'url.hostname.endsWith(host),',
    test: knownTest,
  },
  {
    what: 'a known service is asked over https',
    file: 'messages/push/known-services.ts',
    find: "url.protocol === 'https:' &&",
    replace: '',
    test: knownTest,
  },
  {
    what: 'only known services are subscribed',
    file: pushService,
    find: 'if (!isKnownService(endpoint, config.pushServices)) {',
    replace: 'if (!isKnownService(endpoint, config.pushServices) && endpoint === "") {',
    test: subscribingTest,
  },
  {
    what: 'only known services are asked, whatever is stored',
    file: push,
    find: 'isKnownService(endpoint, config.pushServices),',
    replace: 'isKnownService(endpoint, config.pushServices) || endpoint !== "",',
    test: pushTest,
  },
  {
    what: 'keys are those of a browser',
    file: pushService,
    find: 'if (!areKeys(keys))',
    replace: 'if (!areKeys(keys) && endpoint === "")',
    test: subscribingTest,
  },
  {
    what: 'so many browsers, the oldest goes',
    file: pushService,
    find: 'await dropOldBrowsers(tx, owner, mostBrowsers);',
    replace: 'await dropOldBrowsers(tx, owner, mostBrowsers * 10);',
    test: subscribingTest,
  },
  {
    what: 'two instances agree on one pair of keys',
    file: pushStore,
    find: 'await db.insert(pushKeys).values(keys).onConflictDoNothing();',
    replace:
      'await db.insert(pushKeys).values(keys).onConflictDoUpdate({ target: pushKeys.id, set: keys });',
    test: subscribingTest,
  },
  {
    what: 'the salon is told by its people as they are now',
    file: pushStore,
    find: "inArray(users.role, ['owner', 'desk']),",
    replace: '',
    test: pushTest,
  },
  {
    what: 'whoever is blocked hears nothing of the salon',
    file: pushStore,
    find: "inArray(users.role, ['owner', 'desk']),\n    eq(users.status, 'active'),",
    replace: "inArray(users.role, ['owner', 'desk']),",
    test: pushTest,
  },
  {
    what: 'whoever did it is not told',
    file: pushStore,
    find: 'actorId === null ? undefined : ne(users.id, actorId),',
    replace: '',
    test: pushTest,
  },
  {
    what: 'who allowed one order hears of that one',
    file: pushStore,
    find: 'orderId === null ? undefined : eq(pushSubscriptions.orderId, orderId),',
    replace: 'orderId === null ? undefined : ne(pushSubscriptions.orderId, userId ?? orderId),',
    test: pushTest,
  },
  {
    what: 'a browser that is gone is forgotten',
    file: push,
    find: "if (status === 404 || status === 410) return { browser, took: 'gone' };",
    replace: '',
    test: pushTest,
  },
  {
    what: 'a push message is cut to what is taken',
    file: 'messages/push/payload.ts',
    find: '<= maxPushBytes) fits',
    replace: '<= maxPushBytes * 2) fits',
    test: pushTest,
  },
  {
    what: 'a push message is kept no longer than it says something',
    file: push,
    find: 'TTL: Math.min(Math.max(secondsLeft, 0), longestTtl),',
    replace: 'TTL: Math.max(secondsLeft, longestTtl),',
    test: pushTest,
  },
  {
    what: 'a link that is renewed takes its browsers along',
    file: 'orders/link/service.ts',
    find: 'await dropBrowsersOfOrder(tx, id);',
    replace: '',
    test: subscribingTest,
  },
  {
    what: 'whoever is logged out everywhere is told nothing there',
    file: 'messages/push/routes.ts',
    find: 'if (sessionIds !== undefined) return;',
    replace: 'if (sessionIds !== undefined || userId) return;',
    test: subscribingTest,
  },
  {
    what: 'a variable of WhatsApp is one line',
    file: whatsapp,
    find: "const line = value.replace(/[\\s\\p{Cc}]+/gu, ' ').trim();",
    replace: 'const line = value.trim();',
    test: whatsappTest,
  },
  {
    what: 'a variable of WhatsApp is never empty',
    file: whatsapp,
    find: ".join('') || '-';",
    replace: ".join('');",
    test: whatsappTest,
  },
  {
    what: 'what WhatsApp may have taken is not sent again',
    file: whatsapp,
    find: "if (asked.heard === 'perhaps') return unsure;",
    replace: "if (asked.heard === 'perhaps') return busy;",
    test: whatsappTest,
  },
  {
    what: 'a gateway that gives up tells nothing',
    file: whatsapp,
    find: 'return status >= 500\n      ? unsure',
    replace: 'return status >= 500\n      ? busy',
    test: whatsappTest,
  },
  {
    what: 'reports are signed by Meta',
    file: 'messages/whatsapp/routes.ts',
    find: 'if (!isSignedByMeta(config.whatsapp, bytes, signature)) refuse(request);',
    replace: '',
    test: webhookTest,
  },
  {
    what: 'only with our token Meta gets its challenge',
    file: 'messages/whatsapp/routes.ts',
    find: "if (!isVerifyToken(config.whatsapp, query['hub.verify_token'])) refuse(request);",
    replace: '',
    test: webhookTest,
  },
  {
    what: 'a signed body is bounded',
    file: 'platform/http/signed-body.ts',
    find: 'if (length > maxBytes)',
    replace: 'if (length > maxBytes * 10)',
    test: webhookTest,
  },
  {
    what: 'wrong signatures are counted',
    file: 'messages/whatsapp/routes.ts',
    find: 'wrongOnes.take(networkOf(request.ip));',
    replace: '',
    test: webhookTest,
  },
  {
    what: 'reports only move a message forward',
    file: webhook,
    find: 'return steps.indexOf(after) > steps.indexOf(before) ? after : before;',
    replace: 'return after;',
    test: reportsTest,
  },
  {
    what: 'what was seen has not failed',
    file: webhook,
    find: "if (status === 'failed' && row.delivery !== null) return false;",
    replace: '',
    test: reportsTest,
  },
  {
    what: 'a report of an attempt before this one changes nothing',
    file: 'messages/whatsapp/store.ts',
    find: 'and(eq(outbox.id, messageId), isNull(outbox.providerId))',
    replace: 'and(eq(outbox.id, messageId))',
    test: reportsTest,
  },
  {
    what: 'nobody is told by people after opting out',
    file: webhook,
    find: 'isWanted: row.userId === null || !(await isOptedOut(tx, row.userId)),',
    replace: 'isWanted: row.userId === null || !(await isOptedOut(tx, "nobody")),',
    test: reportsTest,
  },
  {
    what: 'nobody is told by people what is not true any more',
    file: webhook,
    find: 'status: order?.status,',
    replace: '',
    test: reportsTest,
  },
];
