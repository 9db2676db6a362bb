import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import { placeholderOption, slotOption } from '../../schedule/shared/availability/slot-options.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';

export type RequestedBeauticianTimes = {
  /** Who was asked for. */
  name: string;
  /** The times that anybody has, once they are known. */
  anyone: readonly SlotAvailability[] | undefined;
  /** What is chosen stays in the list, although it is not hers. */
  chosen: Slot | null;
};

const byAnyone = 'anyone ';

/** The time that was chosen with whoever can come; nothing: it was chosen with whom was asked for. */
export const slotForAnyone = (value: string): Slot | undefined =>
  value.startsWith(byAnyone) ? value.slice(byAnyone.length) : undefined;

/** Whether somebody has a time that whom was asked for has not. */
export const isFreeWithAnyone = (
  slot: Slot,
  asked: RequestedBeauticianTimes | undefined,
): boolean => asked?.anyone?.some((other) => other.slot === slot && other.available) ?? false;

const otherOptions = (
  { slot, reason }: SlotAvailability,
  { name, chosen }: RequestedBeauticianTimes,
): SelectOption[] => {
  const note = beauticianChoiceCopy.notFree(name, reason);
  const other = {
    value: byAnyone + slot,
    label: beauticianChoiceCopy.anyoneAt(slot),
    note,
    isExcluded: true,
  };
  return slot === chosen ? [{ value: slot, label: slot, note, disabled: true }, other] : [other];
};

/**
 * The times of a day, those that cannot be booked marked with the reason. `offered` are the times
 * of every day: all that can be said of one while the answer about it is on its way.
 */
export const slotOptions = (
  offered: readonly Slot[],
  availability: readonly SlotAvailability[] | undefined,
  asked?: RequestedBeauticianTimes,
): SelectOption[] => [
  placeholderOption,
  ...(availability ?? offered.map((slot) => ({ slot, available: true }))).flatMap((one) =>
    asked && !one.available && isFreeWithAnyone(one.slot, asked)
      ? otherOptions(one, asked)
      : slotOption(one),
  ),
];
