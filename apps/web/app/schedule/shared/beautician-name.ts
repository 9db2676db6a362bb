import { noBeautician } from '@haldi/contract/orders/schema';
import { visitsCopy } from './copy.ts';

export const beauticianName = (beautician: string): string =>
  beautician === noBeautician ? visitsCopy.unassigned : beautician;
