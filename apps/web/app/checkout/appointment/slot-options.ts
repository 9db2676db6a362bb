import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { type SlotAvailability, slotReasons } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import type { SelectOption } from '../../ui/select.tsx';
import { bookingCopy } from '../copy.ts';
import { dayProblems, slotProblems } from './reasons.ts';
import { whoCopy } from './who-copy.ts';

/** What stands in the dropdown while no time is chosen; an option's value is never empty. */
export const noSlot = 'none';

export type AskedTimes = {
  /** Who was asked for. */
  name: string;
  /** The times that anybody has, once they are known. */
  anyone: readonly SlotAvailability[] | undefined;
  /** What is chosen stays in the list, although it is not hers. */
  chosen: Slot | null;
};

const byAnyone = 'anyone ';

/** The time that was chosen with whoever can come; nothing: it was chosen with whom was asked for. */
export const anyoneAt = (value: string): Slot | undefined =>
  value.startsWith(byAnyone) ? value.slice(byAnyone.length) : undefined;

/** Whether somebody has a time that whom was asked for has not. */
export const isForAnyone = (slot: Slot, asked: AskedTimes | undefined): boolean =>
  asked?.anyone?.some((other) => other.slot === slot && other.available) ?? false;

const otherOptions = (slot: Slot, { name, chosen }: AskedTimes): SelectOption[] => {
  const note = whoCopy.notFree(name);
  const other = {
    value: byAnyone + slot,
    label: whoCopy.anyoneAt(slot),
    note,
    isApart: true,
  };
  return slot === chosen ? [{ value: slot, label: slot, note, disabled: true }, other] : [other];
};

const optionOf = ({ slot, available, reason }: SlotAvailability): SelectOption =>
  available
    ? { value: slot, label: slot }
    : {
        value: slot,
        label: slot,
        disabled: true,
        ...(reason && { note: bookingCopy.slotNote(reason) }),
      };

/**
 * The times of a day, those that cannot be booked marked with the reason. `offered` are the times
 * of every day: all that can be said of one while the answer about it is on its way.
 */
export const slotOptions = (
  offered: readonly Slot[],
  availability: readonly SlotAvailability[] | undefined,
  asked?: AskedTimes,
): SelectOption[] => [
  { value: noSlot, label: bookingCopy.chooseSlot },
  ...(availability ?? offered.map((slot) => ({ slot, available: true }))).flatMap((one) =>
    asked && !one.available && isForAnyone(one.slot, asked)
      ? otherOptions(one.slot, asked)
      : optionOf(one),
  ),
];

/** Whether a chosen time was taken, has passed or is no longer offered since it was chosen. */
export const isGone = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean =>
  slot !== null &&
  availability !== undefined &&
  !availability.some((other) => other.slot === slot && other.available);

/** Why a chosen time cannot be had; nothing while it can, or while that is not known. */
export const slotProblem = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): string | undefined => {
  const reason = availability.find((other) => other.slot === slot)?.reason;
  return reason && slot !== null ? slotProblems[reason](slot) : undefined;
};

/** The first free time of the day after one, else any before it. */
export const nextFreeSlot = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): Slot | undefined => {
  const free = availability.filter(({ available }) => available).map((other) => other.slot);
  const after = slot === null ? -1 : minuteOf(slot);
  return free.find((other) => minuteOf(other) > after) ?? free.find((other) => other !== slot);
};

/**
 * Why nothing can be chosen on a day, the reason that came nearest to being free; nothing while
 * something can, or while that is not known.
 */
export const dayProblem = (availability: readonly SlotAvailability[] = []): string | undefined => {
  if (availability.length === 0 || availability.some(({ available }) => available)) {
    return undefined;
  }
  const nearest = slotReasons.findLast((reason) =>
    availability.some((slot) => slot.reason === reason),
  );
  return dayProblems[nearest ?? 'FULL'];
};
