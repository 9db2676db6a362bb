import type { Order } from '@haldi/contract/orders/schema';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { CancelOrderDialog } from '../cancel-order-dialog.tsx';
import { RecordPaymentDialog } from '../payments/record-payment-dialog.tsx';
import { ChangeServicesDialog } from './change-services-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { StartVisitDialog } from './start-visit-dialog.tsx';

// Loads the address fields on demand.
const AddressCorrectionDialog = lazyWithPreload(() => import('./address-correction-dialog.tsx'));

export type ChangeKind = 'start' | 'move' | 'address' | 'services' | 'cancel' | 'payment';

type ChangeDialogsProps = {
  order: Order;
  what: ChangeKind;
  open: boolean;
  onClose: () => void;
  onChanged?: (order: Order) => void;
};

/** Mount with a new key for every opening, to start with an empty form. */
export function StaffChangeDialog({ what, ...dialog }: ChangeDialogsProps) {
  if (what === 'start') return <StartVisitDialog {...dialog} />;
  if (what === 'payment') return <RecordPaymentDialog {...dialog} />;
  if (what === 'cancel') return <CancelOrderDialog {...dialog} />;
  if (what === 'address') {
    return (
      <Suspense>
        <AddressCorrectionDialog {...dialog} />
      </Suspense>
    );
  }
  return what === 'move' ? <MoveDialog {...dialog} /> : <ChangeServicesDialog {...dialog} />;
}
