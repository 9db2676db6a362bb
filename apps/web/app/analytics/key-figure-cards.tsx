import type { Analytics, ComparedFigure } from '@haldi/contract/analytics/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import {
  CircleX,
  Eye,
  IndianRupee,
  type LucideIcon,
  MousePointerClick,
  ShoppingBag,
  UserCheck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { StatCard } from '../ui/stat-card.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { FigureChange } from './figure-change.tsx';
import { formatCount, formatPercent } from './format-report-cell.ts';

type Total = {
  label: string;
  figure: ComparedFigure;
  format: (value: number) => string;
  icon: LucideIcon;
  note: string;
  isBad?: boolean;
};

export function KeyFigureCards({ totals }: { totals: Analytics['totals'] }) {
  const cards: Total[] = [
    {
      label: copy.revenue,
      figure: totals.revenue,
      format: formatRupees,
      icon: IndianRupee,
      note: copy.completed(totals.completed.now),
    },
    {
      label: copy.orders,
      figure: totals.orders,
      format: formatCount,
      icon: ShoppingBag,
      note: copy.placed,
    },
    {
      label: copy.averageVisit,
      figure: totals.averageVisit,
      format: formatRupees,
      icon: Wallet,
      note: copy.visit(totals.averageServices.now, totals.averageMinutes.now),
    },
    {
      label: copy.cancelled,
      figure: totals.cancelledRate,
      format: formatPercent,
      icon: CircleX,
      note: copy.lost(totals.cancelled.now, formatRupees(totals.lost.now)),
      isBad: true,
    },
    {
      label: copy.newCustomers,
      figure: totals.newCustomers,
      format: formatCount,
      icon: UserPlus,
      note: copy.firstOrder,
    },
    {
      label: copy.returning,
      figure: totals.returning,
      format: formatCount,
      icon: UserCheck,
      note: copy.orderedAgain,
    },
    {
      label: copy.views,
      figure: totals.views,
      format: formatCount,
      icon: Eye,
      note: copy.publicPages,
    },
    {
      label: copy.ordersPerView,
      figure: totals.ordersPerView,
      format: formatCount,
      icon: MousePointerClick,
      note: copy.perView,
    },
  ];
  return (
    <ul aria-label={copy.totals} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, figure, format, icon, note, isBad = false }) => (
        <StatCard key={label} label={label} value={format(figure.now)} icon={icon}>
          <p>{note}</p>
          <FigureChange figure={figure} format={format} isBad={isBad} />
        </StatCard>
      ))}
    </ul>
  );
}
