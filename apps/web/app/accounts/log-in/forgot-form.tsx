import { forgotPassword } from '@haldi/contract/accounts/endpoints';
import { ForgottenPassword } from '@haldi/contract/accounts/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountsCopy } from '../copy.ts';
import { EmailField } from '../shared/person-fields.tsx';
import { AuthPage } from './auth-page.tsx';
import { useNext, withNext } from './next.ts';

function BackToLogIn() {
  const next = useNext();
  return (
    <p className="mt-8 border-t border-sand pt-6">
      <LinkButton to={withNext('/contact/login', next)} look="secondary">
        {accountsCopy.backToLogIn}
      </LinkButton>
    </p>
  );
}

/** Without mail the salon hands the link out itself. */
function AskTheSalon() {
  const { phone, whatsappNumber, businessName } = useSettings();
  return (
    <AuthPage title={accountsCopy.forgotTitle} intro={accountsCopy.mailOffIntro}>
      <p className="mt-6 flex flex-wrap gap-3">
        <a
          href={whatsappLink(whatsappNumber, accountsCopy.whatsappText(businessName))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'large')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {accountsCopy.whatsapp}
        </a>
        <a href={phoneLink(phone)} className={buttonStyle('secondary', 'large')}>
          <Phone aria-hidden="true" className="size-5" />
          {accountsCopy.call(formatPhone(phone))}
        </a>
      </p>
      <BackToLogIn />
    </AuthPage>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthPage title={accountsCopy.linkSentTitle}>
      <p role="status" className="mt-2 text-lg text-stone">
        {accountsCopy.linkSent(email)}
      </p>
      <p className="mt-6">
        <Button look="secondary" onClick={onAgain}>
          {accountsCopy.sendAgain}
        </Button>
      </p>
      <BackToLogIn />
    </AuthPage>
  );
}

export function ForgotForm() {
  const { passwordMail } = useSettings();
  const [sentTo, setSentTo] = useState<string>();
  const { errors, problem, busy, props } = useForm({
    schema: ForgottenPassword,
    send: async (body) => {
      await call(forgotPassword, { body });
      setSentTo(body.email);
    },
  });
  if (!passwordMail) return <AskTheSalon />;
  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthPage title={accountsCopy.forgotTitle} intro={accountsCopy.forgotIntro}>
      <form {...props} className="mt-6 space-y-5">
        <EmailField errors={errors} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {accountsCopy.sendLink}
        </Button>
      </form>
      <BackToLogIn />
    </AuthPage>
  );
}
