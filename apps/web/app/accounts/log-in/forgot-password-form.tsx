import { requestPasswordLink } from '@haldi/contract/accounts/passwords/endpoints';
import { PasswordLinkRequest } from '@haldi/contract/accounts/passwords/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountsCopy } from '../copy.ts';
import { EmailField } from '../shared/person-fields.tsx';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { useNextPageParameter, withNextPageParameter } from './page-after-log-in.ts';

function BackToLogIn() {
  const next = useNextPageParameter();
  return (
    <p className="mt-8 border-t border-sand pt-6">
      <LinkButton to={withNextPageParameter('/contact/login', next)} look="secondary">
        {accountsCopy.backToLogIn}
      </LinkButton>
    </p>
  );
}

type SalonLinksProps = {
  isPrimary?: boolean;
};

function ContactSalonLinks({ isPrimary = false }: SalonLinksProps) {
  const { phone, whatsappNumber, businessName } = useSettings();
  // Not set while the salon is being set up.
  if (!phone || !whatsappNumber) return null;
  const size = isPrimary ? 'large' : 'medium';
  return (
    <p className="flex flex-wrap gap-3">
      <a
        href={whatsappLink(whatsappNumber, accountsCopy.whatsappText(businessName))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle(isPrimary ? 'primary' : 'secondary', size)}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {accountsCopy.whatsapp}
      </a>
      <a href={phoneLink(phone)} className={buttonStyle('secondary', size)}>
        <Phone aria-hidden="true" className="size-5" />
        {accountsCopy.call(formatPhone(phone))}
      </a>
    </p>
  );
}

function ContactSalon() {
  return (
    <AuthPageLayout title={accountsCopy.forgotTitle} intro={accountsCopy.mailOffIntro}>
      <div className="mt-6">
        <ContactSalonLinks isPrimary />
      </div>
      <BackToLogIn />
    </AuthPageLayout>
  );
}

/** Accounts can have only a mobile number. */
function NoEmailSection() {
  return (
    <section aria-labelledby="without-email" className="mt-8 rounded-card bg-haldi-50 p-5">
      <h2 id="without-email" className="text-xl text-plum-900">
        {accountsCopy.withoutEmailTitle}
      </h2>
      <p className="mt-1 mb-4">{accountsCopy.withoutEmail}</p>
      <ContactSalonLinks />
    </section>
  );
}

function LinkSent({ email, onRetry }: { email: string; onRetry: () => void }) {
  return (
    <AuthPageLayout title={accountsCopy.linkSentTitle}>
      <p role="status" className="mt-2 text-lg text-stone">
        {accountsCopy.linkSent(email)}
      </p>
      <p className="mt-6">
        <Button look="secondary" onClick={onRetry}>
          {accountsCopy.sendAgain}
        </Button>
      </p>
      <NoEmailSection />
      <BackToLogIn />
    </AuthPageLayout>
  );
}

export function ForgotPasswordForm() {
  const { passwordMail } = useSettings();
  const [sentTo, setSentTo] = useState<string>();
  const { errors, problem, busy, props } = useForm({
    schema: PasswordLinkRequest,
    send: async (body) => {
      await callEndpoint(requestPasswordLink, { body });
      setSentTo(body.email);
    },
  });
  if (!passwordMail) return <ContactSalon />;
  if (sentTo) return <LinkSent email={sentTo} onRetry={() => setSentTo(undefined)} />;
  return (
    <AuthPageLayout title={accountsCopy.forgotTitle} intro={accountsCopy.forgotIntro}>
      <form {...props} className="mt-6 space-y-5">
        <EmailField label={accountsCopy.email} required errors={errors} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {accountsCopy.sendLink}
        </Button>
      </form>
      <NoEmailSection />
      <BackToLogIn />
    </AuthPageLayout>
  );
}
