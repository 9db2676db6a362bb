import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import {
  slotPlaceholderOption,
  toSlotOption,
} from '../../schedule/shared/availability/slot-availability.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';

export type RequestedBeauticianTimes = {
  name: string;
  /** The times of any beautician; undefined while loading. */
  anyBeautician: readonly SlotAvailability[] | undefined;
  /** Stays in the list although the requested beautician is not available. */
  chosen: Slot | null;
};

const anyBeauticianPrefix = 'anyone ';

/** Undefined for options of the requested beautician. */
export const parseAnyBeauticianOption = (value: string): Slot | undefined =>
  value.startsWith(anyBeauticianPrefix) ? value.slice(anyBeauticianPrefix.length) : undefined;

export const isFreeWithAnyBeautician = (
  slot: Slot,
  requested: RequestedBeauticianTimes | undefined,
): boolean =>
  requested?.anyBeautician?.some((other) => other.slot === slot && other.available) ?? false;

const otherOptions = (
  { slot, reason }: SlotAvailability,
  { name, chosen }: RequestedBeauticianTimes,
): SelectOption[] => {
  const note = beauticianChoiceCopy.notAvailable(name, reason);
  const other = {
    value: anyBeauticianPrefix + slot,
    label: beauticianChoiceCopy.anyBeauticianAt(slot),
    note,
    isAlternative: true,
  };
  return slot === chosen ? [{ value: slot, label: slot, note, disabled: true }, other] : [other];
};

/** `offered` are the usual times, shown while the availability loads. */
export const buildSlotOptions = (
  offered: readonly Slot[],
  availability: readonly SlotAvailability[] | undefined,
  requested?: RequestedBeauticianTimes,
): SelectOption[] => [
  slotPlaceholderOption,
  ...(availability ?? offered.map((slot) => ({ slot, available: true }))).flatMap((one) =>
    requested && !one.available && isFreeWithAnyBeautician(one.slot, requested)
      ? otherOptions(one, requested)
      : toSlotOption(one),
  ),
];
