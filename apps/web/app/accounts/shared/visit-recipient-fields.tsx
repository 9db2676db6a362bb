import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';

type PersonThereFieldsProps = {
  errors: { visitedName?: string | undefined; visitedPhone?: string | undefined };
  known: { name: string; phone: string };
  /** Told every letter, where what is typed is kept. */
  onType?: (person: { name?: string; phone?: string }) => void;
};

/** The name and the number of somebody else, to whom a beautician comes. */
export function VisitRecipientFields({ errors, known, onType }: PersonThereFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="visitedName"
        label={addressCopy.visitedName}
        autoComplete="off"
        autoCapitalize="words"
        required
        defaultValue={known.name}
        error={errors.visitedName}
        onChange={({ target }) => onType?.({ name: target.value })}
      />
      <TextField
        name="visitedPhone"
        type="tel"
        inputMode="tel"
        label={addressCopy.visitedPhone}
        hint={addressCopy.visitedPhoneHint}
        autoComplete="off"
        required
        defaultValue={known.phone}
        error={errors.visitedPhone}
        onChange={({ target }) => onType?.({ phone: target.value })}
      />
    </div>
  );
}
