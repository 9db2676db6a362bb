import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { bookingNoticeOptions } from '../desk/booking-notice-options.ts';
import { ClosedWeekdays } from '../desk/closed-days.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';
import { SlotTimes } from '../desk/slot-times.tsx';
import type { StepFieldsProps } from './settings-setup-form.tsx';

type TextName =
  | 'businessName'
  | 'city'
  | 'address'
  | 'phone'
  | 'whatsappNumber'
  | 'email'
  | 'visitingCharge';

type TextProps = StepFieldsProps &
  Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'onChange'> & { name: TextName };

function Text({ name, draft, errors, onChange, ...more }: TextProps) {
  return (
    <TextField
      required
      autoComplete="off"
      label={copy.fields[name]}
      name={name}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...more}
    />
  );
}

/** The WhatsApp number follows the phone number until it is edited. */
export function BusinessFields(props: StepFieldsProps) {
  const { draft, onChange } = props;
  const changePhone: StepFieldsProps['onChange'] = ({ phone = '' }) =>
    onChange({ phone, ...(draft.whatsappNumber === draft.phone && { whatsappNumber: phone }) });
  const tel = { type: 'tel', inputMode: 'tel' } as const;
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Text {...props} name="businessName" />
      <Text {...props} name="city" />
      <Text {...props} name="phone" {...tel} hint={copy.hints.phone} onChange={changePhone} />
      <Text {...props} name="whatsappNumber" {...tel} hint={copy.sameAsPhone} />
      <Text {...props} name="email" type="email" autoCapitalize="none" spellCheck={false} />
      <Text {...props} name="address" />
    </div>
  );
}

export function VisitingChargeField(props: StepFieldsProps) {
  return (
    <Text
      {...props}
      name="visitingCharge"
      inputMode="numeric"
      maxLength={6}
      hint={copy.hints.visitingCharge}
      className="max-w-80"
    />
  );
}

export function BookingTimeFields({ draft, errors, onChange }: StepFieldsProps) {
  return (
    <>
      <section aria-label={copy.slots.title}>
        <h3 className="mb-2 font-semibold text-plum-900">{copy.slots.title}</h3>
        <SlotTimes
          value={draft.slots}
          error={errors.slots}
          onChange={(slots) => onChange({ slots })}
        />
      </section>
      <section aria-label={copy.closed.title}>
        <h3 className="mb-2 font-semibold text-plum-900">{copy.closed.title}</h3>
        <ClosedWeekdays
          value={draft.closedWeekdays}
          error={errors.closedWeekdays}
          onChange={(closedWeekdays) => onChange({ closedWeekdays })}
        />
      </section>
      <div className="max-w-80">
        <Select
          label={copy.fields.bookingNoticeMinutes}
          options={bookingNoticeOptions(draft.bookingNoticeMinutes)}
          value={draft.bookingNoticeMinutes}
          error={errors.bookingNoticeMinutes}
          onChange={(bookingNoticeMinutes) => onChange({ bookingNoticeMinutes })}
        />
      </div>
    </>
  );
}
