import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { PaymentOptions } from '@haldi/contract/payment-settings/payment-options';
import { useEffect, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../../ui/mount-on-first-open.tsx';

// Loads the QR code on demand.
const PaymentDialog = lazyWithPreload(() => import('./payment-dialog.tsx'));

/** `count` makes each opening start from the beginning. */
type Opened = { visitId: string; isOpen: boolean; count: number };

export const useVisitPaymentDialog = () => {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (visitId: string): void =>
      setOpened((before) => ({ visitId, isOpen: true, count: (before?.count ?? 0) + 1 })),
    close: (): void => setOpened((before) => before && { ...before, isOpen: false }),
  };
};

type VisitPaymentProps = {
  payment: ReturnType<typeof useVisitPaymentDialog>;
  userId: string;
  visits: readonly WorkVisit[];
  options: PaymentOptions;
};

export function VisitPayment({ payment, userId, visits, options }: VisitPaymentProps) {
  const { opened, close } = payment;
  const visit = visits.find(({ _id }) => _id === opened?.visitId);
  useEffect(PaymentDialog.preload, []);
  if (!opened || !visit) return null;
  return (
    <MountOnFirstOpen open={opened.isOpen}>
      <PaymentDialog
        key={opened.count}
        open={opened.isOpen}
        {...{ userId, visit, options }}
        onClose={close}
      />
    </MountOnFirstOpen>
  );
}
