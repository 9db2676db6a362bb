import { askForArea } from '@haldi/contract/areas/endpoints';
import type { AreaRequest } from '@haldi/contract/areas/schema';
import { call } from '../lib/call.ts';

/** Leaves a number, to be told when the salon comes to a pincode. */
export const leaveNumber = (body: AreaRequest): Promise<void> => call(askForArea, { body });
