import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountsCopy } from '../copy.ts';
import { ProfileCard } from './profile-card.tsx';

const OwnChoice = lazyWithPreload(() => import('../../inbox/shared/own-choice.tsx'));

export function MessagesCard() {
  return (
    <ProfileCard title={accountsCopy.messages}>
      <div className="mt-1">
        <Suspense fallback={<Skeleton className="h-16" />}>
          <OwnChoice />
        </Suspense>
      </div>
    </ProfileCard>
  );
}
