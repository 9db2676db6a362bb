import * as z from 'zod/mini';
import { MobileNumber } from '../accounts/mobile-number.ts';
import { usernameKey } from '../accounts/username.ts';
import { line, textLimits } from '../kit/text.ts';

/** The person to whom the beautician comes, where that is not the customer. */
export const Visited = z.strictObject({ name: z.string(), phone: z.string() });
export type Visited = z.infer<typeof Visited>;

export const VisitedInput = z.strictObject({
  name: line({ min: 2, max: textLimits.username }),
  phone: MobileNumber,
});

/** Whether two visits are to the same person; none named: the customer herself. */
export const isSamePerson = (one: string | null, other: string | null): boolean =>
  usernameKey(one ?? '') === usernameKey(other ?? '');
