import type { DataSetKey } from '../../../packages/contract/src/catalogue/categories.ts';
import { bodyRecipes } from './body.ts';
import { hairRecipes } from './hair.ts';
import { handsAndFeetRecipes } from './hands-feet.ts';
import { nailsRecipes } from './nails.ts';
import type { Recipe } from './recipe.ts';
import { skinRecipes } from './skin.ts';
import { threading } from './threading.ts';
import { waxingRecipes } from './waxing.ts';
import { weddingRecipes } from './wedding.ts';

/** How each data set is pictured; one that is missing does not compile. */
export const recipes: Record<DataSetKey, Recipe> = {
  ...nailsRecipes,
  ...hairRecipes,
  ...handsAndFeetRecipes,
  ...waxingRecipes,
  ...skinRecipes,
  ...weddingRecipes,
  ...bodyRecipes,
  threading,
};
