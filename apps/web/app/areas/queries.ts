import type { NewWaitingListEntry } from '@haldi/contract/areas/schema';
import { joinPincodeWaitingList } from '@haldi/contract/areas/waiting-list-endpoints';
import { callEndpoint } from '../lib/call.ts';

export const joinWaitingList = (body: NewWaitingListEntry): Promise<void> =>
  callEndpoint(joinPincodeWaitingList, { body });
