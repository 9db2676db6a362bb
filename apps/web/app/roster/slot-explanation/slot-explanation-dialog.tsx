import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import { indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { firstBookableTime } from '@haldi/contract/schedule/booking-time-rules';
import type {
  BeauticianExplanation,
  SlotExplanation,
} from '@haldi/contract/schedule/slot-explanation/schema';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { useState } from 'react';
import { useSettings } from '../../settings/queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { slotExplanationCopy as copy } from './copy.ts';
import { type SlotExplanationQuery, useSlotExplanation } from './queries.ts';
import { type SelectedServices, ServicesField } from './services-field.tsx';

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

function AvailabilityBadge({ person: { isFree, availableIf } }: { person: BeauticianExplanation }) {
  if (isFree) return <Badge tone="good">{copy.isFree}</Badge>;
  return availableIf ? <Badge tone="golden">{copy.couldBe}</Badge> : <Badge>{copy.cannot}</Badge>;
}

function Person({ person }: { person: BeauticianExplanation }) {
  const { name, picture, why, availableIf } = person;
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} picture={picture} className="size-10 text-sm" />
      <div className="min-w-0 grow">
        <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
        {why.map((text) => (
          <p key={text} className="text-sm text-stone wrap-anywhere">
            {text}
          </p>
        ))}
        {availableIf && <p className="text-sm text-haldi-800 wrap-anywhere">{availableIf}</p>}
      </div>
      <div className="shrink-0">
        <AvailabilityBadge person={person} />
      </div>
    </li>
  );
}

function SlotExplanationResult({
  answer: { isFree, isPast, rules, people },
}: {
  answer: SlotExplanation;
}) {
  return (
    <div className="space-y-4">
      <Notice tone={isFree ? 'good' : 'info'}>
        <p className="font-semibold">{isFree ? copy.free : copy.notAvailable}</p>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Notice>
      {!isPast && (
        <section aria-label={copy.people}>
          <h3 className="font-body text-base font-semibold tracking-normal">{copy.people}</h3>
          {people.length === 0 ? (
            <p className="text-stone">{copy.noBeauticians}</p>
          ) : (
            <ul className="divide-y divide-sand">
              {people.map((person) => (
                <Person key={person._id} person={person} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

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
