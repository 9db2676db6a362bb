import * as z from 'zod/mini';

const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .check(
      z.minLength(bytes.min),
      z.maxLength(bytes.max),
      z.regex(/^[A-Za-z0-9_-]+=*$/, 'Invalid push key'),
    );

export const PushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\//, 'Invalid endpoint')),
  keys: z.strictObject({
    p256dh: base64url({ min: 80, max: 100 }),
    auth: base64url({ min: 16, max: 32 }),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const PushEndpoint = z.pick(PushSubscription, { endpoint: true });

/** Knowing the previous endpoint and keys proves that the caller is this browser. */
export const PushRenewal = z.strictObject({
  before: PushSubscription,
  after: PushSubscription,
});
export type PushRenewal = z.infer<typeof PushRenewal>;

export const PushKey = z.strictObject({ publicKey: z.string() });
export type PushKey = z.infer<typeof PushKey>;

export const PushPayload = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  url: z.string(),
  /** A later message with the same tag replaces this one. */
  tag: z.string(),
});
export type PushPayload = z.infer<typeof PushPayload>;

/** Before encryption, accepted by every push service. */
export const maxPushBytes = 3_993;
