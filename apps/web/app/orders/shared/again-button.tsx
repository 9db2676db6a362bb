import type { Order } from '@haldi/contract/orders/schema';
import { RotateCcw } from 'lucide-react';
import { useUserId } from '../../accounts/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { askAgain, useAskedAgain } from '../again-store.ts';
import { orderWords } from './copy.ts';

type AgainButtonProps = { order: Order; size?: 'small' | 'medium'; className?: string };

/** One tap puts what was ordered into the cart again; only for whoever ordered it. */
export function AgainButton({ order, size = 'medium', className }: AgainButtonProps) {
  const userId = useUserId();
  const isBusy = useAskedAgain()?._id === order._id;
  if (order.userId === '' || order.userId !== userId) return null;
  return (
    <Button
      look="golden"
      size={size}
      className={className}
      busy={isBusy}
      aria-label={orderWords.bookAgainOf(order.orderId)}
      onClick={() => askAgain(order)}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {orderWords.bookAgain}
    </Button>
  );
}
