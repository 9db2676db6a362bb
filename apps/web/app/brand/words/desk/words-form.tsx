import type { StaffWords } from '@haldi/contract/brand/words/desk/schema';
import { formatTimestamp } from '@haldi/contract/kit/dates';
import type { FormEvent } from 'react';
import { useFirstError } from '../../../lib/use-first-error.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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

type SaveBarProps = { busy: boolean; onDiscard: () => void };

/** Stays in sight while there is something to save. */
function SaveBar({ busy, onDiscard }: SaveBarProps) {
  return (
    <div
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-sand bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft animate-rise sm:mx-0 sm:rounded-card sm:border lg:bottom-4"
    >
      <p role="status" className="hidden grow font-semibold text-plum-900 sm:block">
        {copy.unsaved}
      </p>
      <Button look="secondary" onClick={onDiscard}>
        {copy.discard}
      </Button>
      <Button type="submit" busy={busy} className="grow sm:grow-0">
        {copy.save}
      </Button>
    </div>
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
      {form.isChanged && <SaveBar busy={form.isPending} onDiscard={form.discard} />}
    </form>
  );
}
