import { noBeautician } from '@haldi/contract/orders/schema';
import { sortSlots } from '@haldi/contract/schedule/booking-time-rules';
import { type FormEvent, useId, useState } from 'react';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { deskCopy } from './copy.ts';
import {
  emptyFilterDraft,
  type FilterDraft,
  type FilterErrors,
  filterDraftFrom,
  findFilterErrors,
} from './filter-draft.ts';
import type { MoreFilterName, OrderFilters } from './order-filters.ts';
import { useActiveBeauticianNames } from './queries.ts';

const copy = deskCopy.filters;
const anySlot = 'any';

/** Includes a filtered slot that is no longer offered. */
const slotOptions = (offered: readonly string[], chosen: string) => [
  { value: anySlot, label: copy.anySlot },
  ...sortSlots(chosen ? [...offered, chosen] : offered).map((slot) => ({
    value: slot,
    label: slot,
  })),
];

type FieldsProps = {
  draft: FilterDraft;
  problems: FilterErrors;
  onChange: (name: MoreFilterName, value: string) => void;
};

function Fields({ draft, problems, onChange }: FieldsProps) {
  const roster = useActiveBeauticianNames();
  const { booking } = useSettings();
  const text = (name: Exclude<MoreFilterName, 'underWay'>) => ({
    label: copy[name],
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField {...text('from')} onChange={(day) => onChange('from', day)} />
        <DateField
          {...text('to')}
          min={draft.from || undefined}
          onChange={(day) => onChange('to', day)}
        />
      </div>
      <Select
        label={copy.slot}
        options={slotOptions(booking.slots, draft.slot)}
        value={draft.slot || anySlot}
        onChange={(slot) => onChange('slot', slot === anySlot ? '' : slot)}
      />
      <SuggestField
        label={copy.beautician}
        suggestions={[visitsCopy.unassigned, ...roster].map((value) => ({ value }))}
        value={beauticianNameOrUnassigned(draft.beautician)}
        onChange={(name) =>
          onChange('beautician', name === visitsCopy.unassigned ? noBeautician : name)
        }
        maxLength={80}
        error={problems.beautician}
      />
      <TextField {...text('pincode')} inputMode="numeric" maxLength={6} hint={copy.pincodeHint} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...text('minAmount')} inputMode="numeric" maxLength={8} />
        <TextField {...text('maxAmount')} inputMode="numeric" maxLength={8} />
      </div>
      <TextField
        {...text('coupon')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        hint={copy.couponHint}
      />
    </>
  );
}

type MoreFiltersProps = {
  open: boolean;
  filters: OrderFilters;
  onApply: (filters: FilterDraft) => void;
  onClose: () => void;
};

export function MoreFiltersDialog({ open, filters, onApply, onClose }: MoreFiltersProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => filterDraftFrom(filters));
  const [problems, setProblems] = useState<FilterErrors>({});
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = findFilterErrors(draft);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onApply(draft);
  };
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={copy.title}
      footer={
        <>
          <Button look="secondary" onClick={() => onApply(emptyFilterDraft)}>
            {copy.clear}
          </Button>
          <Button type="submit" form={formId} className="grow">
            {copy.apply}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={apply} className="space-y-4">
        <Fields
          draft={draft}
          problems={problems}
          onChange={(name, value) => {
            setDraft({ ...draft, [name]: value });
            setProblems({ ...problems, [name]: undefined });
          }}
        />
      </form>
    </SidePanel>
  );
}
