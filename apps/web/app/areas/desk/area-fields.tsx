import type { Area } from '@haldi/contract/areas/desk/schema';
import { parsePincodes } from '@haldi/contract/areas/parse-pincodes';
import { weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import { defaultTravelRules } from '@haldi/contract/schedule/plan/travel-time';
import { useState } from 'react';
import { useStaffSettings } from '../../settings/desk/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { WeekdayName } from '../../ui/weekday-name.tsx';
import { findTakenPincodes, travelFieldName } from './area-form-data.ts';
import { areasCopy } from './copy.ts';

const copy = areasCopy.form;
const numericField = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;

type AreaFieldsProps = {
  /** Undefined: a new area. */
  area: Area | undefined;
  others: readonly Area[];
  errors: Record<string, string | undefined>;
};

function WeekdayChips({ area, errors }: AreaFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.weekdays}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdaysFromMonday.map((day) => (
          <CheckChip
            key={day}
            name="weekdays"
            value={day}
            defaultChecked={area?.weekdays.includes(day) ?? true}
            aria-invalid={errors.weekdays ? true : undefined}
            label={<WeekdayName day={day} />}
          />
        ))}
      </div>
      {errors.weekdays && <FieldError role="alert">{errors.weekdays}</FieldError>}
    </fieldset>
  );
}

function TravelToOtherAreas({ area, others, errors }: AreaFieldsProps) {
  const defaultMinutes = useStaffSettings().data?.settings.travelBetweenAreas;
  if (others.length === 0) return null;
  const minutesTo = (id: string): number | undefined =>
    area?.travelTo.find(({ areaId }) => areaId === id)?.minutes;
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-plum-900">{copy.travelTo}</legend>
      <p className="mb-2 text-sm text-stone">{copy.travelToHint(defaultMinutes)}</p>
      <div className="grid grid-cols-1 items-end gap-3 min-[24rem]:grid-cols-2">
        {others.map(({ _id, name }) => (
          <TextField
            key={_id}
            name={travelFieldName(_id)}
            label={copy.travelToArea(name)}
            inputMode="numeric"
            autoComplete="off"
            placeholder={defaultMinutes === undefined ? undefined : String(defaultMinutes)}
            defaultValue={minutesTo(_id)}
          />
        ))}
      </div>
      {errors.travelTo && <FieldError role="alert">{copy.travelToWrong}</FieldError>}
    </fieldset>
  );
}

type PincodesFieldProps = {
  area: Area | undefined;
  others: readonly Area[];
  error: string | undefined;
};

function PincodesField({ area, others, error }: PincodesFieldProps) {
  const [text, setText] = useState(area?.pincodes.join(', ') ?? '');
  const { pincodes, notPincodes } = parsePincodes(text);
  const taken = findTakenPincodes(pincodes, others);
  const removeTaken = (): void => {
    const free = pincodes.filter((pincode) => !taken.some((other) => other.pincode === pincode));
    setText([...free, ...notPincodes].join(', '));
  };
  return (
    <div>
      <TextArea
        name="pincodes"
        label={copy.pincodes}
        hint={copy.pincodesHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        required
        error={error}
      />
      <div role="status" className="mt-1 text-sm wrap-anywhere">
        {pincodes.length > 0 && (
          <p className="font-semibold text-leaf-700">{copy.pincodesFound(pincodes.length)}</p>
        )}
        {notPincodes.length > 0 && (
          <p className="text-haldi-800">{copy.notPincodes(notPincodes)}</p>
        )}
        {taken.length > 0 && <p className="text-brick-700">{copy.taken(taken)}</p>}
      </div>
      {taken.length > 0 && (
        <Button look="secondary" size="small" className="mt-2" onClick={removeTaken}>
          {copy.removeTaken}
        </Button>
      )}
    </div>
  );
}

export function AreaFields(props: AreaFieldsProps) {
  const { area, others, errors } = props;
  return (
    <>
      <TextField
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        defaultValue={area?.name}
        autoComplete="off"
        required
        maxLength={80}
        error={errors.name}
      />
      <PincodesField area={area} others={others} error={errors.pincodes} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          name="visitingCharge"
          label={copy.visitingCharge}
          defaultValue={area?.visitingCharge}
          error={errors.visitingCharge}
          {...numericField}
        />
        <TextField
          name="minimumOrder"
          label={copy.minimumOrder}
          hint={copy.minimumOrderHint}
          defaultValue={area?.minimumOrder ?? 0}
          error={errors.minimumOrder}
          {...numericField}
        />
      </div>
      <WeekdayChips {...props} />
      <TextField
        name="travelMinutesWithin"
        label={copy.travelMinutesWithin}
        hint={copy.travelWithinHint}
        defaultValue={area?.travelMinutesWithin ?? defaultTravelRules.withinArea}
        error={errors.travelMinutesWithin}
        {...numericField}
      />
      <TravelToOtherAreas {...props} />
    </>
  );
}
