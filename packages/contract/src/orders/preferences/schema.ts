import * as z from 'zod/mini';
import { BeauticianId } from '../../kit/beautician-id.ts';
import { Day } from '../../kit/day-schema.ts';

export const PastBeautician = z.strictObject({
  _id: BeauticianId,
  name: z.string(),
  picture: z.nullable(z.string()),
  lastVisit: Day,
  /** Names of the services, comma-separated. */
  service: z.string(),
});
export type PastBeautician = z.infer<typeof PastBeautician>;

export const CustomerExclusion = z.strictObject({
  /** Null: a freelancer, who cannot be excluded. */
  beautician: z.nullable(z.string()),
  isAsked: z.boolean(),
});
export type CustomerExclusion = z.infer<typeof CustomerExclusion>;
