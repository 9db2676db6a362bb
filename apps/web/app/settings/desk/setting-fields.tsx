import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { ClosedDays, ClosedWeekdays } from './closed-days.tsx';
import { settingsCopy as copy } from './copy.ts';
import type { Draft, DraftErrors, SettingName } from './draft.ts';
import { noticeOptions } from './notice-options.ts';
import { SlotTimes } from './slot-times.tsx';

type SectionProps = { title: string; text: string; children: ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 lg:grid-cols-[18rem_1fr] lg:gap-8"
    >
      <div className="lg:pt-5">
        <h2 className="text-xl text-plum-900">{title}</h2>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      <Card className="grid grid-cols-1 content-start gap-5 sm:grid-cols-2">{children}</Card>
    </section>
  );
}

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
      <Section {...copy.business}>
        {text('businessName', { required: true })}
        {text('city', { required: true })}
        {text('address', { required: true, className: 'sm:col-span-2' })}
      </Section>
      <Section {...copy.contact}>
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
      </Section>
      <Section {...copy.visits}>
        {text('visitingCharge', { ...digits, required: true, hint: hints.visitingCharge })}
        {text('seatLimit', {
          ...digits,
          placeholder: copy.noLimit,
          hint: hints.seatLimit(saved.seatsToday),
        })}
        <SwitchField
          label={copy.fields.asksStartCode}
          hint={hints.asksStartCode}
          checked={draft.asksStartCode}
          onChange={(asksStartCode) => onChange({ asksStartCode })}
          className="border-t border-sand pt-4 sm:col-span-2"
        />
      </Section>
      <Section {...copy.slots}>
        <SlotTimes
          value={draft.slots}
          error={errors.slots}
          onChange={(slots) => onChange({ slots })}
        />
      </Section>
      <Section {...copy.travel}>
        {text('travelWithinPincode', { ...digits, required: true, hint: hints.travel })}
        {text('travelBetweenPincodes', { ...digits, required: true, hint: hints.travel })}
        {text('travelBetweenAreas', { ...digits, required: true, hint: hints.travel })}
      </Section>
      <Section {...copy.booking}>
        {text('bookingHorizonDays', { ...digits, required: true, hint: hints.bookingHorizonDays })}
        <Select
          label={copy.fields.bookingNoticeMinutes}
          options={noticeOptions(draft.bookingNoticeMinutes)}
          value={draft.bookingNoticeMinutes}
          error={errors.bookingNoticeMinutes}
          onChange={(bookingNoticeMinutes) => onChange({ bookingNoticeMinutes })}
        />
      </Section>
      <Section {...copy.terms}>
        {text('moveHours', { ...digits, required: true, hint: hints.moveHours })}
        {text('freeCancelHours', { ...digits, required: true, hint: hints.freeCancelHours })}
        {text('lateCancelFee', {
          ...digits,
          placeholder: copy.asCharge,
          hint: hints.lateCancelFee,
        })}
        {text('noShowFee', { ...digits, placeholder: copy.asCharge, hint: hints.noShowFee })}
      </Section>
      <Section {...copy.closed}>
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
      </Section>
      <Section {...copy.analytics}>
        {text('gaMeasurementId', {
          autoCapitalize: 'characters',
          spellCheck: false,
          placeholder: 'G-XXXXXXXXXX',
          hint: given ? hints.givenGa(given) : hints.gaMeasurementId,
          className: 'sm:col-span-2 lg:col-span-1',
        })}
      </Section>
    </>
  );
}
