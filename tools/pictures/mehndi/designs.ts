import { designs } from '../../../packages/contract/src/designs/designs.ts';
import { armDesigns } from './arm-designs.ts';
import { backAiryDesigns } from './back-airy-designs.ts';
import { backDesigns } from './back-designs.ts';
import { compose, type Picture } from './compose.ts';
import { footDesigns } from './foot-designs.ts';
import { palmDesigns } from './palm-designs.ts';

const recipes: Record<string, Picture> = {
  ...palmDesigns,
  ...backDesigns,
  ...backAiryDesigns,
  ...footDesigns,
  ...armDesigns,
};

/** Every design in the contract's list, drawn. A design without a recipe is a mistake, not a gap. */
export function mehndiDesigns(): Map<string, string> {
  return new Map(
    designs.map(({ slug }) => {
      const recipe = recipes[slug];
      if (!recipe) throw new Error(`No recipe for the mehndi design "${slug}"`);
      return [slug, compose(recipe)];
    }),
  );
}
