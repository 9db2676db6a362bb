import { requestArea } from '@haldi/contract/areas/endpoints';
import type { AreaRequest } from '@haldi/contract/areas/schema';
import { call } from '../lib/call.ts';

export const joinWaitingList = (body: AreaRequest): Promise<void> => call(requestArea, { body });
