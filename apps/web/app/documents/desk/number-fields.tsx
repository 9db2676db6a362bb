import { documentKinds } from '@haldi/contract/documents/document-content';
import { formatDocumentNumber } from '@haldi/contract/documents/document-number';
import { parseWholeNumber } from '../../lib/parse-whole-number.ts';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { documentSettingsCopy as copy } from './copy.ts';
import { validateDocumentSettingsDraft } from './document-settings-draft.ts';
import type { DocumentSettingsForm } from './use-document-settings-form.ts';

const digitOptions = [3, 4, 5, 6].map((digits) => ({
  value: String(digits),
  label: copy.digitChoice(digits),
}));

/** Prefixes are checked while they are typed. */
export function NumberFields({ form }: { form: DocumentSettingsForm }) {
  const { draft, change, saved } = form;
  const { prefixes } = draft;
  const { errors = {} } = validateDocumentSettingsDraft(draft);
  const { year, sequences } = saved.next;
  const format = {
    prefixes: draft.prefixes,
    digits: parseWholeNumber(draft.digits),
  };
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {documentKinds.map((kind) => {
          const field = `prefixes.${kind}`;
          const number = formatDocumentNumber(format, { kind, year, sequence: sequences[kind] });
          return (
            <TextField
              key={kind}
              required
              name={field}
              label={copy.prefix(kind)}
              value={prefixes[kind]}
              error={errors[field]}
              hint={errors[field] ? undefined : copy.nextNumber(number)}
              maxLength={8}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) =>
                change({ prefixes: { ...prefixes, [kind]: target.value.toUpperCase() } }, [field])
              }
            />
          );
        })}
      </div>
      <div className="max-w-80">
        <Select
          label={copy.fields.digits}
          options={digitOptions}
          value={draft.digits}
          error={form.errors.digits}
          onChange={(digits) => change({ digits })}
        />
      </div>
    </>
  );
}
