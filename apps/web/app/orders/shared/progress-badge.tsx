import type { OrderStatus } from '@haldi/contract/orders/status';
import type { VisitAction, VisitProgressFields } from '@haldi/contract/orders/work/visit-actions';
import { Check, CirclePlay, Clock, DoorOpen, type LucideIcon, Navigation } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { lastVisitActionWithTime, lateText, progressTextWithTime } from './progress-text.ts';

const styles: Record<VisitAction, { icon: LucideIcon; tone: BadgeTone }> = {
  'on-the-way': { icon: Navigation, tone: 'plum' },
  arrived: { icon: DoorOpen, tone: 'plum' },
  start: { icon: CirclePlay, tone: 'plum' },
  done: { icon: Check, tone: 'good' },
};

type ProgressBadgeProps = { visit: { status: OrderStatus; progress: VisitProgressFields } };

export function ProgressBadge({ visit }: ProgressBadgeProps) {
  const lastAction = lastVisitActionWithTime(visit);
  const late = lateText(visit);
  const { icon: Icon, tone } = styles[lastAction?.action ?? 'on-the-way'];
  return (
    <>
      {lastAction && (
        <Badge tone={tone} className="tabular-nums">
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          {progressTextWithTime(visit)}
        </Badge>
      )}
      {late !== undefined && (
        <Badge tone="golden" className="tabular-nums">
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          {late}
        </Badge>
      )}
    </>
  );
}
