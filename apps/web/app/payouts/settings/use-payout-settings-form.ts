import {
  CurrentPayoutSettings,
  type StaffPayoutSettings,
} from '@haldi/contract/payouts/share-terms';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { errorText } from '../../lib/error-text.ts';
import type { OthersChanges } from '../../settings/shared/versioned-form.tsx';
import { toast } from '../../ui/toast.ts';
import { payoutSettingsCopy as copy } from '../copy.ts';
import { useSavePayoutSettings } from '../queries.ts';
import {
  type PayoutSettingsDraft,
  type PayoutSettingsErrors,
  toPayoutSettingsDraft,
  validatePayoutSettingsDraft,
} from './payout-settings-draft.ts';

const standingFrom = (error: unknown): StaffPayoutSettings | undefined =>
  error instanceof CallError && error.reason.code === 'SETTINGS_CHANGED'
    ? CurrentPayoutSettings.safeParse(error.reason.details).data?.standing
    : undefined;

export const usePayoutSettingsForm = (loaded: StaffPayoutSettings) => {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => toPayoutSettingsDraft(loaded.settings));
  const [errors, setErrors] = useState<PayoutSettingsErrors>({});
  const [problem, setProblem] = useState<string>();
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const { mutateAsync, isPending } = useSavePayoutSettings();
  const base = toPayoutSettingsDraft(saved.settings);

  const reset = (standing: StaffPayoutSettings): void => {
    setSaved(standing);
    setDraft(toPayoutSettingsDraft(standing.settings));
    setErrors({});
    setProblem(undefined);
    setOthersChanges(undefined);
  };
  const save = async (): Promise<void> => {
    const { settings, errors: wrong } = validatePayoutSettingsDraft(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    if (!settings) return;
    try {
      reset(await mutateAsync({ ...settings, version: saved.version }));
      toast.success(copy.saved);
    } catch (error) {
      toast.error(copy.failed);
      const standing = standingFrom(error);
      if (!standing) {
        setProblem(errorText(error));
        return;
      }
      setOthersChanges({ title: copy.changedByOther, changes: [] });
      setDraft(mergeDrafts(draft, base, toPayoutSettingsDraft(standing.settings)));
      setSaved(standing);
    }
  };
  return {
    draft,
    errors,
    problem,
    othersChanges,
    isPending,
    isChanged: changedDraftFields(base, draft).length > 0,
    save,
    change: (change: Partial<PayoutSettingsDraft>, field: string): void => {
      setDraft((now) => ({ ...now, ...change }));
      setErrors((now) => ({ ...now, [field]: undefined }));
    },
    discard: () => reset(saved),
  };
};
