import { noBeautician } from '@haldi/contract/orders/schema';
import { visitsCopy } from './copy.ts';

/** Who comes, as people read it. */
export const beauticianName = (beautician: string): string =>
  beautician === noBeautician ? visitsCopy.unassigned : beautician;
