import { useState } from 'react';
import { CheckChip } from '../ui/check-chip.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

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

export function MultiSelectField(props: MultiSelectFieldProps) {
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
