import { formatTimestamp, indiaDay } from '@haldi/contract/kit/dates';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import { type FormEvent, useState } from 'react';
import { useFirstError } from '../../lib/use-first-error.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { AffectedDialog } from '../../schedule/shared/affected-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { settingsCopy as copy } from './copy.ts';
import { SettingFields } from './setting-fields.tsx';
import { type OthersChanges, useSettingsForm } from './use-settings-form.ts';

function Changes({ changes }: { changes: OthersChanges }) {
  return (
    <Notice tone="info">
      <p className="font-semibold">{changes.title}</p>
      {changes.changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {changes.changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="mt-1">{copy.changedText}</p>
    </Notice>
  );
}

type SettingsFormProps = { loaded: StaffSettings };

export function SettingsForm({ loaded }: SettingsFormProps) {
  const [today] = useState(() => indiaDay(new Date()));
  const form = useSettingsForm(loaded, today);
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
      <SettingFields
        saved={form.saved}
        draft={form.draft}
        errors={form.errors}
        today={today}
        onChange={form.change}
      />
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
      <AffectedDialog
        affected={form.affected}
        {...(form.isClosing ? copy.closing : copy.planning)}
        busy={form.isPending}
        onConfirm={(stamp) => void form.save(stamp)}
        onClose={form.letBe}
      />
    </form>
  );
}
