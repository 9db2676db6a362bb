import { Suspense } from 'react';
import { useAuth } from '../../../accounts/auth-store.tsx';
import { PushSwitch } from '../../../inbox/shared/push-switch.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { setupCopy } from '../../copy.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

const BrandingForm = lazyWithPreload(async () => ({
  default: (await import('../../../branding/shared/branding-setup-form.tsx')).BrandingSetupForm,
}));

export function MessagesStep(props: StepProps) {
  const copy = setupCopy.messages;
  const { user } = useAuth();
  return (
    <>
      <p>{copy.text}</p>
      {user && (
        <div className="max-w-100 rounded-field bg-plum-900 p-1 empty:hidden has-[>:empty:only-child]:hidden">
          <PushSwitch label={copy.push} userId={user._id} />
        </div>
      )}
      <p>{copy.templates}</p>
      <LinkButton to="/admin/messages/templates" look="secondary">
        {copy.toTemplates}
      </LinkButton>
      <StepActions {...props} />
    </>
  );
}

export function BrandingStep(props: StepProps) {
  const copy = setupCopy.look;
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <BrandingForm
        onDone={props.onDone}
        actions={(isSending) => (
          <>
            <p>
              {copy.siteText}{' '}
              <Link to="/admin/settings/site-text" className={textLinkStyle()}>
                {copy.toSiteText}
              </Link>
            </p>
            <StepActions {...props} isForm isSending={isSending} />
          </>
        )}
      />
    </Suspense>
  );
}
