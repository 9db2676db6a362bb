import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { SuggestField, type Suggestion } from '../../ui/suggest-field.tsx';
import type { AssignmentDraft } from './assignment-draft.ts';
import { deskCopy } from './copy.ts';

const copy = deskCopy.details;

type AssignmentFieldProps = {
  value: AssignmentDraft;
  current: string;
  suggestions: readonly Suggestion[];
  onChange: (value: AssignmentDraft) => void;
};

export function AssignmentField({ value, current, suggestions, onChange }: AssignmentFieldProps) {
  const { typed, isFreelancer } = value;
  const setTyped = (text: string): void => onChange({ ...value, typed: text });
  const fieldProps = {
    hint: copy.beauticianHint(current),
    placeholder: copy.namePlaceholder,
    maxLength: 80,
    value: typed,
  };
  return (
    <div className="space-y-2">
      {isFreelancer ? (
        <TextField
          {...fieldProps}
          label={deskCopy.assign.freelancerName}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <SuggestField
          {...fieldProps}
          label={copy.beauticianField}
          suggestions={suggestions}
          onChange={setTyped}
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
