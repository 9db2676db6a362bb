import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { addNextPageParameter, useNextPageParameter } from '../log-in/page-after-log-in.ts';
import { useConfirmEmailFromLink } from './confirm-email-notice.tsx';
import { SignedInProfile } from './signed-in-profile.tsx';

export const meta = createPrivatePageMeta('Your profile');

function ProfileOutline() {
  return (
    <div aria-busy="true" className="mx-auto max-w-page px-4 py-8 lg:px-5 lg:py-14">
      <h1 className="sr-only">{accountsCopy.profileTitle}</h1>
      <p role="status" className="sr-only">
        {accountsCopy.loading}
      </p>
      <div className="flex items-center gap-4 lg:gap-6">
        <Skeleton className="size-16 rounded-full! lg:size-20" />
        <Skeleton className="h-10 w-52 lg:w-96" />
      </div>
      <div className="mt-8 grid gap-5 lg:mt-10 lg:grid-cols-[22rem_1fr] lg:gap-8">
        <Skeleton className="h-75 rounded-card!" />
        <div className="space-y-5">
          <Skeleton className="h-45 rounded-card!" />
          <Skeleton className="h-45 rounded-card!" />
        </div>
      </div>
    </div>
  );
}

function ProfileLogInPrompt() {
  const next = useNextPageParameter() ?? '/profile';
  return (
    <div className="mx-auto max-w-140 px-5 py-10 text-center lg:py-20">
      <img
        src="/pictures/scenes/facial-cleanup.svg"
        alt=""
        width={320}
        height={240}
        className="mx-auto rounded-card"
      />
      <h1 className="mt-8 text-3xl text-plum-900 lg:text-4xl">{accountsCopy.visitorTitle}</h1>
      <p className="mt-4 text-lg text-stone">{accountsCopy.visitorText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton size="large" to={addNextPageParameter('/contact/login', next)}>
          {accountsCopy.logIn}
        </LinkButton>
        <LinkButton
          size="large"
          look="secondary"
          to={addNextPageParameter('/contact/signup', next)}
        >
          {accountsCopy.signUp}
        </LinkButton>
      </p>
    </div>
  );
}

export default function ProfilePage() {
  const { user, isSignedIn, isLoading, reload } = useAuth();
  useConfirmEmailFromLink();
  if (user) return <SignedInProfile user={user} />;
  if (isLoading) {
    // The server renders both; a class on the document shows one of them.
    return (
      <>
        <div className="visitor:hidden">
          <ProfileOutline />
        </div>
        {!isSignedIn && (
          <div className="member:hidden">
            <ProfileLogInPrompt />
          </div>
        )}
      </>
    );
  }
  if (!isSignedIn) return <ProfileLogInPrompt />;
  return (
    <>
      <h1 className="sr-only">{accountsCopy.profileTitle}</h1>
      <EmptyState
        picture="/pictures/empty/offline.svg"
        title={accountsCopy.profileFailedTitle}
        text={accountsCopy.profileFailedText}
        action={<Button onClick={reload}>{accountsCopy.tryAgain}</Button>}
        className="py-20!"
      />
    </>
  );
}
