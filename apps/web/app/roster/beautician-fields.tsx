import { textLimits } from '@haldi/contract/kit/text-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { useSettings } from '../settings/queries.ts';
import { useSkills } from '../skills/queries.ts';
import { TextField } from '../ui/field.tsx';
import { rosterCopy } from './copy.ts';
import { MultiSelectField } from './multi-select-field.tsx';
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
