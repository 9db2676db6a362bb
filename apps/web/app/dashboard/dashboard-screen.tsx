import {
  type DashboardPeriod,
  dashboardPeriods,
  defaultDashboardPeriod,
} from '@haldi/contract/dashboard/dashboard-periods';
import { formatDay } from '@haldi/contract/kit/dates';
import { Phone, Radio } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../accounts/auth-store.tsx';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { useBeauticians } from '../roster/queries.ts';
import { useSettings } from '../settings/queries.ts';
import { SetupProgressCard } from '../setup/shared/setup-progress-card.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';
import { dashboardCopy as copy } from './copy.ts';
import { NeedsAttention } from './needs-attention.tsx';
import { NextVisits } from './next-visits.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PopularServices, RevenueByDay } from './period-charts.tsx';
import { useDashboard } from './queries.ts';
import { RecentOrders } from './recent-orders.tsx';
import { TodayCards, TotalCards } from './stat-cards.tsx';

/** A salon without beauticians cannot be booked. */
function FirstSteps() {
  const { data: roster } = useBeauticians();
  if (roster?.length !== 0) return null;
  return (
    <Notice tone="info">
      {copy.firstSteps.noBeauticians}{' '}
      <Link to="/admin/beauticians" className="font-semibold underline">
        {copy.firstSteps.toRoster}
      </Link>
    </Notice>
  );
}

type LoadingDashboardProps = { hasFailed: boolean; onRetry: () => void };

/** The text stays if loading fails (specification), with a button to try again. */
function LoadingDashboard({ hasFailed, onRetry }: LoadingDashboardProps) {
  if (!hasFailed) return <ScreenLoading text={copy.loading} title={copy.title} />;
  return (
    <>
      <h1 className="sr-only">{copy.title}</h1>
      <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-5 text-center">
        <img src="/pictures/empty/error.svg" alt="" width={200} height={160} />
        <p role="status" className="font-display text-xl text-plum-900">
          {copy.loading}
        </p>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </>
  );
}

type PeriodSelectorProps = { value: DashboardPeriod; onChange: (period: DashboardPeriod) => void };

/** Filters the loaded figures; requests nothing. */
function PeriodSelector({ value, onChange }: PeriodSelectorProps) {
  return (
    <fieldset className="flex w-full rounded-full sm:w-auto border border-edge bg-white p-0.5">
      <legend className="sr-only">{copy.period}</legend>
      {dashboardPeriods.map((period) => (
        <label
          key={period.value}
          className={cx(
            'relative flex min-h-10 grow cursor-pointer items-center justify-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap transition-colors after:absolute after:-inset-y-1 after:inset-x-0 has-focus-visible:outline-3 has-focus-visible:outline-plum-500',
            period.value === value ? 'bg-plum-700 text-white' : 'text-plum-900 hover:bg-haldi-100',
          )}
        >
          <input
            type="radio"
            name="period"
            value={period.value}
            checked={period.value === value}
            onChange={() => onChange(period.value)}
            className="sr-only"
          />
          {period.label}
        </label>
      ))}
    </fieldset>
  );
}

function Overview({ onLiveView }: { onLiveView: () => void }) {
  const { user } = useAuth();
  const { isOpen } = useSettings();
  const { data: figures, isError, refetch } = useDashboard();
  const [period, setPeriod] = useState<DashboardPeriod>(defaultDashboardPeriod);
  useRefreshOnEvents(() => void refetch());
  if (!figures) return <LoadingDashboard hasFailed={isError} onRetry={() => void refetch()} />;
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.welcome(user?.username ?? '')}
        intro={copy.today(formatDay(figures.today))}
        actions={
          <>
            <LinkButton to="/admin/orders/new">
              <Phone aria-hidden="true" className="size-5" />
              {copy.bookByPhone}
            </LinkButton>
            <Button look="golden" onClick={onLiveView}>
              <Radio aria-hidden="true" className="size-5" />
              {copy.liveView}
            </Button>
          </>
        }
      />
      {isOpen ? figures.totalOrders === 0 && <FirstSteps /> : <SetupProgressCard />}
      <div className="grid items-start gap-3 lg:gap-5 xl:grid-cols-[1fr_20rem]">
        <NextVisits next={figures.next} today={figures.today} />
        <NeedsAttention counts={figures.waiting} complaints={figures.complaints} />
      </div>
      <TodayCards figures={figures} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-plum-900">{copy.totalCards}</h2>
        <PeriodSelector value={period} onChange={setPeriod} />
      </div>
      <TotalCards figures={figures} period={period} />
      <PaymentCards figures={figures} period={period} />
      <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <PopularServices figures={figures} period={period} />
          <RevenueByDay figures={figures} period={period} />
        </div>
        <RecentOrders figures={figures} />
      </div>
    </div>
  );
}

export default function DashboardScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The former address of Live View.
  if (search.get('view') === 'live') return <Navigate to="/admin/board" replace />;
  return <Overview onLiveView={() => void navigate('/admin/board')} />;
}
