import { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import { CurrentSettings, type StaffSettings } from '@haldi/contract/settings/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { toast } from '../../ui/toast.ts';
import { describeOthersChanges, type OthersChanges } from '../shared/versioned-form.tsx';
import { settingsCopy as copy, formatSettingValue } from './copy.ts';
import { useSaveSettings } from './queries.ts';
import {
  addsClosedDays,
  type Draft,
  type DraftErrors,
  toSettingsDraft,
  validateSettingsDraft,
} from './settings-draft.ts';

const detailsOf = (error: unknown, code: string): unknown =>
  error instanceof CallError && error.reason.code === code ? error.reason.details : undefined;

const changesOf = (before: Draft, after: Draft): string[] =>
  changedDraftFields(before, after).map((name) =>
    copy.changed(
      copy.fields[name],
      formatSettingValue(name, before[name]),
      formatSettingValue(name, after[name]),
    ),
  );

export const useSettingsForm = (loaded: StaffSettings, today: string) => {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => toSettingsDraft(loaded.settings, today));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const [affected, setAffected] = useState<AffectedVisits>();
  const { mutateAsync, isPending } = useSaveSettings();
  const baseDraft = toSettingsDraft(saved.settings, today);
  const hasErrors = Object.values(errors).some(Boolean);

  const takeOver = (standing: StaffSettings): void => {
    const theirs = toSettingsDraft(standing.settings, today);
    const changes = changesOf(baseDraft, theirs);
    setOthersChanges(describeOthersChanges(copy, standing.lastSaved, changes));
    setDraft(mergeDrafts(draft, baseDraft, theirs));
    setSaved(standing);
  };
  const fail = (error: unknown): void => {
    const visits = AffectedVisits.safeParse(detailsOf(error, 'VISITS_AFFECTED'));
    setAffected(visits.data);
    if (visits.success) return;
    toast.error(copy.failed);
    const changed = CurrentSettings.safeParse(detailsOf(error, 'SETTINGS_CHANGED'));
    if (changed.success) {
      takeOver(changed.data.standing);
    } else if (error instanceof CallError) {
      setErrors(error.reason.fields ?? {});
      setProblem(error.message);
    } else {
      setProblem(libCopy.noConnection);
    }
  };
  const save = async (acknowledged?: string): Promise<boolean> => {
    const { settings, errors: wrong } = validateSettingsDraft(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    if (!settings) return false;
    try {
      const { version } = saved;
      const standing = await mutateAsync({
        ...settings,
        version,
        ...(acknowledged && { acknowledged }),
      });
      setSaved(standing);
      setDraft(toSettingsDraft(standing.settings, today));
      setOthersChanges(undefined);
      setAffected(undefined);
      toast.success(copy.saved);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const changed = changedDraftFields(baseDraft, draft);
  return {
    saved,
    draft,
    errors,
    problem: problem === copy.wrong && !hasErrors ? undefined : problem,
    othersChanges,
    affected,
    isPending,
    isChanged: changed.length > 0,
    /** Tells which of the two confirmations to show. */
    isClosing: addsClosedDays(baseDraft, draft),
    save,
    change: (change: Partial<Draft>): void => {
      setDraft((now) => ({ ...now, ...change }));
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
      }));
    },
    discard: (): void => {
      setDraft(baseDraft);
      setErrors({});
      setProblem(undefined);
      setOthersChanges(undefined);
    },
    cancel: (): void => setAffected(undefined),
  };
};
