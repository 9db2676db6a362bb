import { endpoint } from '../kit/endpoint.ts';
import { NewWaitingListEntry } from './schema.ts';

export const joinPincodeWaitingList = endpoint({
  method: 'POST',
  path: '/api/areas/requests',
  summary: 'Adds a mobile number to the waiting list of a pincode that is not served',
  auth: 'public',
  body: NewWaitingListEntry,
});
