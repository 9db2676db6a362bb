import type { Order } from '@haldi/contract/orders/schema';
import { RotateCcw } from 'lucide-react';
import { useUserId } from '../../accounts/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { requestBookAgain, useOrderToBookAgain } from '../book-again-store.ts';
import { orderLabels } from './copy.ts';

type BookAgainButtonProps = { order: Order; size?: 'small' | 'medium'; className?: string };

export function BookAgainButton({ order, size = 'medium', className }: BookAgainButtonProps) {
  const userId = useUserId();
  const isBusy = useOrderToBookAgain()?._id === order._id;
  if (order.userId === '' || order.userId !== userId) return null;
  return (
    <Button
      look="golden"
      size={size}
      className={className}
      busy={isBusy}
      aria-label={orderLabels.bookAgainOf(order.orderId)}
      onClick={() => requestBookAgain(order)}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {orderLabels.bookAgain}
    </Button>
  );
}
