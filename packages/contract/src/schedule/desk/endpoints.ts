import * as z from 'zod/mini';
import { Day } from '../../kit/day.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text.ts';
import { Slot } from '../slot.ts';
import { wantedParameters } from '../wanted.ts';
import { SlotWhy } from './why.ts';

export const whySlot = endpoint({
  method: 'GET',
  path: '/api/admin/booking/why',
  summary: 'Why these services can or cannot begin there at a time, person by person',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    date: Day,
    slot: Slot,
    ...wantedParameters,
    /** The id of the customer, where it is known: some pairs are kept apart. */
    customer: z.optional(Identifier),
  }),
  answer: SlotWhy,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});
