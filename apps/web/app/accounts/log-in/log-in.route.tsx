import {
  type OidcLoginFailure,
  oidcLoginFailures,
} from '@haldi/contract/accounts/log-in/endpoints';
import { useLocation } from 'react-router';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { useSettings } from '../../settings/queries.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accessLostCopy } from '../access-lost-copy.ts';
import { accountsCopy, demoLogins } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { LogInForm } from './log-in-form.tsx';
import { OidcButton } from './oidc-button.tsx';
import { addNextPageParameter, useQueryParameter } from './page-after-log-in.ts';
import { useRedirectAfterLogIn } from './use-redirect-after-log-in.ts';

export const meta = createPrivatePageMeta('Log in');

const isProblem = (text: string | null): text is OidcLoginFailure =>
  oidcLoginFailures.some((problem) => problem === text);

export default function LogInPage() {
  const next = useRedirectAfterLogIn();
  const { isOpen } = useSettings();
  const problem = useQueryParameter('oidc');
  const { state } = useLocation();
  const { demo, hasEnded } = (state ?? {}) as { demo?: string; hasEnded?: boolean };
  return (
    <AuthPageLayout title={accountsCopy.logInTitle} intro={isOpen && accountsCopy.logInIntro}>
      {hasEnded && (
        <Notice tone="info" className="mt-6">
          <p role="status">{accessLostCopy.sessionEnded}</p>
        </Notice>
      )}
      {isProblem(problem) && (
        <Notice tone="bad" className="mt-6">
          {accountsCopy.oidcProblems[problem]}
        </Notice>
      )}
      <LogInForm next={next} chosen={demoLogins.find(({ login }) => login === demo)} />
      <OidcButton next={next} />
      {isOpen && (
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand pt-6">
          {accountsCopy.noAccount}
          <LinkButton to={addNextPageParameter('/contact/signup', next)} look="secondary">
            {accountsCopy.signUp}
          </LinkButton>
        </p>
      )}
    </AuthPageLayout>
  );
}
