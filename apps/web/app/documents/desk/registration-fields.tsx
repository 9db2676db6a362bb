import { taxSchemes } from '@haldi/contract/documents/desk/schema';
import { type GstStateCode, gstStates } from '@haldi/contract/documents/gst-states';
import { TextField } from '../../ui/field.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Select } from '../../ui/select.tsx';
import { documentSettingsCopy as copy } from './copy.ts';
import type { DocumentSettingsForm } from './use-document-settings-form.ts';

const stateOptions = gstStates.map(({ code, name }) => ({ value: code, label: name, note: code }));

/** A GSTIN begins with its state. */
const withState = (gstin: string): { gstin: string; state?: GstStateCode } => {
  const state = gstStates.find(({ code }) => code === gstin.trim().slice(0, 2));
  return { gstin, ...(state && { state: state.code }) };
};

export function RegistrationFields({ form }: { form: DocumentSettingsForm }) {
  const { draft, errors, change } = form;
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.scheme}</legend>
        <div className="grid gap-3">
          {taxSchemes.map((scheme) => (
            <RadioCard
              key={scheme}
              group="scheme"
              chosen={draft.scheme === scheme}
              onChoose={() => change({ scheme })}
              {...copy.schemes[scheme]}
            />
          ))}
        </div>
      </fieldset>
      {draft.scheme !== 'unregistered' && (
        <>
          <TextField
            required
            name="gstin"
            label={copy.fields.gstin}
            hint={copy.hints.gstin}
            value={draft.gstin}
            error={errors.gstin}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => change(withState(target.value), ['gstin', 'state'])}
            className="max-w-80"
          />
          {(['legalName', 'address'] as const).map((name) => (
            <TextField
              key={name}
              required
              name={name}
              label={copy.fields[name]}
              hint={copy.hints[name]}
              value={draft[name]}
              error={errors[name]}
              autoComplete="off"
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
          <div className="max-w-80">
            <Select
              required
              label={copy.fields.state}
              placeholder={copy.chooseState}
              options={stateOptions}
              value={draft.state === '' ? null : draft.state}
              error={errors.state}
              onChange={(state) => change({ state })}
            />
          </div>
        </>
      )}
    </>
  );
}
