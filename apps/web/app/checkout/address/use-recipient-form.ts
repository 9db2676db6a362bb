import type { VisitRecipient } from '@haldi/contract/accounts/addresses/visit-recipient';
import { VisitRecipientInput } from '@haldi/contract/accounts/addresses/visit-recipient-input';
import { emptyRecipientDraft, toRecipientDraft } from '@haldi/contract/checkout/recipient-draft';
import { recipientFromDraft } from '@haldi/contract/checkout/recipient-from-draft';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../lib/use-form.ts';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';

export type RecipientControl = ReturnType<typeof useRecipientForm>;

/** Input is saved on every change. */
export const useRecipientForm = () => {
  const { recipient } = useCheckoutDraft();
  const [isChecked, setIsChecked] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const { isElse, name, phone } = recipient;
  const parsed = VisitRecipientInput.safeParse({ name, phone });
  const errors = isElse && isChecked && !parsed.success ? fieldErrors(parsed.error.issues) : {};
  return {
    isElse,
    known: { name, phone },
    recipient: recipientFromDraft(recipient),
    errors: { recipientName: errors.name, recipientPhone: errors.phone },
    /** Key that resets the fields when another recipient is proposed. */
    formKey,
    container,
    choose: (chosen: boolean): void => {
      setIsChecked(false);
      checkout.visit({ ...recipient, isElse: chosen });
    },
    type: (typed: { name?: string; phone?: string }): void =>
      checkout.visit({ ...checkout.get().recipient, ...typed }),
    propose: (person: VisitRecipient | null): void => {
      checkout.visit(person ? toRecipientDraft(person) : emptyRecipientDraft);
      setFormKey((now) => now + 1);
    },
    equals: (person: VisitRecipient): boolean =>
      isElse && name === person.name && phone === person.phone,
    /** Shows the errors and returns whether the input is valid. */
    check: (): boolean => {
      if (recipientFromDraft(checkout.get().recipient) !== undefined) return true;
      setIsChecked(true);
      const isPhoneWrong =
        parsed.success || !parsed.error.issues.some(({ path }) => path[0] === 'name');
      const field = isPhoneWrong ? 'recipientPhone' : 'recipientName';
      container.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
      return false;
    },
  };
};
