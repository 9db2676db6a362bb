import { textLimits } from '@haldi/contract/kit/text-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { useSettings } from '../settings/queries.ts';
import { useSkills } from '../skills/queries.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { rosterCopy } from './copy.ts';
import { readWorkingHours, WorkingHoursField } from './working-hours-field.tsx';

const copy = rosterCopy.form;

export const readBeauticianFields = (fields: FormData) => ({
  name: fields.get('name'),
  phone: String(fields.get('phone') ?? '').trim(),
  about: fields.get('about'),
  skills: fields.getAll('skills'),
  areas: fields.getAll('areas'),
  hours: readWorkingHours(fields),
});

type BeauticianFieldsProps = {
  /** Undefined: a new beautician. */
  beautician: Beautician | undefined;
  errors: Record<string, string | undefined>;
};

type MultiSelectFieldProps = {
  name: string;
  legend: string;
  choices: readonly { _id: string; name: string }[] | undefined;
  loadError?: string | undefined;
  initial: readonly string[];
  whenNone: string;
  whenSome: string;
  error: string | undefined;
};

function MultiSelectField(props: MultiSelectFieldProps) {
  const { name, legend, choices, loadError, initial, whenNone, whenSome, error } = props;
  const [chosen, setChosen] = useState(initial);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{legend}</legend>
      {choices ? (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <CheckChip
              key={choice._id}
              name={name}
              value={choice._id}
              label={choice.name}
              checked={chosen.includes(choice._id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked
                    ? [...chosen, choice._id]
                    : chosen.filter((id) => id !== choice._id),
                )
              }
            />
          ))}
        </div>
      ) : (
        <>
          {/* Keeps the saved choices if the list fails to load. */}
          {chosen.map((id) => (
            <input key={id} type="hidden" name={name} value={id} />
          ))}
          {loadError ? <FieldError>{loadError}</FieldError> : <Skeleton className="h-24" />}
        </>
      )}
      {error && <FieldError role="alert">{error}</FieldError>}
      <p role="status" className="mt-1.5 text-sm text-stone">
        {chosen.length === 0 ? whenNone : whenSome}
      </p>
    </fieldset>
  );
}

export function BeauticianFields({ beautician, errors }: BeauticianFieldsProps) {
  const { data: skills, isError } = useSkills();
  const { areas } = useSettings();
  return (
    <>
      <TextField
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        defaultValue={beautician?.name}
        autoComplete="off"
        required
        maxLength={80}
        error={errors.name}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={copy.phone}
        defaultValue={beautician?.phone}
        autoComplete="off"
        error={errors.phone}
      />
      <TextField
        name="about"
        label={copy.about}
        hint={copy.aboutHint}
        placeholder={copy.aboutPlaceholder}
        defaultValue={beautician?.about}
        autoComplete="off"
        maxLength={textLimits.about}
        error={errors.about}
      />
      <MultiSelectField
        name="skills"
        legend={copy.skills}
        choices={skills}
        loadError={isError ? copy.skillsFailed : undefined}
        initial={beautician?.skills ?? []}
        whenNone={copy.skillsAll}
        whenSome={copy.skillsSome}
        error={errors.skills}
      />
      {areas.length > 0 && (
        <MultiSelectField
          name="areas"
          legend={copy.areas}
          choices={areas}
          initial={beautician?.areas ?? []}
          whenNone={copy.areasAll}
          whenSome={copy.areasSome}
          error={errors.areas}
        />
      )}
      <WorkingHoursField beautician={beautician} error={errors.hours} />
    </>
  );
}
