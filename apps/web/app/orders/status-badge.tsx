import { displayStatus, type OrderStatus } from '@haldi/contract/orders/status';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  pending: 'golden',
  confirmed: 'good',
  in_progress: 'plum',
  completed: 'good',
  cancelled: 'bad',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{displayStatus(status)}</Badge>;
}
