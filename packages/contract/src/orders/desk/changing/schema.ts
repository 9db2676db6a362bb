import * as z from 'zod/mini';
import { Day } from '../../../kit/day.ts';
import { Version } from '../../../kit/integer.ts';
import { Identifier, nameText, textLimits } from '../../../kit/text.ts';
import { conflictKinds } from '../../../schedule/plan/conflicts.ts';
import { Slot } from '../../../schedule/slot.ts';
import { addressCorrectionFields } from '../../address-correction.ts';
import { AttemptId } from '../../attempt-id.ts';
import { maxOrderLines } from '../../order-request.ts';
import { quantityLimits } from '../../total.ts';

/** What staff say about who comes, where a change of the time touches that. */
const assignmentFields = {
  /** Absent: whoever is assigned comes if she can. `none`: the plan chooses anew. */
  beautician: z.optional(nameText({ min: 0, max: textLimits.name })),
  /** What speaks against it, and has been seen. */
  despite: z.optional(z.array(z.enum(conflictKinds)).check(z.maxLength(conflictKinds.length))),
};

/** A move by staff: to any time that is still to come. */
export const StaffMove = z.strictObject({
  appointmentDate: Day,
  appointmentSlot: Slot,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type StaffMove = z.infer<typeof StaffMove>;

/** A correction by staff; what the area says against it, their screen has asked. */
export const StaffCorrection = z.strictObject({
  ...addressCorrectionFields,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type StaffCorrection = z.infer<typeof StaffCorrection>;

/** The salon starts a visit for whoever is there, without the customer's code. */
export const StaffStart = z.strictObject({ version: Version, attempt: AttemptId });
export type StaffStart = z.infer<typeof StaffStart>;

/** Services of the menu, each with how many of it. */
export const ServiceQuantities = z
  .array(
    z.strictObject({
      serviceId: Identifier.check(z.minLength(1)),
      quantity: z
        .int('Enter a whole number')
        .check(
          z.minimum(quantityLimits.min, `The quantity must be at least ${quantityLimits.min}`),
          z.maximum(
            quantityLimits.max,
            `You can book at most ${quantityLimits.max} of each service`,
          ),
        ),
    }),
  )
  .check(
    z.minLength(1, 'An order needs at least one service'),
    z.maxLength(maxOrderLines, `An order can have at most ${maxOrderLines} services`),
  );

/** What is to be done from now on; what stays keeps the price it was sold at, the rest costs today's. */
export const ServicesChange = z.strictObject({
  services: ServiceQuantities,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type ServicesChange = z.infer<typeof ServicesChange>;
