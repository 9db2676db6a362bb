import {
  CurrentAccountingSettings,
  type StaffAccountingSettings,
  TallyLedgers,
} from '@haldi/contract/accounting/tally/tally-ledgers';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { errorText } from '../../lib/error-text.ts';
import { fieldErrors } from '../../lib/use-form.ts';
import type { OthersChanges } from '../../settings/shared/versioned-form.tsx';
import { toast } from '../../ui/toast.ts';
import { tallyCopy as copy } from '../copy.ts';
import { useSaveAccountingSettings } from '../queries.ts';

const standingFrom = (error: unknown): StaffAccountingSettings | undefined =>
  error instanceof CallError && error.reason.code === 'SETTINGS_CHANGED'
    ? CurrentAccountingSettings.safeParse(error.reason.details).data?.standing
    : undefined;

export const useTallyLedgersForm = (loaded: StaffAccountingSettings) => {
  const [saved, setSaved] = useState(loaded);
  const base = saved.settings.tallyLedgers;
  const [draft, setDraft] = useState(base);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const { mutateAsync, isPending } = useSaveAccountingSettings();

  const reset = (standing: StaffAccountingSettings): void => {
    setSaved(standing);
    setDraft(standing.settings.tallyLedgers);
    setErrors({});
    setProblem(undefined);
    setOthersChanges(undefined);
  };
  const save = async (): Promise<void> => {
    const parsed = TallyLedgers.safeParse(draft);
    setErrors(parsed.success ? {} : fieldErrors(parsed.error.issues));
    setProblem(parsed.success ? undefined : copy.wrong);
    if (!parsed.success) return;
    try {
      reset(await mutateAsync({ tallyLedgers: parsed.data, version: saved.version }));
      toast.success(copy.saved);
    } catch (error) {
      toast.error(copy.failed);
      const standing = standingFrom(error);
      if (!standing) {
        setProblem(errorText(error));
        return;
      }
      setOthersChanges({ title: copy.changedByOther, changes: [] });
      setDraft(mergeDrafts(draft, base, standing.settings.tallyLedgers));
      setSaved(standing);
    }
  };
  return {
    ...{ draft, errors, problem, othersChanges, isPending, save },
    isChanged: changedDraftFields(base, draft).length > 0,
    change: (name: keyof TallyLedgers, value: string): void => {
      setDraft((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
    discard: () => reset(saved),
  };
};
