import * as z from 'zod/mini';
import { Identifier } from '../kit/text-schemas.ts';

const percentRange = 'Enter a whole number from 1 to 100';
const wholeRupees = 'Enter whole rupees, 1 or more';
const maxAdvance = 100_000;
const tooMuch = 'Enter at most ₹1,00,000';

/** How long an advance can be paid, in minutes. */
export const advanceMinutes = [15, 30, 60, 120, 240, 720, 1440, 2880] as const;

const values = z.strictObject({
  /** Of the price. Null: a fixed amount. */
  percent: z.nullable(
    z.int(percentRange).check(z.minimum(1, percentRange), z.maximum(100, percentRange)),
  ),
  /** In rupees. Null: a percentage. */
  amount: z.nullable(
    z.int(wholeRupees).check(z.minimum(1, wholeRupees), z.maximum(maxAdvance, tooMuch)),
  ),
  /** In rupees: orders of this price or more. Null: only orders with one of `services`. */
  minimumPrice: z.nullable(
    z
      .int('Enter whole rupees')
      .check(z.minimum(0, 'Enter 0 or more'), z.maximum(maxAdvance, tooMuch)),
  ),
  /** Orders with one of these services, whatever their price. */
  services: z.array(Identifier.check(z.minLength(1))).check(z.maxLength(500)),
  /** Minutes after booking until which it can be paid. */
  minutes: z.int().check(
    z.minimum(15),
    z.maximum(2880),
    z.refine((minutes) => (advanceMinutes as readonly number[]).includes(minutes), 'Choose a time'),
  ),
  /** Not returned if the customer cancels. */
  isKept: z.boolean(),
});
export type AdvanceRules = z.infer<typeof values>;

export const AdvanceRules = values.check(
  z.refine<AdvanceRules>(({ percent, amount }) => (percent === null) !== (amount === null), {
    error: 'Enter a percentage or an amount',
    path: ['percent'],
  }),
  z.refine<AdvanceRules>(
    ({ minimumPrice, services }) => minimumPrice !== null || services.length > 0,
    { error: 'Enter a price, or choose services', path: ['minimumPrice'] },
  ),
);
