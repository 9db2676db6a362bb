import { Plus, Trash2 } from 'lucide-react';
import { useMenuPages } from '../../menu/shared/menu-pages.ts';
import { Button } from '../../ui/button.tsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentSettingsCopy as copy } from './copy.ts';
import {
  type TaxGroupDraft,
  withGroup,
  withNewGroup,
  withSectionToggled,
} from './document-settings-draft.ts';
import type { DocumentSettingsForm } from './use-document-settings-form.ts';

type GroupProps = { form: DocumentSettingsForm; place: number; group: TaxGroupDraft };

function RateRows({ form, place, group: { rates } }: GroupProps) {
  const field = `taxGroups.${place}.rates`;
  const change = (next: TaxGroupDraft['rates'], changed: string) =>
    form.change({ taxGroups: withGroup(form.draft.taxGroups, place, { rates: next }) }, [
      field,
      changed,
    ]);
  const changeRate = (index: number, part: 'from' | 'percent', text: string) =>
    change(
      rates.map((rate, n) => (n === index ? { ...rate, [part]: text } : rate)),
      `${field}.${index}.${part === 'from' ? part : 'rate'}`,
    );
  return (
    <div className="grid gap-3">
      {rates.map(({ from, percent }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates have no identity
        <div key={index} className="flex items-start gap-2">
          <TextField
            required
            name={`${field}.${index}.rate`}
            label={copy.rate}
            value={percent}
            error={form.errors[`${field}.${index}.rate`]}
            inputMode="decimal"
            maxLength={5}
            autoComplete="off"
            onChange={({ target }) => changeRate(index, 'percent', target.value)}
            className="w-24 shrink-0"
          />
          <div className="min-w-0 grow sm:max-w-60">
            <DateField
              required
              label={copy.from}
              value={from}
              error={form.errors[`${field}.${index}.from`]}
              onChange={(day) => changeRate(index, 'from', day)}
            />
          </div>
          {rates.length > 1 && (
            <IconButton
              label={copy.removeRate(percent)}
              className="mt-7"
              onClick={() => change(rates.toSpliced(index, 1), field)}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      ))}
      {form.errors[field] && <FieldError role="alert">{form.errors[field]}</FieldError>}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => change([...rates, { from: '', percent: '' }], field)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {copy.addRate}
      </Button>
    </div>
  );
}

function SectionChoice({ form, place, group }: GroupProps) {
  const sections = useMenuPages().flatMap((page) => page.sections);
  const chosen = group.sections ?? [];
  const names = sections.filter(({ key }) => chosen.includes(key)).map(({ name }) => name);
  const error = form.errors[`taxGroups.${place}.sections`];
  return (
    <details className="group min-w-0" open={Boolean(error) || undefined}>
      <summary className="cursor-pointer text-plum-950 marker:text-plum-700">
        <span className="font-semibold">{names.join(', ') || copy.noSections}</span>
      </summary>
      <fieldset className="mt-3">
        <legend className="sr-only">{copy.chooseSections}</legend>
        <div className="flex flex-wrap gap-2">
          {sections.map(({ key, name }) => (
            <CheckChip
              key={key}
              label={name}
              checked={chosen.includes(key)}
              onChange={() =>
                form.change({ taxGroups: withSectionToggled(form.draft.taxGroups, place, key) }, [
                  `taxGroups.${place}.sections`,
                ])
              }
            />
          ))}
        </div>
      </fieldset>
      {error && <FieldError role="alert">{error}</FieldError>}
    </details>
  );
}

function GroupFields(props: GroupProps) {
  const { form, place, group } = props;
  const { taxGroups } = form.draft;
  const field = `taxGroups.${place}.sac`;
  return (
    <section
      aria-label={copy.group(place + 1)}
      className="grid gap-4 border-t border-sand pt-5 first:border-0 first:pt-0"
    >
      <div className="flex items-start gap-2">
        <TextField
          required
          name={field}
          label={copy.sac}
          value={group.sac}
          error={form.errors[field]}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          onChange={({ target }) =>
            form.change({ taxGroups: withGroup(taxGroups, place, { sac: target.value }) }, [field])
          }
          className="w-36"
        />
        {group.sections !== null && (
          <IconButton
            label={copy.removeGroup}
            className="mt-7 ml-auto"
            onClick={() => form.change({ taxGroups: taxGroups.toSpliced(place, 1) })}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {group.sections === null ? (
        <p className="font-semibold">{copy.otherSections}</p>
      ) : (
        <SectionChoice {...props} />
      )}
      {form.draft.scheme === 'regular' && <RateRows {...props} />}
    </section>
  );
}

export function TaxGroupFields({ form }: { form: DocumentSettingsForm }) {
  const { taxGroups } = form.draft;
  return (
    <>
      {taxGroups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity
        <GroupFields key={place} form={form} place={place} group={group} />
      ))}
      {form.errors.taxGroups && <FieldError role="alert">{form.errors.taxGroups}</FieldError>}
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => form.change({ taxGroups: withNewGroup(taxGroups) })}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {copy.addGroup}
      </Button>
    </>
  );
}
