import { joinPincodeWaitingList } from '@haldi/contract/areas/endpoints';
import type { NewWaitingListEntry } from '@haldi/contract/areas/schema';
import { callEndpoint } from '../lib/call.ts';

export const joinWaitingList = (body: NewWaitingListEntry): Promise<void> =>
  callEndpoint(joinPincodeWaitingList, { body });
