import { resetPassword } from '@haldi/contract/accounts/passwords/endpoints';
import { PasswordReset } from '@haldi/contract/accounts/passwords/schema';
import type { UserData } from '@haldi/contract/accounts/schema';
import { call } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { PasswordLinkProblem } from './password-link-problem.tsx';

type ResetFormProps = { token: string; onDone: (user: UserData) => void; onNewLink: () => void };

export function ResetPasswordForm({ token, onDone, onNewLink }: ResetFormProps) {
  const { signIn } = useAuth();
  const { errors, problem, busy, props } = useForm({
    schema: PasswordReset,
    read: (fields) => ({ token, password: fields.get('password') }),
    send: async (body) => {
      const signedIn = await call(resetPassword, { body });
      signIn(signedIn);
      toast.success(accountsCopy.passwordSet);
      onDone(signedIn.userData);
    },
  });
  return (
    <AuthPageLayout title={accountsCopy.resetTitle} intro={accountsCopy.resetIntro}>
      <form {...props} className="mt-6 space-y-5">
        <PasswordField
          name="password"
          label={accountsCopy.newPassword}
          hint={accountsCopy.passwordHint}
          autoComplete="new-password"
          required
          error={errors.password}
        />
        <PasswordLinkProblem problem={problem ?? errors.token} onNewLink={onNewLink} />
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {accountsCopy.setPassword}
        </Button>
      </form>
    </AuthPageLayout>
  );
}
