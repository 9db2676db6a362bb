import { formatPaise } from '@haldi/contract/kit/paise';
import { IndianRupee } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { paymentCopy } from './copy.ts';

type TakePaymentButtonProps = {
  /** In paise. */
  due: number;
  /** In a list: the visit that it is for. */
  visitName?: string;
  onTake: () => void;
};

export function TakePaymentButton({ due, visitName, onTake }: TakePaymentButtonProps) {
  const text = paymentCopy.takeAmount(formatPaise(due));
  return (
    <Button
      once
      className="min-h-17! w-full text-xl!"
      aria-label={visitName && `${text}, ${visitName}`}
      onClick={onTake}
    >
      <IndianRupee aria-hidden="true" className="size-7" />
      {text}
    </Button>
  );
}
