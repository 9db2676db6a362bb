import { formatStatus, type OrderStatus } from '@haldi/contract/orders/status';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export const statusTones = {
  pending: 'golden',
  confirmed: 'good',
  in_progress: 'plum',
  completed: 'good',
  cancelled: 'bad',
} as const satisfies Record<OrderStatus, BadgeTone>;

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{formatStatus(status)}</Badge>;
}
