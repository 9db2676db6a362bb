import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Select } from '../../ui/select.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { bookingNoticeOptions } from './booking-notice-options.ts';
import { ClosedDays, ClosedWeekdays } from './closed-days.tsx';
import { settingsCopy as copy } from './copy.ts';
import type { Draft, DraftErrors, SettingName } from './settings-draft.ts';
import { SlotTimes } from './slot-times.tsx';

type TextName = {
  [name in SettingName]: Draft[name] extends string ? name : never;
}[SettingName];

export type FieldsProps = {
  saved: StaffSettings;
  draft: Draft;
  errors: DraftErrors;
  today: string;
  onChange: (change: Partial<Draft>) => void;
};

export function SettingFields({ saved, draft, errors, today, onChange }: FieldsProps) {
  const text = (name: TextName, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      name={name}
      label={copy.fields[name]}
      value={draft[name]}
      error={errors[name]}
      autoComplete="off"
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...more}
    />
  );
  const { hints } = copy;
  const digits = { inputMode: 'numeric', maxLength: 6 } as const;
  const given = saved.givenGaMeasurementId;
  return (
    <>
      <FormSection isPaired {...copy.business}>
        {text('businessName', { required: true })}
        {text('city', { required: true })}
        {text('address', { required: true, className: 'sm:col-span-2' })}
      </FormSection>
      <FormSection isPaired {...copy.contact}>
        {text('phone', { required: true, type: 'tel', inputMode: 'tel', hint: hints.phone })}
        {text('whatsappNumber', {
          required: true,
          type: 'tel',
          inputMode: 'tel',
          hint: hints.whatsappNumber,
        })}
        {text('email', {
          required: true,
          type: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          className: 'sm:col-span-2',
        })}
      </FormSection>
      <FormSection isPaired {...copy.visits}>
        {text('visitingCharge', { ...digits, required: true, hint: hints.visitingCharge })}
        {text('maxConcurrentVisits', {
          ...digits,
          placeholder: copy.noLimit,
          hint: hints.maxConcurrentVisits(saved.seatsToday),
        })}
        <SwitchField
          label={copy.fields.requiresStartCode}
          hint={hints.requiresStartCode}
          checked={draft.requiresStartCode}
          onChange={(requiresStartCode) => onChange({ requiresStartCode })}
          className="border-t border-sand pt-4 sm:col-span-2"
        />
      </FormSection>
      <FormSection isPaired {...copy.slots}>
        <SlotTimes
          value={draft.slots}
          error={errors.slots}
          onChange={(slots) => onChange({ slots })}
        />
      </FormSection>
      <FormSection isPaired {...copy.travel}>
        {text('travelWithinPincode', { ...digits, required: true, hint: hints.travel })}
        {text('travelBetweenPincodes', { ...digits, required: true, hint: hints.travel })}
        {text('travelBetweenAreas', { ...digits, required: true, hint: hints.travel })}
      </FormSection>
      <FormSection isPaired {...copy.booking}>
        {text('bookingHorizonDays', { ...digits, required: true, hint: hints.bookingHorizonDays })}
        <Select
          label={copy.fields.bookingNoticeMinutes}
          options={bookingNoticeOptions(draft.bookingNoticeMinutes)}
          value={draft.bookingNoticeMinutes}
          error={errors.bookingNoticeMinutes}
          onChange={(bookingNoticeMinutes) => onChange({ bookingNoticeMinutes })}
        />
      </FormSection>
      <FormSection isPaired {...copy.terms}>
        {text('moveHours', { ...digits, required: true, hint: hints.moveHours })}
        {text('freeCancelHours', { ...digits, required: true, hint: hints.freeCancelHours })}
        {text('lateCancelFee', {
          ...digits,
          placeholder: copy.sameAsCharge,
          hint: hints.lateCancelFee,
        })}
        {text('noShowFee', { ...digits, placeholder: copy.sameAsCharge, hint: hints.noShowFee })}
      </FormSection>
      <FormSection isPaired {...copy.closed}>
        <div className="space-y-5 sm:col-span-2">
          <ClosedWeekdays
            value={draft.closedWeekdays}
            error={errors.closedWeekdays}
            onChange={(closedWeekdays) => onChange({ closedWeekdays })}
          />
          <ClosedDays
            value={draft.closedDays}
            today={today}
            error={errors.closedDays}
            onChange={(closedDays) => onChange({ closedDays })}
          />
        </div>
      </FormSection>
      <FormSection isPaired {...copy.logIn}>
        {text('staffIdleMinutes', { ...digits, required: true, hint: hints.staffIdleMinutes })}
      </FormSection>
      <FormSection isPaired {...copy.analytics}>
        {text('gaMeasurementId', {
          autoCapitalize: 'characters',
          spellCheck: false,
          placeholder: 'G-XXXXXXXXXX',
          hint: given ? hints.givenGa(given) : hints.gaMeasurementId,
          className: 'sm:col-span-2 lg:col-span-1',
        })}
      </FormSection>
    </>
  );
}
