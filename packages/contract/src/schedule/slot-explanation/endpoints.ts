import * as z from 'zod/mini';
import { Day } from '../../kit/day-schema.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { Slot } from '../slot-schema.ts';
import { visitQueryParameters } from '../visit-query-parameters.ts';
import { SlotExplanation } from './schema.ts';

export const explainSlotAvailability = endpoint({
  method: 'GET',
  path: '/api/admin/booking/explanation',
  summary: 'Explains for each beautician whether these services can be booked at a time',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    date: Day,
    slot: Slot,
    ...visitQueryParameters,
    /** Excludes beauticians who are not assigned to this customer. */
    customer: z.optional(Identifier),
  }),
  answer: SlotExplanation,
});
