import { signUp } from '@haldi/contract/accounts/log-in/endpoints';
import { SignUp } from '@haldi/contract/accounts/log-in/schema';
import type { ReactNode } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { AgreementNote } from '../../policies/shared/agreement-note.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AddressFields, readAddressFromForm } from '../shared/address-fields.tsx';
import { MobileField, NameField, OptionalEmailField } from '../shared/person-fields.tsx';
import { visitAddressDraft } from '../visit-address-draft-store.ts';
import { usePrefilledAddress } from './use-prefilled-address.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 w-full border-b border-sand pb-2 font-display text-xl font-medium text-plum-900">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

export function SignUpForm() {
  const { businessName } = useSettings();
  const { signIn } = useAuth();
  const prefilledAddress = usePrefilledAddress();
  const { errors, problem, busy, props } = useForm({
    schema: SignUp,
    read: (fields) => ({ ...readAddressFromForm(fields), consent: fields.has('consent') }),
    send: async (body) => {
      const signedIn = await callEndpoint(signUp, { body });
      visitAddressDraft.forgetIfSame(body);
      signIn(signedIn);
      toast.success(accountsCopy.welcome(body.username));
    },
  });
  return (
    <form {...props} className="mt-8 space-y-8">
      <Part title={accountsCopy.aboutYou}>
        <NameField errors={errors} />
        <MobileField errors={errors} />
        <OptionalEmailField errors={errors} />
        <PasswordField
          name="password"
          label={accountsCopy.password}
          hint={accountsCopy.passwordHint}
          autoComplete="new-password"
          required
          error={errors.password}
        />
      </Part>
      <Part title={accountsCopy.visitAddress}>
        <AddressFields errors={errors} known={prefilledAddress} />
      </Part>
      <div className="space-y-5">
        <Checkbox
          name="consent"
          required
          label={accountsCopy.consent(businessName)}
          error={errors.consent}
        />
        <AgreementNote to="account" className="pl-8" />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {accountsCopy.signUp}
        </Button>
      </div>
    </form>
  );
}
