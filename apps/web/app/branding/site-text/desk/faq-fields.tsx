import { siteTextLimits } from '@haldi/contract/branding/site-text/site-text-limits';
import { ChevronDown, Plus } from 'lucide-react';
import type { FaqGroup } from '../../../faq/shared/faq-entry.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { siteTextCopy as copy } from './copy.ts';
import { ReorderableListRow } from './reorderable-list-row.tsx';
import { type DraftErrors, nextKey, type QuestionDraft } from './site-text-draft.ts';

type QuestionFieldsProps = {
  value: QuestionDraft[];
  errors: DraftErrors;
  onChange: (value: QuestionDraft[]) => void;
};

export function OwnFaqFields({ value, errors, onChange }: QuestionFieldsProps) {
  const change = (place: number, part: Partial<QuestionDraft>): void =>
    onChange(value.map((entry, one) => (one === place ? { ...entry, ...part } : entry)));
  return (
    <>
      {value.length === 0 && <p className="text-stone">{copy.noQuestions}</p>}
      <ol className="grid gap-4">
        {value.map(({ key, question, answer }, place) => (
          <ReorderableListRow
            key={key}
            name={copy.question(place + 1)}
            entries={value}
            place={place}
            onChange={onChange}
          >
            <TextField
              hideLabel
              label={copy.question(place + 1)}
              placeholder={copy.question(place + 1)}
              value={question}
              maxLength={siteTextLimits.question}
              error={errors[`questions.${place}.question`]}
              onChange={(event) => change(place, { question: event.target.value })}
            />
            <TextArea
              hideLabel
              label={copy.answer(place + 1)}
              placeholder={copy.answer(place + 1)}
              rows={3}
              value={answer}
              maxLength={siteTextLimits.answer}
              error={errors[`questions.${place}.answer`]}
              onChange={(event) => change(place, { answer: event.target.value })}
            />
          </ReorderableListRow>
        ))}
      </ol>
      {errors.questions && <FieldError role="alert">{errors.questions}</FieldError>}
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={value.length >= siteTextLimits.questions}
        onClick={() => onChange([...value, { key: nextKey(value), question: '', answer: '' }])}
      >
        <Plus aria-hidden="true" className="size-5" />
        {copy.addQuestion}
      </Button>
    </>
  );
}

type BuiltInProps = {
  groups: readonly FaqGroup[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

export function BuiltInFaqSwitches({ groups, hidden, onChange }: BuiltInProps) {
  const toggle = (id: string, isOn: boolean): void =>
    onChange(isOn ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <details className="group border-t border-sand pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
        {copy.builtIn}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-plum-600 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-stone">{copy.builtInHint}</p>
      {groups.map(({ title, entries }) => (
        <div key={title} className="mt-4">
          <h3 className="text-lg text-plum-900">{title}</h3>
          {entries.map(({ id, question, answer }) => (
            <SwitchField
              key={id}
              label={question}
              hint={answer}
              checked={!hidden.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
              className="border-t border-sand py-2"
            />
          ))}
        </div>
      ))}
    </details>
  );
}
