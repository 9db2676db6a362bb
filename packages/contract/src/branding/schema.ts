import * as z from 'zod/mini';

export const LogoProperties = z.strictObject({
  width: z.int(),
  height: z.int(),
  /** A light logo needs a dark background. */
  isLight: z.boolean(),
});
export type LogoProperties = z.infer<typeof LogoProperties>;

export const Logo = z.extend(LogoProperties, {
  /** Contains a stamp, so a new logo has a new address. */
  address: z.string(),
});
export type Logo = z.infer<typeof Logo>;

export const PublicBranding = z.strictObject({
  /** Name of a palette, or `#rrggbb`. */
  palette: z.string(),
  themeColour: z.string(),
  logo: z.nullable(Logo),
  /** Changes with the name, city, logo and palette. */
  stamp: z.string(),
});
export type PublicBranding = z.infer<typeof PublicBranding>;
