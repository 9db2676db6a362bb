import { requestArea } from '@haldi/contract/areas/endpoints';
import type { AreaRequest } from '@haldi/contract/areas/schema';
import { call } from '../lib/call.ts';

/** Leaves a number, to be told when the salon comes to a pincode. */
export const sendAreaRequest = (body: AreaRequest): Promise<void> => call(requestArea, { body });
