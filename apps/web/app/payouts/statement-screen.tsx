import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Loading } from '../ui/loading-and-load-failed.tsx';
import { payoutsCopy as copy } from './copy.ts';
import { PaidPayout } from './paid-payout.tsx';
import { PayoutDraft } from './payout-draft.tsx';

const PayoutSettingsScreen = lazyWithPreload(() => import('./settings/payout-settings-screen.tsx'));

/** `shares`, `draft`, or the ID of a paid statement. */
export default function StatementScreen() {
  const { payout = '' } = useParams();
  if (payout === 'draft') return <PayoutDraft />;
  if (payout !== 'shares') return <PaidPayout payout={payout} />;
  return (
    <Suspense fallback={<Loading isQuiet text={copy.loading} count={2} shape="h-64" />}>
      <PayoutSettingsScreen />
    </Suspense>
  );
}
