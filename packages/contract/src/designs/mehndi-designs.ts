import { backOfHandDesigns } from './back-of-hand-designs.ts';
import type { Design } from './design.ts';
import { footAndForearmDesigns } from './foot-and-forearm-designs.ts';
import { palmDesigns } from './palm-designs.ts';

export const mehndiDesigns: readonly Design[] = [
  ...palmDesigns,
  ...backOfHandDesigns,
  ...footAndForearmDesigns,
].map(([slug, name, style, occasion, part, description]) => ({
  slug,
  name,
  style,
  occasion,
  part,
  description,
  image: `/pictures/mehndi/${slug}.svg`,
  width: 480,
  height: 640,
}));
