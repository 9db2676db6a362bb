import * as z from 'zod/mini';
import { BeauticianId } from '../kit/beautician-id.ts';
import { Day } from '../kit/day-schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { minutesPerDay } from '../kit/time-of-day.ts';
import { wholeNumberParameter } from '../kit/whole-number-parameter.ts';
import { Beautician, BeauticianUpdate, NewBeautician, NewTimeOff } from './schema.ts';

const params = z.strictObject({ id: BeauticianId });

export const listBeauticians = endpoint({
  method: 'GET',
  path: '/api/admin/beauticians',
  summary: 'Lists the beauticians by name, active ones first',
  auth: 'desk',
  bearer: true,
  answer: z.array(Beautician),
});

export const addBeautician = endpoint({
  method: 'POST',
  path: '/api/admin/beauticians',
  summary: 'Adds a beautician',
  auth: 'desk',
  bearer: true,
  body: NewBeautician,
  status: 201,
  answer: Beautician,
  errors: ['ALREADY_TAKEN'],
});

export const changeBeautician = endpoint({
  method: 'PUT',
  path: '/api/admin/beauticians/:id',
  summary:
    'Changes a beautician; answers 409 with the affected visits unless they are acknowledged',
  auth: 'desk',
  bearer: true,
  params,
  body: BeauticianUpdate,
  answer: Beautician,
  errors: ['NOT_FOUND', 'ALREADY_TAKEN', 'BEAUTICIAN_CHANGED', 'VISITS_AFFECTED'],
});

export const setBeauticianPicture = endpoint({
  method: 'PUT',
  path: '/api/admin/beauticians/:id/picture',
  summary: 'Sets the picture of a beautician, which their customers see',
  auth: 'desk',
  bearer: true,
  params,
  body: z.strictObject({}),
  files: ['image'],
  answer: Beautician,
  errors: ['NOT_FOUND'],
});

export const removeBeauticianPicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/beauticians/:id/picture',
  summary: 'Removes the picture of a beautician',
  auth: 'desk',
  bearer: true,
  params,
  answer: Beautician,
  errors: ['NOT_FOUND'],
});

export const addTimeOff = endpoint({
  method: 'POST',
  path: '/api/admin/beauticians/:id/days-off',
  summary: 'Adds time off; answers 409 with the affected visits unless they are acknowledged',
  auth: 'desk',
  bearer: true,
  params,
  body: NewTimeOff,
  answer: Beautician,
  errors: ['NOT_FOUND', 'VISITS_AFFECTED'],
});

export const removeTimeOff = endpoint({
  method: 'DELETE',
  path: '/api/admin/beauticians/:id/days-off',
  summary: 'Removes time off',
  auth: 'desk',
  bearer: true,
  params,
  query: z.strictObject({
    from: Day,
    to: Day,
    /** Start minute of hours off; absent: all time off on these days. */
    begins: z.optional(wholeNumberParameter(0, minutesPerDay)),
  }),
  answer: Beautician,
  errors: ['NOT_FOUND'],
});
