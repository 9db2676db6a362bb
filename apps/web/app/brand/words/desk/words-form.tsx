import type { StaffWords } from '@haldi/contract/brand/words/desk/schema';
import { formatTimestamp } from '@haldi/contract/kit/dates';
import type { FormEvent } from 'react';
import { useFirstError } from '../../../lib/use-first-error.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { wordsCopy as copy } from './copy.ts';
import { type OthersChanges, useWordsForm } from './use-words-form.ts';
import { WordFields } from './word-fields.tsx';

function Changes({ changes }: { changes: OthersChanges }) {
  return (
    <Notice tone="info">
      <p className="font-semibold">{changes.title}</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1">{copy.changedText}</p>
    </Notice>
  );
}

export function WordsForm({ loaded }: { loaded: StaffWords }) {
  const form = useWordsForm(loaded);
  useUnsaved(form.isChanged);
  const { place, showError } = useFirstError<HTMLFormElement>();
  const hasErrors = Object.values(form.errors).some(Boolean);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    await form.save();
    showError();
  };
  const { lastSaved } = form.saved;
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-6 lg:space-y-8"
    >
      <p className="text-sm text-stone">
        {lastSaved
          ? copy.lastSaved(lastSaved.by, formatTimestamp(new Date(lastSaved.at)))
          : copy.neverSaved}
      </p>
      <WordFields draft={form.draft} errors={form.errors} onChange={form.change} />
      {form.othersChanges && <Changes changes={form.othersChanges} />}
      {form.problem && (hasErrors || form.problem !== copy.wrong) && (
        <Notice tone="bad">{form.problem}</Notice>
      )}
      <SaveBar
        copy={copy}
        isChanged={form.isChanged}
        busy={form.isPending}
        onDiscard={form.discard}
      />
    </form>
  );
}
