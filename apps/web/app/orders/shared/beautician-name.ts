import { noBeautician } from '@haldi/contract/orders/schema';
import { orderWords } from './copy.ts';

/** Who comes, as people read it. */
export const beauticianName = (beautician: string): string =>
  beautician === noBeautician ? orderWords.unassigned : beautician;
