import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { hexColourPattern, paletteNames } from '../palette.ts';
import { PublicBranding } from '../schema.ts';

const PaletteInput = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z
    .string()
    .check(
      z.refine(
        (text) => hexColourPattern.test(text) || paletteNames.some((name) => name === text),
        'Enter a colour such as #1f6f8b',
      ),
    ),
);

/** The text fields of the multipart form; the file is `logo`. */
export const BrandingUpdate = z.strictObject({
  palette: PaletteInput,
  version: wholeNumberParameter(1, 999_999_999),
  removeLogo: z.optional(z.enum(['true', 'false'])),
});
export type BrandingUpdate = z.infer<typeof BrandingUpdate>;

export const StaffBranding = z.strictObject({
  look: PublicBranding,
  version: Version,
  /** Null if it was never saved. */
  lastSaved: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime() })),
});
export type StaffBranding = z.infer<typeof StaffBranding>;

/** `details` of LOOK_CHANGED. */
export const CurrentBranding = z.strictObject({ standing: StaffBranding });
export type CurrentBranding = z.infer<typeof CurrentBranding>;
