import { useNavigate } from 'react-router';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { DemoLoginsBanner } from './demo-logins-banner.tsx';
import { OidcButton } from './oidc-button.tsx';
import { addNextPageParameter } from './page-after-log-in.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useRedirectAfterLogIn } from './use-redirect-after-log-in.ts';

export const meta = createPrivatePageMeta('Sign up');

export default function SignUpPage() {
  const next = useRedirectAfterLogIn();
  const navigate = useNavigate();
  const logIn = addNextPageParameter('/contact/login', next);
  return (
    <AuthPageLayout title={accountsCopy.signUpTitle} intro={accountsCopy.signUpIntro}>
      <DemoLoginsBanner
        onChoose={({ login }) => void navigate(logIn, { state: { demo: login } })}
      />
      <SignUpForm />
      <OidcButton next={next} />
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand pt-6">
        {accountsCopy.haveAccount}
        <LinkButton to={logIn} look="secondary">
          {accountsCopy.logIn}
        </LinkButton>
      </p>
    </AuthPageLayout>
  );
}
