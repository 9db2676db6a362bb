import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import { indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { firstBookableTime } from '@haldi/contract/schedule/booking-time-rules';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { useState } from 'react';
import { useSettings } from '../../settings/queries.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { slotExplanationCopy as copy } from './copy.ts';
import { type SlotExplanationQuery, useSlotExplanation } from './queries.ts';
import { type SelectedServices, ServicesField } from './services-field.tsx';
import { SlotExplanationResult } from './slot-explanation-result.tsx';

export type SlotExplanationStart = { day?: string; slot?: string };

type SlotExplanationDialogProps = {
  open: boolean;
  start: SlotExplanationStart;
  onClose: () => void;
};

const toQuery = (
  services: SelectedServices,
  { pincode, day, slot }: { pincode: string; day: string; slot: string },
): SlotExplanationQuery | undefined => {
  const isComplete = day !== '' && (pincode === '' || Pincode.safeParse(pincode).success);
  if (!isComplete) return undefined;
  const lines = [...services].map(([serviceId, quantity]) => ({ serviceId, quantity }));
  return {
    date: day,
    slot,
    ...(lines.length > 0 && { services: formatCartParameter(lines) }),
    ...(pincode !== '' && { pincode }),
  };
};

/** The next time that has not passed; the minimum notice is for customers. */
const nextTime = ({
  slots,
  ...rules
}: PublicSettings['booking']): { day: string; slot: string } => {
  const now = new Date();
  const starts = slots.map(parseTimeOfDay);
  const next = firstBookableTime(now, { ...rules, starts, noticeMinutes: 0 });
  return next
    ? { day: next.day, slot: formatTimeOfDay(next.startMinute) }
    : { day: indiaDay(now), slot: slots[0] ?? '' };
};

export function SlotExplanationDialog({ open, start, onClose }: SlotExplanationDialogProps) {
  const { booking } = useSettings();
  const [services, setServices] = useState<SelectedServices>(new Map());
  const [pincode, setPincode] = useState('');
  const [next] = useState(() => nextTime(booking));
  const [day, setDay] = useState(start.day ?? next.day);
  const [slot, setSlot] = useState(start.slot ?? next.slot);
  const query = toQuery(services, { pincode: pincode.trim(), day, slot });
  const { data: explanation, isError, isFetching, refetch } = useSlotExplanation(query);
  // The week may ask about a time that is no longer offered.
  const slots = booking.slots.includes(slot) ? booking.slots : [slot, ...booking.slots];
  const isPincodeInvalid = pincode.trim().length >= 6 && !Pincode.safeParse(pincode.trim()).success;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      size="large"
    >
      <div className="space-y-5">
        <ServicesField chosen={services} onChange={setServices} />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <TextField
            label={copy.pincode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={pincode}
            onChange={({ target }) => setPincode(target.value)}
            error={isPincodeInvalid ? copy.wrongPincode : undefined}
            className="col-span-2 sm:col-span-1"
          />
          <DateField label={copy.day} isSet value={day} onChange={setDay} />
          <NativeSelect
            label={copy.time}
            options={slots.map((time) => ({ value: time, label: time }))}
            value={slot}
            onChange={setSlot}
          />
        </div>
        <div role="status" aria-busy={isFetching}>
          {isError ? (
            <LoadFailed title={copy.failed} onRetry={() => void refetch()} />
          ) : explanation ? (
            <SlotExplanationResult answer={explanation} />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </div>
      </div>
    </Dialog>
  );
}
