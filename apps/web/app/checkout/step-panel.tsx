import type { ReactNode } from 'react';
import { TotalAmount } from '../orders/shared/service-lines-and-totals.tsx';
import { cx } from '../ui/cx.ts';
import { DialogPanel } from '../ui/dialog-frame.tsx';
import { bookingCopy } from './copy.ts';
import { useCartPrice } from './coupon/queries.ts';
import { goToPreviousStep } from './step-navigation.ts';
import type { StepBooking } from './use-step-booking.ts';

export type StepProps = { booking: StepBooking; isNext: boolean };

type StepPanelProps = StepProps & {
  title: string;
  number: number;
  /** The button includes the total; phones have no room for both. */
  saysTotal?: boolean;
  button: ReactNode;
  children: ReactNode;
};

export function StepPanel(props: StepPanelProps) {
  const { booking, isNext, title, number, saysTotal = false, button, children } = props;
  const { visitingCharge } = booking.terms;
  const { due, reductions } = useCartPrice(booking.items, visitingCharge);
  return (
    <DialogPanel
      title={title}
      description={bookingCopy.stepOf(number)}
      isNext={isNext}
      onBack={goToPreviousStep}
      footer={
        <div className="flex w-full items-center justify-between gap-4">
          <TotalAmount
            total={due}
            isReduced={reductions.length > 0}
            className={cx(saysTotal && 'max-sm:hidden')}
          />
          {button}
        </div>
      }
    >
      {children}
    </DialogPanel>
  );
}
