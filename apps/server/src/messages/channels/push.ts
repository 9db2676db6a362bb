import { isUrgent } from '@haldi/contract/messages/message-kinds';
import { maxPushBytes, type PushPayload } from '@haldi/contract/messages/push-schema';
import { isLoopback } from '../../config.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type OutgoingResponse,
  sendOutgoingRequest,
} from '../../platform/http/outgoing-request.ts';
import { readPublicSettings } from '../../settings/service.ts';
import { isAllowedPushService } from '../push/allowed-push-services.ts';
import { readOrCreatePushKeys } from '../push/service.ts';
import { deleteBrowsers, listPushBrowsersToNotify, type PushBrowser } from '../push/store.ts';
import type {
  ChannelAdapter,
  MessageTarget,
  OutgoingMessage,
  SendOutcome,
} from './channel-adapter.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'config'>;

const defaultTimeoutMs = 10_000;
/** Four weeks, the maximum of push services. */
const maxTtlSeconds = 28 * 24 * 60 * 60;
/** Longer Retry-After values are cut to this. */
const maxRetryAfterMs = 24 * 60 * 60_000;

type Delivery =
  | { browser: PushBrowser; delivery: 'yes' | 'gone' | 'no' }
  | { browser: PushBrowser; delivery: 'later'; retryAfterMs: number };

/** Contact for push services. Apple's rejects localhost addresses. */
const subjectOf = async ({ db, config }: Context): Promise<string> => {
  const { email } = await readPublicSettings(db, config);
  const { publicOrigin } = config;
  const isReal = publicOrigin?.protocol === 'https:' && !isLoopback(publicOrigin.hostname);
  return email === '' && isReal ? publicOrigin.origin : `mailto:${email}`;
};

/** Retry-After in seconds or as a date. */
const parseRetryAfter = (header: string | null, now: Date): number => {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : 0;
};

const deliveryOf = (browser: PushBrowser, response: OutgoingResponse, now: Date): Delivery => {
  // Can be retried: a second delivery replaces the first on the device.
  if (response.heard !== 'yes') return { browser, delivery: 'later', retryAfterMs: 0 };
  const { status, headers } = response;
  if (status >= 200 && status < 300) return { browser, delivery: 'yes' };
  if (status === 404 || status === 410) return { browser, delivery: 'gone' };
  if (status === 429 || status >= 500) {
    return {
      browser,
      delivery: 'later',
      retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
    };
  }
  return { browser, delivery: 'no' };
};

const bytesOf = (payload: PushPayload): number => Buffer.byteLength(JSON.stringify(payload));

/** Never splits a surrogate pair. */
const cut = (text: string, length: number): string => {
  const characters = Array.from(text.toWellFormed());
  return characters.length <= length
    ? text.toWellFormed()
    : `${characters.slice(0, length).join('')}…`;
};

const longestTitle = 120;

/** Shortens the text to what push services accept. */
export const createPushPayload = ({
  id,
  title,
  text,
  path,
}: Pick<OutgoingMessage, 'id' | 'title' | 'text' | 'path'>): PushPayload => {
  const withBody = (length: number): PushPayload => ({
    title: cut(title, longestTitle),
    body: cut(text, length),
    url: path,
    tag: id,
  });
  let [fits, tooLong] = [0, text.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (bytesOf(withBody(middle)) <= maxPushBytes) fits = middle;
    else tooLong = middle;
  }
  return withBody(fits);
};

const prepareRequest = async ({ db, clock, config }: Context, outgoing: OutgoingMessage) => {
  const secondsLeft = Math.floor((outgoing.until.getTime() - clock().getTime()) / 1_000);
  return {
    payload: JSON.stringify(createPushPayload(outgoing)),
    options: {
      vapidDetails: {
        subject: await subjectOf({ db, clock, config }),
        ...(await readOrCreatePushKeys(db)),
      },
      TTL: Math.min(Math.max(secondsLeft, 0), maxTtlSeconds),
      topic: outgoing.id.replaceAll('-', '').slice(0, 32),
      urgency: isUrgent(outgoing.kind) ? ('high' as const) : ('normal' as const),
    },
  };
};

const deliver = async (
  browser: PushBrowser,
  { payload, options }: Awaited<ReturnType<typeof prepareRequest>>,
  { now, timeoutMs }: { now: Date; timeoutMs: number },
): Promise<Delivery> => {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = browser;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const details = webPush.generateRequestDetails(subscription, payload, options);
  // Set by the HTTP client.
  const { 'Content-Length': _, ...headers } = details.headers;
  const textHeaders = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const request = {
    headers: Object.fromEntries(textHeaders),
    body: new Uint8Array(details.body),
    timeoutMs,
  };
  return deliveryOf(browser, await sendOutgoingRequest(endpoint, request), now);
};

const outcomeOf = (deliveries: readonly Delivery[]): SendOutcome => {
  if (deliveries.some(({ delivery }) => delivery === 'yes')) return { result: 'sent' };
  const attention = deliveries.flatMap((one) => (one.delivery === 'later' ? one.retryAfterMs : []));
  if (attention.length > 0) {
    const problem = 'The push service could not be reached or was busy.';
    return { result: 'later', problem, retryAfterMs: Math.min(...attention) };
  }
  const isAnyRejected = deliveries.some(({ delivery }) => delivery === 'no');
  return {
    result: 'refused',
    problem: isAnyRejected
      ? 'The push service rejected the message.'
      : 'Push notifications are no longer turned on in any browser.',
  };
};

export const createPushChannel = (
  context: Context,
  timeoutMs: number = defaultTimeoutMs,
): ChannelAdapter => {
  const { db, clock, config } = context;
  /** Stored endpoints may be older than the list of allowed services. */
  const findBrowsers = async (target: MessageTarget, by: Db): Promise<PushBrowser[]> =>
    (await listPushBrowsersToNotify(by, target)).filter(({ endpoint }) =>
      isAllowedPushService(endpoint, config.pushServices),
    );
  return {
    channel: 'push',
    canReach: async (target, tx) => (await findBrowsers(target, tx)).length > 0,
    send: async (outgoing) => {
      const prepared = await prepareRequest(context, outgoing);
      const deliveries = await Promise.all(
        (await findBrowsers(outgoing, db)).map((browser) =>
          deliver(browser, prepared, { now: clock(), timeoutMs }),
        ),
      );
      const expired = deliveries.filter(({ delivery }) => delivery === 'gone');
      if (expired.length > 0) {
        await deleteBrowsers(
          db,
          expired.map(({ browser }) => browser.endpoint),
        );
      }
      return outcomeOf(deliveries);
    },
  };
};
