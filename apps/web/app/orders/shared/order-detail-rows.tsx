import type { Order } from '@haldi/contract/orders/schema';
import { CalendarClock, type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { cx } from '../../ui/cx.ts';
import { orderLabels } from './copy.ts';

type FactsProps = { isSmall?: boolean; children: ReactNode };

export function OrderDetailRows({ isSmall = false, children }: FactsProps) {
  return (
    <dl className={isSmall ? 'space-y-1 text-sm [&_svg]:size-4' : 'space-y-2 [&_svg]:size-5'}>
      {children}
    </dl>
  );
}

type FactProps = {
  icon: LucideIcon;
  name: string;
  showName?: boolean;
  children: ReactNode;
};

export function OrderDetailRow({ icon: Icon, name, showName = false, children }: FactProps) {
  return (
    <div className={cx('flex items-start', showName ? 'gap-1' : 'gap-2.5')}>
      <dt className="flex shrink-0 gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 shrink-0 text-plum-600" />
        <span className={showName ? undefined : 'sr-only'}>{name}:</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** `children` because customers and staff see different date formats. */
export function AppointmentDetailRow({ children }: { children: ReactNode }) {
  return (
    <OrderDetailRow icon={CalendarClock} name={orderLabels.appointment}>
      {children}
    </OrderDetailRow>
  );
}

type BeauticianFactProps = Pick<Order, 'beautician'> & { showName?: boolean };

export function BeauticianDetailRow({ beautician, showName = false }: BeauticianFactProps) {
  return (
    <OrderDetailRow icon={UserRound} name={orderLabels.beautician} showName={showName}>
      {beauticianNameOrUnassigned(beautician)}
    </OrderDetailRow>
  );
}
