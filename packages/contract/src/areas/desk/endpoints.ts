import * as z from 'zod/mini';
import { AcknowledgedVisitsStamp } from '../../kit/acknowledged-visits.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { NewWaitingListEntry } from '../schema.ts';
import { Area, AreaId, AreaUpdate, NewArea, PincodeWaitingList } from './schema.ts';

const params = z.strictObject({ id: AreaId });
export const listAreas = endpoint({
  method: 'GET',
  path: '/api/admin/areas',
  summary: 'Lists the service areas by name; an empty list means that every address is served',
  auth: 'desk',
  bearer: true,
  answer: z.array(Area),
});

export const addArea = endpoint({
  method: 'POST',
  path: '/api/admin/areas',
  summary: 'Adds a service area; answers 409 with the affected visits unless they are acknowledged',
  auth: 'owner',
  bearer: true,
  body: NewArea,
  status: 201,
  answer: z.array(Area),
  errors: ['ALREADY_TAKEN', 'VISITS_AFFECTED'],
});

export const changeArea = endpoint({
  method: 'PUT',
  path: '/api/admin/areas/:id',
  summary:
    'Changes a service area; answers 409 with the affected visits unless they are acknowledged',
  auth: 'owner',
  bearer: true,
  params,
  body: AreaUpdate,
  answer: z.array(Area),
  errors: ['NOT_FOUND', 'ALREADY_TAKEN', 'AREA_CHANGED', 'VISITS_AFFECTED'],
});

export const removeArea = endpoint({
  method: 'DELETE',
  path: '/api/admin/areas/:id',
  summary:
    'Removes a service area; answers 409 with the affected visits unless they are acknowledged',
  auth: 'owner',
  bearer: true,
  params,
  query: z.strictObject({ acknowledged: AcknowledgedVisitsStamp }),
  answer: z.array(Area),
  errors: ['NOT_FOUND', 'AREA_IN_USE', 'VISITS_AFFECTED'],
});

export const listPincodeWaitingLists = endpoint({
  method: 'GET',
  path: '/api/admin/areas/requests',
  summary: 'Lists the waiting list by pincode, the pincode with the most people first',
  auth: 'desk',
  bearer: true,
  answer: z.array(PincodeWaitingList),
});

export const deletePincodeWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/admin/areas/requests',
  summary: 'Deletes the waiting list of a pincode',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({ pincode: NewWaitingListEntry.shape.pincode }),
  answer: z.array(PincodeWaitingList),
});
