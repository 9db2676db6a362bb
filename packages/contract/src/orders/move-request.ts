import * as z from 'zod/mini';
import { formatDay } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { Version } from '../kit/integer-schemas.ts';
import { Slot } from '../schedule/slot-schema.ts';
import { AttemptId } from './attempt-id.ts';

export const MoveRequest = z.strictObject({
  appointmentDate: Day,
  appointmentSlot: Slot,
  version: Version,
  attempt: AttemptId,
});
export type MoveRequest = z.infer<typeof MoveRequest>;

type OrderAppointment = { appointmentDate: string; appointmentSlot: string };

/** `21 Nov 2026, 10:00 AM` */
export const formatOrderAppointment = ({
  appointmentDate,
  appointmentSlot,
}: OrderAppointment): string => `${formatDay(appointmentDate)}, ${appointmentSlot}`;
