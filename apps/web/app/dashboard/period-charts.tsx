import {
  type DashboardPeriod,
  daysInPeriod,
  figuresOfPeriod,
} from '@haldi/contract/dashboard/dashboard-periods';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { findMostBookedCategories } from '@haldi/contract/orders/most-booked-categories';
import { ChartCard } from './chart-card.tsx';
import { dashboardCopy as copy } from './copy.ts';

type PeriodChartProps = { figures: Dashboard; period: DashboardPeriod };

export function PopularServices({ figures, period }: PeriodChartProps) {
  const bookings = figures.daily.flatMap(({ day, services }) =>
    services.map((service) => ({ day, ...service })),
  );
  const data = findMostBookedCategories(bookings, figures.today, daysInPeriod(period));
  return (
    <ChartCard
      title={copy.popularServices}
      note={copy.inPeriod[period]}
      chart={{ kind: 'services', data }}
      empty={copy.noServices}
    >
      <ol>
        {data.map(({ category, quantity }) => (
          <li key={category}>{`${category} ${quantity}`}</li>
        ))}
      </ol>
    </ChartCard>
  );
}

export function RevenueByDay({ figures, period }: PeriodChartProps) {
  if (figures.totalRevenue === null) return null;
  const days = figuresOfPeriod(figures.daily, period).map(({ day, revenue }) => ({
    day,
    revenue: revenue ?? 0,
  }));
  const earning = days.filter(({ revenue }) => revenue > 0);
  return (
    <ChartCard
      title={copy.revenueByDay}
      note={copy.inPeriod[period]}
      chart={{ kind: 'revenue', data: earning.length > 0 ? days : [] }}
      empty={copy.noRevenue}
    >
      <ul>
        {earning.map(({ day, revenue }) => (
          <li key={day}>{`${formatDay(day)} ${formatRupees(revenue)}`}</li>
        ))}
      </ul>
    </ChartCard>
  );
}
