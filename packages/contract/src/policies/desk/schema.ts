import * as z from 'zod/mini';
import { Version } from '../../kit/integer.ts';
import { multiLine } from '../../kit/text.ts';
import { PolicyKind } from '../kinds.ts';
import { PolicyText } from '../schema.ts';

/** So many characters fit into one request in every script. */
export const policyLimit = 20_000;

/** What the owner writes; line ends as browsers send them are made plain. */
export const PolicyTextInput = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(policyLimit * 2, `At most ${policyLimit} characters`)),
    z.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  ),
  multiLine({ max: policyLimit }),
);

export const PolicyUpdate = z.strictObject({
  /** Null: back to the text that is made from the settings. */
  text: z.nullable(PolicyTextInput),
  /** That of the text that was changed; another in between: POLICY_CHANGED. */
  version: Version,
});
export type PolicyUpdate = z.infer<typeof PolicyUpdate>;

/** A text as its owner deals with it. */
export const StaffPolicy = z.strictObject({
  kind: PolicyKind,
  /** Made from the settings. */
  defaultText: z.string(),
  /** Null: the default stands. */
  ownText: z.nullable(z.string()),
  /** The default as it was when the own text was saved, where it is another one by now. */
  defaultBefore: z.nullable(z.string()),
  /** 0: nobody has ever changed it. */
  version: Version,
  lastSaved: z.nullable(z.iso.datetime()),
  /** Every text that stood, the latest first; the first of them is in force. */
  history: z.array(PolicyText),
});
export type StaffPolicy = z.infer<typeof StaffPolicy>;

export const StaffPolicies = z.strictObject({ policies: z.array(StaffPolicy) });
export type StaffPolicies = z.infer<typeof StaffPolicies>;

/** `details` of POLICY_CHANGED: how it stands. */
export const CurrentPolicy = z.strictObject({ standing: StaffPolicy });
export type CurrentPolicy = z.infer<typeof CurrentPolicy>;
