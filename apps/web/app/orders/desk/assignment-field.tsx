import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { SuggestField, type Suggestion } from '../../ui/suggest-field.tsx';
import type { Assignment } from './assignment.ts';
import { deskCopy } from './copy.ts';

const copy = deskCopy.details;

type AssignmentFieldProps = {
  value: Assignment;
  now: string;
  suggestions: readonly Suggestion[];
  onChange: (value: Assignment) => void;
};

export function AssignmentField({ value, now, suggestions, onChange }: AssignmentFieldProps) {
  const { typed, isFreelancer } = value;
  const type = (text: string): void => onChange({ ...value, typed: text });
  const shared = {
    hint: copy.beauticianHint(now),
    placeholder: copy.namePlaceholder,
    maxLength: 80,
    value: typed,
  };
  return (
    <div className="space-y-2">
      {isFreelancer ? (
        <TextField
          {...shared}
          label={deskCopy.assign.freelancerName}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <SuggestField
          {...shared}
          label={copy.beauticianField}
          suggestions={suggestions}
          onChange={type}
        />
      )}
      <Chip
        chosen={isFreelancer}
        onClick={() => onChange({ ...value, isFreelancer: !isFreelancer })}
      >
        {deskCopy.assign.freelancer}
      </Chip>
    </div>
  );
}
