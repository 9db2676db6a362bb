import { resetPassword } from '@haldi/contract/accounts/passwords/endpoints';
import { AccountClaim } from '@haldi/contract/accounts/passwords/schema';
import type { UserData } from '@haldi/contract/accounts/schema';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { AgreementNote } from '../../policies/shared/agreement-note.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { PasswordLinkProblem } from './password-link-problem.tsx';

type ClaimFormProps = {
  token: string;
  username: string;
  onDone: (user: UserData) => void;
  onNewLink: () => void;
};

export function ClaimAccountForm({ token, username, onDone, onNewLink }: ClaimFormProps) {
  const { businessName } = useSettings();
  const { signIn } = useAuth();
  const { errors, problem, busy, props } = useForm({
    schema: AccountClaim,
    read: (fields) => ({
      token,
      password: fields.get('password'),
      consent: fields.has('consent'),
    }),
    send: async (body) => {
      const signedIn = await callEndpoint(resetPassword, { body });
      signIn(signedIn);
      toast.success(accountsCopy.welcome(username));
      onDone(signedIn.userData);
    },
  });
  return (
    <AuthPageLayout
      title={accountsCopy.welcome(username)}
      intro={accountsCopy.claimIntro(businessName)}
    >
      <form {...props} className="mt-6 space-y-5">
        <PasswordField
          name="password"
          label={accountsCopy.password}
          hint={accountsCopy.passwordHint}
          autoComplete="new-password"
          required
          error={errors.password}
        />
        <Checkbox
          name="consent"
          required
          label={accountsCopy.consent(businessName)}
          error={errors.consent}
        />
        <AgreementNote to="account" className="pl-8" />
        <PasswordLinkProblem problem={problem ?? errors.token} onNewLink={onNewLink} />
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {accountsCopy.claim}
        </Button>
      </form>
    </AuthPageLayout>
  );
}
