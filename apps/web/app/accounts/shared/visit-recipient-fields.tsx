import { TextField } from '../../ui/field.tsx';
import { addressCopy } from './address-copy.ts';

type VisitRecipientFieldsProps = {
  errors: { recipientName?: string | undefined; recipientPhone?: string | undefined };
  known: { name: string; phone: string };
  /** Called on every input. */
  onType?: (person: { name?: string; phone?: string }) => void;
};

export function VisitRecipientFields({ errors, known, onType }: VisitRecipientFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="recipientName"
        label={addressCopy.recipientName}
        autoComplete="off"
        autoCapitalize="words"
        required
        defaultValue={known.name}
        error={errors.recipientName}
        onChange={({ target }) => onType?.({ name: target.value })}
      />
      <TextField
        name="recipientPhone"
        type="tel"
        inputMode="tel"
        label={addressCopy.recipientPhone}
        hint={addressCopy.visitedPhoneHint}
        autoComplete="off"
        required
        defaultValue={known.phone}
        error={errors.recipientPhone}
        onChange={({ target }) => onType?.({ phone: target.value })}
      />
    </div>
  );
}
