import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { Version } from '../../../kit/integer-schemas.ts';
import { Identifier, nameText, textLimits } from '../../../kit/text-schemas.ts';
import { conflictKinds } from '../../../schedule/plan/conflicts.ts';
import { Slot } from '../../../schedule/slot-schema.ts';
import { addressCorrectionFields } from '../../address-correction.ts';
import { AttemptId } from '../../attempt-id.ts';
import { maxOrderLines } from '../../order-request.ts';
import { quantityLimits } from '../../service-line-totals.ts';

const assignmentFields = {
  /** Absent: keep the assigned beautician if possible. `none`: let the plan choose. */
  beautician: z.optional(nameText({ min: 0, max: textLimits.name })),
  /** Conflicts that staff have accepted. */
  acknowledged: z.optional(z.array(z.enum(conflictKinds)).check(z.maxLength(conflictKinds.length))),
};

export const StaffMoveRequest = z.strictObject({
  appointmentDate: Day,
  appointmentSlot: Slot,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type StaffMoveRequest = z.infer<typeof StaffMoveRequest>;

export const StaffAddressCorrection = z.strictObject({
  ...addressCorrectionFields,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type StaffAddressCorrection = z.infer<typeof StaffAddressCorrection>;

export const StaffStartRequest = z.strictObject({ version: Version, attempt: AttemptId });
export type StaffStartRequest = z.infer<typeof StaffStartRequest>;

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

/** The complete list. Services that were already booked keep their price. */
export const ServicesChange = z.strictObject({
  services: ServiceQuantities,
  ...assignmentFields,
  version: Version,
  attempt: AttemptId,
});
export type ServicesChange = z.infer<typeof ServicesChange>;
