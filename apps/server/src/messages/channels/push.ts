import { isUrgent } from '@haldi/contract/messages/message-kinds';
import { isLoopback } from '../../config.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type OutgoingResponse,
  sendOutgoingRequest,
} from '../../platform/http/outgoing-request.ts';
import { readPublicSettings } from '../../settings/service.ts';
import { isAllowedPushService } from '../push/allowed-push-services.ts';
import { pushPayload } from '../push/push-payload.ts';
import { readPushKeys } from '../push/service.ts';
import { deleteBrowsers, listBrowsers, type PushBrowser } from '../push/store.ts';
import type { ChannelAdapter, OutgoingMessage, SendOutcome } from './channel-adapter.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'config'>;

const usualTimeoutMs = 10_000;
/** Four weeks, the maximum of push services. */
const longestTtl = 28 * 24 * 60 * 60;
/** A longer Retry-After is treated as a refusal. */
const longestWaitMs = 24 * 60 * 60_000;

type Delivery =
  | { browser: PushBrowser; took: 'yes' | 'gone' | 'no' }
  | { browser: PushBrowser; took: 'later'; retryAfterMs: number };

/** Contact for push services. Apple's rejects localhost addresses. */
const subjectOf = async ({ db, config }: Context): Promise<string> => {
  const { email } = await readPublicSettings(db, config);
  const { publicOrigin } = config;
  const isReal = publicOrigin?.protocol === 'https:' && !isLoopback(publicOrigin.hostname);
  return email === '' && isReal ? publicOrigin.origin : `mailto:${email}`;
};

/** Retry-After in seconds or as a date. */
const waitOf = (header: string | null, now: Date): number => {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : 0;
};

const deliveryOf = (browser: PushBrowser, asked: OutgoingResponse, now: Date): Delivery => {
  // Can be retried: a second delivery replaces the first on the device.
  if (asked.heard !== 'yes') return { browser, took: 'later', retryAfterMs: 0 };
  const { status, headers } = asked;
  if (status >= 200 && status < 300) return { browser, took: 'yes' };
  if (status === 404 || status === 410) return { browser, took: 'gone' };
  if (status === 429 || status >= 500) {
    return { browser, took: 'later', retryAfterMs: waitOf(headers.get('retry-after'), now) };
  }
  return { browser, took: 'no' };
};

const prepare = async ({ db, clock, config }: Context, outgoing: OutgoingMessage) => {
  const secondsLeft = Math.floor((outgoing.until.getTime() - clock().getTime()) / 1_000);
  return {
    payload: JSON.stringify(pushPayload(outgoing)),
    options: {
      vapidDetails: {
        subject: await subjectOf({ db, clock, config }),
        ...(await readPushKeys(db)),
      },
      TTL: Math.min(Math.max(secondsLeft, 0), longestTtl),
      topic: outgoing.id.replaceAll('-', '').slice(0, 32),
      urgency: isUrgent(outgoing.kind) ? ('high' as const) : ('normal' as const),
    },
  };
};

const deliver = async (
  browser: PushBrowser,
  { payload, options }: Awaited<ReturnType<typeof prepare>>,
  { now, timeoutMs }: { now: Date; timeoutMs: number },
): Promise<Delivery> => {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = browser;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const details = webPush.generateRequestDetails(subscription, payload, options);
  // Set by the HTTP client.
  const { 'Content-Length': _, ...headers } = details.headers;
  const asText = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const question = {
    headers: Object.fromEntries(asText),
    body: new Uint8Array(details.body),
    timeoutMs,
  };
  return deliveryOf(browser, await sendOutgoingRequest(endpoint, question), now);
};

const outcomeOf = (deliveries: readonly Delivery[]): SendOutcome => {
  if (deliveries.some(({ took }) => took === 'yes')) return { result: 'sent' };
  const waits = deliveries.flatMap((one) => (one.took === 'later' ? one.retryAfterMs : []));
  if (waits.length > 0) {
    const problem = 'The push service could not be reached or was busy.';
    return { result: 'later', problem, retryAfterMs: Math.min(...waits) };
  }
  const isAnyLeft = deliveries.some(({ took }) => took === 'no');
  return {
    result: 'refused',
    problem: isAnyLeft
      ? 'The push service rejected the message.'
      : 'Push notifications are no longer turned on in any browser.',
  };
};

export const pushChannel = (
  context: Context,
  timeoutMs: number = usualTimeoutMs,
): ChannelAdapter => {
  const { db, clock, config } = context;
  /** Stored endpoints may be older than the list of allowed services. */
  const reached = async (outgoing: OutgoingMessage, by: Db): Promise<PushBrowser[]> =>
    (await listBrowsers(by, outgoing)).filter(({ endpoint }) =>
      isAllowedPushService(endpoint, config.pushServices),
    );
  return {
    channel: 'push',
    canReach: async (outgoing, tx) => (await reached(outgoing, tx)).length > 0,
    send: async (outgoing) => {
      const prepared = await prepare(context, outgoing);
      const deliveries = await Promise.all(
        (await reached(outgoing, db)).map((browser) =>
          deliver(browser, prepared, { now: clock(), timeoutMs }),
        ),
      );
      const gone = deliveries.filter(({ took }) => took === 'gone');
      if (gone.length > 0) {
        await deleteBrowsers(
          db,
          gone.map(({ browser }) => browser.endpoint),
        );
      }
      return outcomeOf(deliveries);
    },
  };
};
