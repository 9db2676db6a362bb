import * as z from 'zod/mini';
import { AcknowledgedVisits } from '../../kit/acknowledged-visits.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { AreaRequest } from '../schema.ts';
import { Area, AreaId, AreaUpdate, NewArea, PincodeWaitingList } from './schema.ts';

const params = z.strictObject({ id: AreaId });
const adminErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'] as const;

export const listAreas = endpoint({
  method: 'GET',
  path: '/api/admin/areas',
  summary: 'Where the salon comes, by name; none means everywhere',
  auth: 'desk',
  bearer: true,
  answer: z.array(Area),
  errors: [...adminErrors],
});

export const addArea = endpoint({
  method: 'POST',
  path: '/api/admin/areas',
  summary: 'Adds an area; visits that no longer fit are listed first',
  auth: 'owner',
  bearer: true,
  body: NewArea,
  status: 201,
  answer: z.array(Area),
  errors: [...adminErrors, 'INVALID_INPUT', 'ALREADY_TAKEN', 'VISITS_AFFECTED'],
});

export const changeArea = endpoint({
  method: 'PUT',
  path: '/api/admin/areas/:id',
  summary: 'Changes an area; visits that no longer fit are listed first',
  auth: 'owner',
  bearer: true,
  params,
  body: AreaUpdate,
  answer: z.array(Area),
  errors: [
    ...adminErrors,
    'INVALID_INPUT',
    'NOT_FOUND',
    'ALREADY_TAKEN',
    'AREA_CHANGED',
    'VISITS_AFFECTED',
  ],
});

export const removeArea = endpoint({
  method: 'DELETE',
  path: '/api/admin/areas/:id',
  summary: 'Removes an area; visits that no longer fit are listed first',
  auth: 'owner',
  bearer: true,
  params,
  query: z.strictObject({ acknowledged: AcknowledgedVisits }),
  answer: z.array(Area),
  errors: [...adminErrors, 'INVALID_INPUT', 'NOT_FOUND', 'AREA_IN_USE', 'VISITS_AFFECTED'],
});

export const listAreaRequests = endpoint({
  method: 'GET',
  path: '/api/admin/areas/requests',
  summary: 'Who waits for the salon where, the most wanted pincode first',
  auth: 'desk',
  bearer: true,
  answer: z.array(PincodeWaitingList),
  errors: [...adminErrors],
});

export const deleteAreaRequests = endpoint({
  method: 'DELETE',
  path: '/api/admin/areas/requests',
  summary: 'Forgets who waits at a pincode, once they have been told',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({ pincode: AreaRequest.shape.pincode }),
  answer: z.array(PincodeWaitingList),
  errors: [...adminErrors, 'INVALID_INPUT'],
});
