import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { multiLineText } from '../../kit/text-schemas.ts';
import { PolicyKind } from '../policy-kinds.ts';
import { PolicyText } from '../schema.ts';

/** Fits into one request in every script. */
export const maxPolicyLength = 20_000;

/** Normalises line endings of browsers. */
export const PolicyTextInput = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(maxPolicyLength * 2, `At most ${maxPolicyLength} characters`)),
    z.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  ),
  multiLineText({ max: maxPolicyLength }),
);

export const PolicyUpdate = z.strictObject({
  /** Null restores the default text. */
  text: z.nullable(PolicyTextInput),
  version: Version,
});
export type PolicyUpdate = z.infer<typeof PolicyUpdate>;

export const StaffPolicy = z.strictObject({
  kind: PolicyKind,
  defaultText: z.string(),
  /** Null while the default text is used. */
  ownText: z.nullable(z.string()),
  /** The default text at the time of the edit, if it has changed since. */
  defaultBefore: z.nullable(z.string()),
  /** 0 if it was never edited. */
  version: Version,
  lastSaved: z.nullable(z.iso.datetime()),
  /** Newest first. The first version is in force. */
  history: z.array(PolicyText),
});
export type StaffPolicy = z.infer<typeof StaffPolicy>;

export const StaffPolicies = z.strictObject({ policies: z.array(StaffPolicy) });
export type StaffPolicies = z.infer<typeof StaffPolicies>;

/** `details` of POLICY_CHANGED. */
export const CurrentPolicy = z.strictObject({ standing: StaffPolicy });
export type CurrentPolicy = z.infer<typeof CurrentPolicy>;
