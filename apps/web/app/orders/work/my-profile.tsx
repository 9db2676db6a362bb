import { Suspense, useId } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { toast } from '../../ui/toast.ts';
import { isUnsent, type QueuedAction } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';
import { useSetOwnPicture } from './queries.ts';

const BeauticianPushSection = lazyWithPreload(
  () => import('../../inbox/shared/beautician-push-section.tsx'),
);

type MyProfileProps = {
  userId: string;
  name: string;
  picture: string | null;
  actions: readonly QueuedAction[];
};

export function MyProfile({ userId, name, picture, actions }: MyProfileProps) {
  const id = useId();
  const setPicture = useSetOwnPicture(userId);
  const preview = useObjectUrl(setPicture.isPending ? setPicture.variables : undefined);
  const unsent = actions.filter(isUnsent).length;
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-2 border-sand bg-white p-4 text-plum-950"
    >
      <h2 id={id} className="sr-only">
        {workCopy.profileTitle}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar name={name} picture={preview ?? picture} className="size-20 text-2xl" />
        <p className="min-w-0 text-xl font-semibold wrap-anywhere">{name}</p>
      </div>
      <div className="mt-4">
        <PictureInput
          text={picture ? workCopy.picture : workCopy.firstPicture}
          hint={workCopy.pictureHint}
          error={
            setPicture.error ? (errorText(setPicture.error) ?? workCopy.pictureFailed) : undefined
          }
          onChoose={(image) =>
            setPicture.mutate(image, { onSuccess: () => toast.success(workCopy.pictureSaved) })
          }
        />
      </div>
      <Suspense fallback={null}>
        <BeauticianPushSection userId={userId} />
      </Suspense>
      {unsent > 0 && <p className="mt-4 font-semibold">{workCopy.unsent(unsent)}</p>}
      <LinkButton to="/work/payouts" look="secondary" size="large" className="mt-4 w-full">
        {workCopy.payouts}
      </LinkButton>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <LinkButton to="/profile" look="secondary" size="large" className="px-3!">
          {workCopy.account}
        </LinkButton>
        <LinkButton
          to="/contact/logout"
          prefetch="none"
          look="secondary"
          size="large"
          className="px-3!"
        >
          {workCopy.logOut}
        </LinkButton>
      </div>
    </section>
  );
}
