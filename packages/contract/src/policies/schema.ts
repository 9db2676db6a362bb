import * as z from 'zod/mini';
import { PolicyKind } from './kinds.ts';

/** What a version of a text is known by: made from its kind and every letter of it. */
export const PolicyHash = z.string().check(z.regex(/^[\w-]{43}$/, 'Unknown version'));

/** One text as it stood from some day on. */
export const PolicyText = z.strictObject({
  kind: PolicyKind,
  hash: z.string(),
  text: z.string(),
  since: z.iso.datetime(),
});
export type PolicyText = z.infer<typeof PolicyText>;

/** Hash of the version that was agreed to; null if the user never agreed, such as a customer added by staff. */
const AgreedPolicy = z.nullable(z.string());

/** What whoever is signed in agreed to, beside what stands now. */
export const MyPolicies = z.strictObject({
  privacy: AgreedPolicy,
  terms: AgreedPolicy,
  /** Whether a customer must be told that the privacy notice has changed. */
  hasPrivacyChanged: z.boolean(),
  /** The privacy notice in force. */
  standing: z.strictObject({ hash: z.string(), since: z.iso.datetime() }),
});
export type MyPolicies = z.infer<typeof MyPolicies>;
