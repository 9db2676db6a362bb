import * as z from 'zod/mini';
import { PolicyKind } from './policy-kinds.ts';

/** Derived from the kind and the text. */
export const PolicyHash = z.string().check(z.regex(/^[\w-]{43}$/, 'Unknown version'));

export const PolicyText = z.strictObject({
  kind: PolicyKind,
  hash: z.string(),
  text: z.string(),
  since: z.iso.datetime(),
});
export type PolicyText = z.infer<typeof PolicyText>;

/** Hash of the version; null if the user never agreed, such as a customer added by staff. */
const AgreedPolicy = z.nullable(z.string());

export const AcceptedPolicies = z.strictObject({
  privacy: AgreedPolicy,
  terms: AgreedPolicy,
  /** Whether a customer must be told that the privacy notice has changed. */
  hasPrivacyChanged: z.boolean(),
  standing: z.strictObject({ hash: z.string(), since: z.iso.datetime() }),
});
export type AcceptedPolicies = z.infer<typeof AcceptedPolicies>;
