import * as z from 'zod/mini';

export const LogoProperties = z.strictObject({
  width: z.int(),
  height: z.int(),
  /** Drawn in light colours: it wants a dark ground. */
  isLight: z.boolean(),
});
export type LogoProperties = z.infer<typeof LogoProperties>;

export const Logo = z.extend(LogoProperties, {
  /** Another address for another logo. */
  address: z.string(),
});
export type Logo = z.infer<typeof Logo>;

/** Whose site this is, to the eye. */
export const PublicBranding = z.strictObject({
  /** The name of a palette or `#rrggbb`. */
  palette: z.string(),
  /** What a browser paints around the page. */
  themeColour: z.string(),
  logo: z.nullable(Logo),
  /** Changes with whatever is drawn: with the name, the city, the logo and the palette. */
  stamp: z.string(),
});
export type PublicBranding = z.infer<typeof PublicBranding>;
