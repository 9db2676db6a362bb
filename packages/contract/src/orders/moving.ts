import * as z from 'zod/mini';
import { formatDay } from '../kit/dates.ts';
import { Day } from '../kit/day.ts';
import { Version } from '../kit/integer.ts';
import { Slot } from '../schedule/slot.ts';
import { AttemptId } from './attempt-id.ts';

/** What a customer sends who moves a visit. */
export const MoveRequest = z.strictObject({
  appointmentDate: Day,
  appointmentSlot: Slot,
  version: Version,
  attempt: AttemptId,
});
export type MoveRequest = z.infer<typeof MoveRequest>;

type When = { appointmentDate: string; appointmentSlot: string };

/** `21 Nov 2026, 10:00 AM` */
export const whenText = ({ appointmentDate, appointmentSlot }: When): string =>
  `${formatDay(appointmentDate)}, ${appointmentSlot}`;

const beginnings = { customer: 'Moved by the customer from ', salon: 'We moved your visit from ' };

/** What the history says of a move. */
export const movedMessage = (from: When, to: When, by: 'customer' | 'salon'): string =>
  `${beginnings[by]}${whenText(from)} to ${whenText(to)}.`;

/** Whether the history says of a move there. */
export const isAboutMove = (message: string): boolean =>
  Object.values(beginnings).some((beginning) => message.startsWith(beginning));
