import { readPasswordLinkDetails } from '@haldi/contract/accounts/passwords/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { CallError, call } from '../../lib/call.ts';
import { refusedOrFailedText } from '../../lib/error-text.ts';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { ClaimAccountForm } from './claim-account-form.tsx';
import { PasswordLinkProblem } from './password-link-problem.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

type OpenedLinkProps = { token: string; onDone: (user: UserData) => void; onNewLink: () => void };

/** Checks the link first, so that an expired one is reported before anything is typed. */
export function PasswordLinkForm({ token, onDone, onNewLink }: OpenedLinkProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(readPasswordLinkDetails, { body: { token } }, { signal }),
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
