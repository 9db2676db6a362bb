import * as z from 'zod/mini';
import { NewPassword } from '../accounts/passwords/password-schema.ts';
import { Email, Username } from '../accounts/schema.ts';
import { textLimits } from '../kit/text.ts';
import { advices, missingParts } from './requirements.ts';

/** What a new salon is set up by, in the order in which it is offered. */
export const setupSteps = [
  'business',
  'area',
  'hours',
  'menu',
  'people',
  'messages',
  'look',
  'open',
] as const;
export const SetupStep = z.enum(setupSteps);
export type SetupStep = z.infer<typeof SetupStep>;

/** Done: gone through, and nothing is missing there. Skipped: gone through, but something is. */
export const StepState = z.enum(['open', 'skipped', 'done']);
export type StepState = z.infer<typeof StepState>;

export const Setup = z.strictObject({
  steps: z.array(z.strictObject({ step: SetupStep, state: StepState })),
  /** What would keep a customer from booking; empty: the salon can open. */
  missing: z.array(z.enum(missingParts)),
  /** What is worth a look, and keeps nobody from anything. */
  advice: z.array(z.enum(advices)),
  openedAt: z.nullable(z.iso.datetime()),
  /** It runs on demo data, which can be left behind for a real start. */
  isDemo: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;

/** `details` of CONFLICT: why it cannot open yet. */
export const MissingSetupParts = z.strictObject({ missing: z.array(z.enum(missingParts)) });
export type MissingSetupParts = z.infer<typeof MissingSetupParts>;

/** What there is in a salon that was tried out, to choose from. */
export const DemoDataSummary = z.strictObject({
  businessName: z.string(),
  services: z.int(),
  beauticians: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** She came with the demo data, and nobody has changed her. */
      isDemo: z.boolean(),
    }),
  ),
});
export type DemoDataSummary = z.infer<typeof DemoDataSummary>;

/** Who runs the salon from now on. */
export const NewOwner = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
});
export type NewOwner = z.infer<typeof NewOwner>;

export const RemoveDemoDataRequest = z.extend(NewOwner, {
  /** The salon's name, typed once more: nothing of this comes back. */
  confirmation: z.string().check(z.maxLength(textLimits.name, 'Type the exact name of your salon')),
  keepsMenu: z.boolean(),
  /** Those of the roster who stay. */
  beauticians: z.array(z.string().check(z.regex(/^[1-9]\d{0,8}$/))).check(z.maxLength(500)),
});
export type RemoveDemoDataRequest = z.infer<typeof RemoveDemoDataRequest>;

/** With the one-time link of the first start. */
export const FirstOwner = z.extend(NewOwner, { token: z.string().check(z.maxLength(200)) });
export type FirstOwner = z.infer<typeof FirstOwner>;
