import {
  CurrentPaymentSettings,
  type StaffPaymentSettings,
} from '@haldi/contract/payment-settings/desk/schema';
import { useState } from 'react';
import { changedDraftFields } from '../../lib/draft-changes.ts';
import { useSettings } from '../../settings/queries.ts';
import { usePasswordProtectedForm } from '../../settings/shared/use-password-protected-form.ts';
import { paymentSettingsCopy as copy, formatPaymentSettingValue } from './copy.ts';
import {
  type PaymentSettingsDraft,
  toPaymentSettingsDraft,
  validatePaymentSettingsDraft,
} from './payment-settings-draft.ts';
import { useSavePaymentSettings } from './queries.ts';

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
  const { mutateAsync, isPending } = useSavePaymentSettings();
  const form = usePasswordProtectedForm({
    loaded,
    toDraft: ({ settings }: StaffPaymentSettings) => toPaymentSettingsDraft(settings, payeeName),
    validate: validatePaymentSettingsDraft,
    send: mutateAsync,
    isPending,
    readStanding: (details) => CurrentPaymentSettings.safeParse(details).data?.standing,
    describeChanges: changesOf,
    copy,
  });
  return {
    ...form,
    change: (change: Partial<PaymentSettingsDraft>): void =>
      // The kind decides whether there is a merchant code.
      form.change(change, [
        ...Object.keys(change),
        ...(change.kind ? ['merchantCode'] : []),
        ...(change.advanceKind ? ['advanceValue', 'advanceMinimumPrice'] : []),
      ]),
  };
};
