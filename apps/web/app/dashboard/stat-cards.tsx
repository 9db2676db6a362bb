import { type DashboardPeriod, figuresOfPeriod } from '@haldi/contract/dashboard/dashboard-periods';
import type { DailyFigures, Dashboard } from '@haldi/contract/dashboard/schema';
import { formatCount, formatRupees } from '@haldi/contract/kit/money';
import {
  ChevronRight,
  CircleCheckBig,
  Clock3,
  Hourglass,
  IndianRupee,
  ShoppingBag,
  Star,
  TrendingDown,
  TrendingUp,
  Users,
} from 'lucide-react';
import { uiCopy } from '../ui/copy.ts';
import { cx } from '../ui/cx.ts';
import { HelpTip } from '../ui/help-tip.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { dashboardCopy as copy } from './copy.ts';

function Growth({ percent }: { percent: number }) {
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  const tone = percent < 0 ? 'text-brick-700' : 'text-leaf-700';
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span className={cx('inline-flex items-center gap-1 font-semibold', percent !== 0 && tone)}>
        {percent !== 0 && <Icon aria-hidden="true" className="size-4" />}
        {percent > 0 && '+'}
        {percent}%
      </span>
      {copy.fromLastMonth}
    </p>
  );
}

const sumOf = (days: readonly DailyFigures[], of: 'revenue' | 'orders' | 'customers'): number =>
  days.reduce((sum, day) => sum + (day[of] ?? 0), 0);

type FiguresProps = { figures: Dashboard; period: DashboardPeriod };

export function TotalCards({ figures, period }: FiguresProps) {
  const { totalRevenue, revenueGrowth } = figures;
  const days = figuresOfPeriod(figures.daily, period);
  const when = copy.inPeriod[period];
  return (
    <ul
      aria-label={copy.totalCards}
      className={cx(
        'grid grid-cols-2 gap-3 lg:gap-4',
        totalRevenue === null ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {totalRevenue !== null && (
        <StatCard
          label={copy.totalRevenue}
          value={formatRupees(totalRevenue)}
          icon={IndianRupee}
          help={copy.help.totalRevenue}
          to="/admin/analytics"
        >
          <Growth percent={revenueGrowth ?? 0} />
          <p className="tabular-nums">{`${formatRupees(sumOf(days, 'revenue'))} ${when}`}</p>
        </StatCard>
      )}
      <StatCard
        label={copy.totalOrders}
        value={formatCount(figures.totalOrders)}
        icon={ShoppingBag}
        help={copy.help.totalOrders}
        to="/admin/orders"
      >
        <Growth percent={figures.orderGrowth} />
        <p className="tabular-nums">{`${copy.newOnes(sumOf(days, 'orders'))} ${when}`}</p>
      </StatCard>
      <StatCard
        label={copy.activeUsers}
        value={formatCount(figures.totalUsers)}
        icon={Users}
        help={copy.help.activeUsers}
        to="/admin/users"
      >
        <p>{copy.registered}</p>
        <p className="tabular-nums">{`${copy.newOnes(sumOf(days, 'customers'))} ${when}`}</p>
      </StatCard>
      <StatCard
        label={copy.avgRating}
        value={figures.reviewCount > 0 ? figures.avgRating.toFixed(1) : copy.noRating}
        icon={Star}
        help={copy.help.avgRating}
        to="/review"
      >
        <p>{figures.reviewCount > 0 ? copy.reviews(figures.reviewCount) : copy.noReviews}</p>
      </StatCard>
    </ul>
  );
}

export function TodayCards({ figures }: { figures: Dashboard }) {
  const { today } = figures;
  const cards = [
    {
      label: copy.pendingOrders,
      value: figures.pendingOrders,
      help: copy.help.pendingOrders,
      icon: Hourglass,
      to: '/admin/orders?status=pending',
    },
    {
      label: copy.completedToday,
      value: figures.completedToday,
      help: copy.help.completedToday,
      icon: CircleCheckBig,
      to: `/admin/orders?status=completed&from=${today}&to=${today}`,
    },
    {
      label: copy.inProgress,
      value: figures.inProgress,
      help: copy.help.inProgress,
      icon: Clock3,
      to: '/admin/orders?underWay=now',
    },
  ];
  return (
    <ul aria-label={copy.todayCards} className="grid grid-cols-3 gap-2 lg:gap-4">
      {cards.map(({ label, value, icon: Icon, help, to }) => (
        <li key={label} className="relative flex">
          <Link
            to={to}
            className="group flex grow flex-col-reverse justify-end gap-1 rounded-card bg-haldi-200 px-3 py-3 transition-colors hover:bg-haldi-300 sm:flex-row sm:items-center sm:justify-between sm:pr-12 sm:pl-5"
          >
            <span className="flex items-center text-sm leading-tight font-semibold text-plum-950 sm:text-base">
              <span className="inline-block first-letter:uppercase group-hover:underline">
                {label}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-plum-700" />
            </span>
            <span className="flex items-center gap-2 font-display text-2xl font-semibold text-plum-950 tabular-nums">
              {formatCount(value)}
              <Icon
                aria-hidden="true"
                className="size-5 text-plum-700 max-sm:hidden sm:order-first"
              />
            </span>
          </Link>
          <HelpTip
            label={uiCopy.about(label)}
            text={help}
            className="absolute! top-0 right-0 sm:top-1/2 sm:right-1 sm:-translate-y-1/2"
          />
        </li>
      ))}
    </ul>
  );
}
