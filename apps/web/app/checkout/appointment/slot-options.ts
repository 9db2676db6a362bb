import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import { placeholderOption, slotOption } from '../../schedule/shared/availability/slot-options.ts';
import type { SelectOption } from '../../ui/select.tsx';
import { beauticianChoiceCopy } from './beautician-choice-copy.ts';

export type RequestedBeauticianTimes = {
  name: string;
  /** The times of any beautician; undefined while loading. */
  anyone: readonly SlotAvailability[] | undefined;
  /** Stays in the list although the requested beautician is not available. */
  chosen: Slot | null;
};

const byAnyone = 'anyone ';

/** Undefined for options of the requested beautician. */
export const slotForAnyone = (value: string): Slot | undefined =>
  value.startsWith(byAnyone) ? value.slice(byAnyone.length) : undefined;

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

/** `offered` are the usual times, shown while the availability loads. */
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
