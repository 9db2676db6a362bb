import type { DefaultSectionKey } from '@haldi/contract/catalogue/default-categories';
import { bleach } from './bleach.ts';
import { bodyPolishing } from './body-polishing.ts';
import { bridal } from './bridal.ts';
import { cleanUp } from './clean-up.ts';
import { deTan } from './de-tan.ts';
import { engagement } from './engagement.ts';
import { faceWaxing } from './face-waxing.ts';
import { facial } from './facial.ts';
import { hairCare } from './hair-care.ts';
import { hairColour } from './hair-colour.ts';
import { manicure } from './manicure.ts';
import { massage } from './massage.ts';
import { nailArt } from './nail-art.ts';
import { nailExtension } from './nail-extension.ts';
import { party } from './party.ts';
import { pedicure } from './pedicure.ts';
import { ricaWaxing } from './rica-waxing.ts';
import type { StarterService } from './starter-service-type.ts';
import { threading } from './threading.ts';
import { waxingNormal } from './waxing-normal.ts';

/** Within a data set the most booked services come first. */
export const starterCatalogue: Record<DefaultSectionKey, readonly StarterService[]> = {
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
