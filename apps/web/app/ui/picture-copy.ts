import { imageLimits } from '@haldi/contract/images/image-address';
import { megabytes } from '@haldi/contract/kit/bytes';
import type { PictureProblem } from './shrink-picture.ts';

/** Apart from the rest: hardly any page takes pictures, and every page has the rest. */
export const pictureProblems: Record<PictureProblem, string> = {
  kind: 'Choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture cannot be read. Please choose another one.',
  size: `A picture may have at most ${megabytes(imageLimits.bytes)}.`,
};
