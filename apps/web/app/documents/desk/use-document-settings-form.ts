import {
  CurrentDocumentSettings,
  type StaffDocumentSettings,
} from '@haldi/contract/documents/desk/schema';
import { changedDraftFields } from '../../lib/draft-changes.ts';
import { usePasswordProtectedForm } from '../../settings/shared/use-password-protected-form.ts';
import { documentSettingsCopy as copy } from './copy.ts';
import {
  type DocumentSettingsDraft,
  toDocumentSettingsDraft,
  validateDocumentSettingsDraft,
} from './document-settings-draft.ts';
import { useSaveDocumentSettings } from './queries.ts';

export const useDocumentSettingsForm = (loaded: StaffDocumentSettings) => {
  const { mutateAsync, isPending } = useSaveDocumentSettings();
  return usePasswordProtectedForm({
    loaded,
    toDraft: ({ settings }: StaffDocumentSettings): DocumentSettingsDraft =>
      toDocumentSettingsDraft(settings),
    validate: validateDocumentSettingsDraft,
    send: mutateAsync,
    isPending,
    readStanding: (details) => CurrentDocumentSettings.safeParse(details).data?.standing,
    describeChanges: (before, after) =>
      changedDraftFields(before, after).map((name) => copy.changed(copy.fields[name])),
    copy,
  });
};

export type DocumentSettingsForm = ReturnType<typeof useDocumentSettingsForm>;
