import * as z from 'zod/mini';

const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .check(
      z.minLength(bytes.min),
      z.maxLength(bytes.max),
      z.regex(/^[A-Za-z0-9_-]+=*$/, 'Invalid push key'),
    );

/** Where a browser can be reached, as the browser itself describes it. */
export const PushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\//, 'Invalid endpoint')),
  keys: z.strictObject({
    p256dh: base64url({ min: 80, max: 100 }),
    auth: base64url({ min: 16, max: 32 }),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const PushEndpoint = z.pick(PushSubscription, { endpoint: true });

/** Whoever knows address and keys that a browser had is that browser. */
export const PushRenewal = z.strictObject({
  before: PushSubscription,
  after: PushSubscription,
});
export type PushRenewal = z.infer<typeof PushRenewal>;

/** What a browser needs to know before it can be subscribed. */
export const PushKey = z.strictObject({ publicKey: z.string() });
export type PushKey = z.infer<typeof PushKey>;

/** What reaches the service worker. */
export const PushPayload = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** The page that a tap opens: a path of this site. */
  url: z.string(),
  /** A later one of the same tag takes its place. */
  tag: z.string(),
});
export type PushPayload = z.infer<typeof PushPayload>;

/** Bytes of a message, before it is encrypted, that every push service takes. */
export const maxPushBytes = 3_993;
