import * as z from 'zod/mini';
import { NewPassword } from '../accounts/passwords/password-schema.ts';
import { Email, Username } from '../accounts/schema.ts';
import { textLimits } from '../kit/text-schemas.ts';
import { missingSetupParts, setupAdvices } from './setup-requirements.ts';

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

/** `skipped`: visited, but something is missing. */
export const SetupStepState = z.enum(['open', 'skipped', 'done']);
export type SetupStepState = z.infer<typeof SetupStepState>;

export const Setup = z.strictObject({
  steps: z.array(z.strictObject({ step: SetupStep, state: SetupStepState })),
  /** Empty if the salon can open. */
  missing: z.array(z.enum(missingSetupParts)),
  advice: z.array(z.enum(setupAdvices)),
  openedAt: z.nullable(z.iso.datetime()),
  isDemo: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;

/** `details` of CONFLICT. */
export const MissingSetupParts = z.strictObject({ missing: z.array(z.enum(missingSetupParts)) });
export type MissingSetupParts = z.infer<typeof MissingSetupParts>;

export const DemoDataSummary = z.strictObject({
  businessName: z.string(),
  services: z.int(),
  beauticians: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** From the demo data and unchanged. */
      isDemo: z.boolean(),
    }),
  ),
});
export type DemoDataSummary = z.infer<typeof DemoDataSummary>;

export const NewOwner = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
});
export type NewOwner = z.infer<typeof NewOwner>;

export const RemoveDemoDataRequest = z.extend(NewOwner, {
  /** The name of the salon, typed as a confirmation. */
  confirmation: z.string().check(z.maxLength(textLimits.name, 'Type the exact name of your salon')),
  keepsMenu: z.boolean(),
  beauticians: z.array(z.string().check(z.regex(/^[1-9]\d{0,8}$/))).check(z.maxLength(500)),
});
export type RemoveDemoDataRequest = z.infer<typeof RemoveDemoDataRequest>;

export const FirstOwner = z.extend(NewOwner, { token: z.string().check(z.maxLength(200)) });
export type FirstOwner = z.infer<typeof FirstOwner>;
