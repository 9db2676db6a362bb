import type { Beautician } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { useSkills } from '../skills/queries.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.form;

type SkillsFieldProps = {
  beautician: Beautician | undefined;
  error: string | undefined;
};

/** What she does, from the owner's list; none chosen means everything, and says so. */
export function SkillsField({ beautician, error }: SkillsFieldProps) {
  const { data: skills, isError } = useSkills();
  const [chosen, setChosen] = useState<readonly string[]>(beautician?.skills ?? []);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.skills}</legend>
      {skills ? (
        <div className="flex flex-wrap gap-2">
          {skills.map(({ _id, name }) => (
            <CheckChip
              key={_id}
              name="skills"
              value={_id}
              label={name}
              checked={chosen.includes(_id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, _id] : chosen.filter((skill) => skill !== _id),
                )
              }
            />
          ))}
        </div>
      ) : (
        <>
          {/* What she had is sent all the same, should the list never come. */}
          {chosen.map((skill) => (
            <input key={skill} type="hidden" name="skills" value={skill} />
          ))}
          {isError ? <FieldError>{copy.skillsFailed}</FieldError> : <Skeleton className="h-24" />}
        </>
      )}
      {error && <FieldError role="alert">{error}</FieldError>}
      <p role="status" className="mt-1.5 text-sm text-stone">
        {chosen.length === 0 ? copy.skillsAll : copy.skillsSome}
      </p>
    </fieldset>
  );
}
