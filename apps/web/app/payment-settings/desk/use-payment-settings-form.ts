import {
  CurrentPaymentSettings,
  type PaymentSettingsUpdate,
  type StaffPaymentSettings,
} from '@haldi/contract/payment-settings/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSettings } from '../../settings/queries.ts';
import type { OthersChanges } from '../../settings/shared/versioned-form.tsx';
import { toast } from '../../ui/toast.ts';
import { paymentSettingsCopy as copy, formatPaymentSettingValue } from './copy.ts';
import {
  type PaymentErrors,
  type PaymentSettingsDraft,
  toPaymentSettingsDraft,
  validatePaymentSettingsDraft,
} from './payment-settings-draft.ts';
import { useSavePaymentSettings } from './queries.ts';

const standingFrom = (error: unknown): StaffPaymentSettings | undefined =>
  error instanceof CallError && error.reason.code === 'SETTINGS_CHANGED'
    ? CurrentPaymentSettings.safeParse(error.reason.details).data?.standing
    : undefined;

const changesOf = (before: PaymentSettingsDraft, after: PaymentSettingsDraft): string[] =>
  changedDraftFields(before, after).map((name) =>
    copy.changed(
      copy.fields[name],
      formatPaymentSettingValue(name, before[name]),
      formatPaymentSettingValue(name, after[name]),
    ),
  );

export const usePaymentSettingsForm = (loaded: StaffPaymentSettings) => {
  const { businessName } = useSettings();
  const [payeeName] = useState(businessName);
  const draftOf = ({ settings }: StaffPaymentSettings) =>
    toPaymentSettingsDraft(settings, payeeName);
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isLoginOld, setIsLoginOld] = useState(false);
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const [unproven, setUnproven] = useState<PaymentSettingsUpdate>();
  const { mutateAsync, isPending } = useSavePaymentSettings();
  const baseDraft = draftOf(saved);

  const reset = (standing: StaffPaymentSettings): void => {
    setSaved(standing);
    setDraft(draftOf(standing));
    setErrors({});
    setProblem(undefined);
    setIsLoginOld(false);
    setOthersChanges(undefined);
  };
  /** Throws what the caller has to show. */
  const send = async (update: PaymentSettingsUpdate): Promise<void> => {
    try {
      reset(await mutateAsync(update));
      toast.success(copy.saved);
    } catch (error) {
      const standing = standingFrom(error);
      if (!standing) throw error;
      const theirs = draftOf(standing);
      setOthersChanges({ title: copy.changedByOther, changes: changesOf(baseDraft, theirs) });
      setDraft(mergeDrafts(draft, baseDraft, theirs));
      setSaved(standing);
      toast.error(copy.failed);
    }
    setUnproven(undefined);
  };
  const save = async (): Promise<void> => {
    const { settings, errors: wrong } = validatePaymentSettingsDraft(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    setIsLoginOld(false);
    if (!settings) return;
    const update = { ...settings, version: saved.version };
    if (saved.hasPassword) {
      setUnproven(update);
      return;
    }
    try {
      await send(update);
    } catch (error) {
      toast.error(copy.failed);
      setProblem(errorText(error));
      setIsLoginOld(error instanceof CallError && error.reason.code === 'LOG_IN_AGAIN');
    }
  };
  const hasErrors = Object.values(errors).some(Boolean);
  return {
    saved,
    draft,
    errors,
    problem: problem === copy.wrong && !hasErrors ? undefined : problem,
    isLoginOld,
    othersChanges,
    isPending,
    isChanged: changedDraftFields(baseDraft, draft).length > 0,
    /** Waits for the password. */
    unproven,
    save,
    send,
    change: (change: Partial<PaymentSettingsDraft>): void => {
      setDraft((now) => ({ ...now, ...change }));
      // The kind decides whether there is a merchant code.
      const names = [
        ...Object.keys(change),
        ...(change.kind ? ['merchantCode'] : []),
        ...(change.advanceKind ? ['advanceValue', 'advanceMinimumPrice'] : []),
      ];
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(names.map((name) => [name, undefined])),
      }));
    },
    discard: () => reset(saved),
    cancel: () => setUnproven(undefined),
  };
};
