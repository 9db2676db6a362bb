import { useNavigate } from 'react-router';
import { privatePage } from '../../lib/seo.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPage } from './auth-page.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { withNext } from './next.ts';
import { OidcButton } from './oidc-button.tsx';
import { useGoOn } from './redirect.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const meta = privatePage('Sign up');

export default function SignUpPage() {
  const { next } = useGoOn();
  const navigate = useNavigate();
  const logIn = withNext('/contact/login', next);
  return (
    <AuthPage title={accountsCopy.signUpTitle} intro={accountsCopy.signUpIntro}>
      <DemoBanner onChoose={({ login }) => void navigate(logIn, { state: { demo: login } })} />
      <SignUpForm />
      <OidcButton next={next} withConsent />
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand pt-6">
        {accountsCopy.haveAccount}
        <LinkButton to={logIn} look="secondary">
          {accountsCopy.logIn}
        </LinkButton>
      </p>
    </AuthPage>
  );
}
