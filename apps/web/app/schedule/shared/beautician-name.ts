import { noBeautician } from '@haldi/contract/orders/schema';
import { visitsCopy } from './copy.ts';

export const beauticianNameOrUnassigned = (beautician: string): string =>
  beautician === noBeautician ? visitsCopy.unassigned : beautician;
