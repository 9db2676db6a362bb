import type { Beautician } from '@haldi/contract/roster/schema';
import { TextField } from '../ui/field.tsx';
import { rosterCopy } from './copy.ts';
import { HoursField, readHours } from './hours-field.tsx';
import { SkillsField } from './skills-field.tsx';

const copy = rosterCopy.form;

/** What the fields below hold, in the shape that the server takes. */
export const readFields = (fields: FormData) => ({
  name: fields.get('name'),
  phone: String(fields.get('phone') ?? '').trim(),
  skills: fields.getAll('skills'),
  hours: readHours(fields),
});

type FieldsProps = {
  /** Nothing: somebody new, who does everything every day. */
  beautician: Beautician | undefined;
  errors: Record<string, string | undefined>;
};

export function BeauticianFields({ beautician, errors }: FieldsProps) {
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
      <SkillsField beautician={beautician} error={errors.skills} />
      <HoursField beautician={beautician} error={errors.hours} />
    </>
  );
}
