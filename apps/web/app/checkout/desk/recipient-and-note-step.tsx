import { textLimits } from '@haldi/contract/kit/text-schemas';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { phoneBookingCopy } from './copy.ts';
import type { FieldErrors, PhoneBookingDraft } from './phone-booking-draft.ts';

const copy = phoneBookingCopy.requests;

type RequestsStepProps = {
  draft: PhoneBookingDraft;
  errors: FieldErrors;
  onChange: (change: Partial<PhoneBookingDraft>) => void;
};

export function RecipientAndNoteStep({ draft, errors, onChange }: RequestsStepProps) {
  const { recipient, note } = draft;
  return (
    <div className="space-y-4">
      <div>
        <Checkbox
          label={copy.forSomeoneElse}
          checked={recipient !== null}
          onChange={({ target }) =>
            onChange({ recipient: target.checked ? { name: '', phone: '' } : null })
          }
        />
        {recipient && (
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <TextField
              label={copy.name}
              autoComplete="off"
              autoCapitalize="words"
              required
              value={recipient.name}
              error={errors.recipientName}
              onChange={({ target }) =>
                onChange({ recipient: { ...recipient, name: target.value } })
              }
            />
            <TextField
              label={copy.phone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
              value={recipient.phone}
              error={errors.recipientPhone}
              onChange={({ target }) =>
                onChange({ recipient: { ...recipient, phone: target.value } })
              }
            />
          </div>
        )}
      </div>
      <TextArea
        label={copy.note}
        rows={2}
        maxLength={textLimits.note}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  );
}
