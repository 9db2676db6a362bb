import type { ResolvedSiteText } from '@haldi/contract/branding/site-text/default-site-text';
import { siteTextLimits } from '@haldi/contract/branding/site-text/site-text-limits';
import { Plus, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { siteTextCopy as copy } from './copy.ts';
import { ReorderableListRow } from './reorderable-list-row.tsx';
import {
  type DraftErrors,
  nextKey,
  type PromiseDraft,
  toSingleLine,
  withKeys,
} from './site-text-draft.ts';

type PromiseFieldsProps = {
  /** Null: the default promises. */
  value: PromiseDraft[] | null;
  usual: ResolvedSiteText['promises'];
  errors: DraftErrors;
  onChange: (value: PromiseDraft[] | null) => void;
};

function DefaultPromises({ usual, onChange }: Pick<PromiseFieldsProps, 'usual' | 'onChange'>) {
  return (
    <>
      <p className="text-stone">{copy.defaultsShown}</p>
      <ul className="grid gap-2">
        {usual.map(({ title, text }) => (
          <li key={title}>
            <span className="font-semibold text-plum-900">{title}.</span> {text}
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => onChange(withKeys(usual))}
      >
        {copy.ownPromises}
      </Button>
    </>
  );
}

export function SalonPromiseFields({ value, usual, errors, onChange }: PromiseFieldsProps) {
  if (value === null) return <DefaultPromises usual={usual} onChange={onChange} />;
  const change = (place: number, part: Partial<PromiseDraft>): void =>
    onChange(value.map((entry, one) => (one === place ? { ...entry, ...part } : entry)));
  return (
    <>
      {value.length === 0 && <p className="text-stone">{copy.noPromises}</p>}
      <ol className="grid gap-4">
        {value.map(({ key, title, text }, place) => (
          <ReorderableListRow
            key={key}
            name={copy.promise(place + 1)}
            entries={value}
            place={place}
            onChange={onChange}
          >
            <TextField
              hideLabel
              label={copy.promiseTitle(place + 1)}
              placeholder={copy.promiseTitle(place + 1)}
              value={title}
              maxLength={siteTextLimits.promiseTitle}
              error={errors[`promises.${place}.title`]}
              onChange={(event) => change(place, { title: event.target.value })}
            />
            <TextArea
              hideLabel
              label={copy.promiseText(place + 1)}
              placeholder={copy.promiseText(place + 1)}
              rows={2}
              value={text}
              maxLength={siteTextLimits.promiseText}
              error={errors[`promises.${place}.text`]}
              onChange={(event) => change(place, { text: toSingleLine(event.target.value) })}
            />
          </ReorderableListRow>
        ))}
      </ol>
      {errors.promises && <FieldError role="alert">{errors.promises}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          disabled={value.length >= siteTextLimits.promises}
          onClick={() => onChange([...value, { key: nextKey(value), title: '', text: '' }])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {copy.addPromise}
        </Button>
        <Button look="quiet" onClick={() => onChange(null)}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {copy.defaultPromises}
        </Button>
      </div>
    </>
  );
}
