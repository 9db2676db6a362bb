import type { DataSetKey } from '../../../packages/contract/src/catalogue/categories.ts';
import { bodyPolishing, massage } from './body.ts';
import { hairCare, hairColour } from './hair.ts';
import { manicure, pedicure } from './hands-feet.ts';
import { nailArt, nailExtension } from './nails.ts';
import type { Recipe } from './recipe.ts';
import { bleach, cleanUp, deTan, facial } from './skin.ts';
import { threading } from './threading.ts';
import { faceWaxing, ricaWaxing, waxingNormal } from './waxing.ts';
import { bridal, engagement, party } from './wedding.ts';

export const recipes: Record<DataSetKey, Recipe> = {
  'nail-art': nailArt,
  'nail-extension': nailExtension,
  'hair-care': hairCare,
  'hair-colour': hairColour,
  manicure,
  pedicure,
  'waxing-normal': waxingNormal,
  'rica-waxing': ricaWaxing,
  'face-waxing': faceWaxing,
  bleach,
  'de-tan': deTan,
  bridal,
  engagement,
  party,
  'body-polishing': bodyPolishing,
  massage,
  threading,
  facial,
  'clean-up': cleanUp,
};
