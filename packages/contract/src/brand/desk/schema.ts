import * as z from 'zod/mini';
import { Version } from '../../kit/integer.ts';
import { wholeNumberText } from '../../kit/query.ts';
import { ownColour, paletteNames } from '../palette.ts';
import { PublicBrand } from '../schema.ts';

export const Palette = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z
    .string()
    .check(
      z.refine(
        (text) => ownColour.test(text) || paletteNames.some((name) => name === text),
        'Enter a colour like #1f6f8b',
      ),
    ),
);

/** The text fields of the form; the file is `logo`. */
export const LookUpdate = z.strictObject({
  palette: Palette,
  /** That of the look that was changed; another in between: LOOK_CHANGED. */
  version: wholeNumberText(1, 999_999_999),
  removeLogo: z.optional(z.enum(['true', 'false'])),
});
export type LookUpdate = z.infer<typeof LookUpdate>;

export const StaffLook = z.strictObject({
  look: PublicBrand,
  version: Version,
  /** Null: nobody has saved anything yet. */
  lastSaved: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime() })),
});
export type StaffLook = z.infer<typeof StaffLook>;

/** `details` of LOOK_CHANGED: how it stands. */
export const StandingLook = z.strictObject({ standing: StaffLook });
export type StandingLook = z.infer<typeof StandingLook>;
