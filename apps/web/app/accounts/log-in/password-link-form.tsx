import {
  readPasswordLinkDetails,
  resetPassword,
} from '@haldi/contract/accounts/passwords/endpoints';
import { PasswordReset } from '@haldi/contract/accounts/passwords/schema';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { CallError, callEndpoint } from '../../lib/call.ts';
import { refusedOrFailedText } from '../../lib/error-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { ClaimAccountForm } from './claim-account-form.tsx';
import { PasswordLinkProblem } from './password-link-problem.tsx';

type OpenedLinkProps = { token: string; onDone: (user: UserData) => void; onNewLink: () => void };

type ResetFormProps = { token: string; onDone: (user: UserData) => void; onNewLink: () => void };

function ResetPasswordForm({ token, onDone, onNewLink }: ResetFormProps) {
  const { signIn } = useAuth();
  const { errors, problem, busy, props } = useForm({
    schema: PasswordReset,
    read: (fields) => ({ token, password: fields.get('password') }),
    send: async (body) => {
      const signedIn = await callEndpoint(resetPassword, { body });
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

/** Checks the link first, so that an expired one is reported before anything is typed. */
export function PasswordLinkForm({ token, onDone, onNewLink }: OpenedLinkProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => callEndpoint(readPasswordLinkDetails, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data?.isClaim) {
    return <ClaimAccountForm token={token} username={data.username} {...{ onDone, onNewLink }} />;
  }
  if (data) return <ResetPasswordForm {...{ token, onDone, onNewLink }} />;
  if (error instanceof CallError && error.reason.code === 'LINK_EXPIRED') {
    return (
      <AuthPageLayout title={accountsCopy.linkTitle}>
        <div className="mt-6">
          <PasswordLinkProblem problem={error.message} onNewLink={onNewLink} />
        </div>
      </AuthPageLayout>
    );
  }
  if (error) {
    return (
      <AuthPageLayout title={accountsCopy.linkTitle}>
        <LoadFailed
          title={refusedOrFailedText(error, accountsCopy.linkFailed, accountsCopy.unreachableTitle)}
          text={accountsCopy.linkUnreachable}
          onRetry={() => void refetch()}
        />
      </AuthPageLayout>
    );
  }
  return (
    <AuthPageLayout title={accountsCopy.linkTitle}>
      <div className="mt-6">
        <Loading text={accountsCopy.loading} count={2} shape="h-16" />
      </div>
    </AuthPageLayout>
  );
}
