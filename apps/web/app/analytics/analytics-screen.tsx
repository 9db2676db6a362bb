import type { Analytics } from '@haldi/contract/analytics/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import { useSearchParams } from 'react-router';
import { useRefreshOnEvents } from '../admin/admin-event-stream-store.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatPeriodRange, readPeriodFromUrl } from './analytics-period.ts';
import { BeauticianLoadCard } from './beautician-load-card.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { DiscountsCard } from './discounts-card.tsx';
import { KeyFigureCards } from './key-figure-cards.tsx';
import { hasPayments, PaymentsCard } from './payments-card.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { useAnalytics } from './queries.ts';
import { TopCategoriesCard, TopPagesCard, TopServicesCard } from './ranking-cards.tsx';
import { TimeChartCard } from './time-chart-card.tsx';
import { VisitsHeatMapCard } from './visits-heat-map-card.tsx';

const isNothing = ({ totals, heat, payments }: Analytics): boolean =>
  totals.orders.now + totals.completed.now + totals.views.now === 0 &&
  !hasPayments(payments) &&
  heat.rows.flat().every((visits) => visits === 0);

function Charts({ figures }: { figures: Analytics }) {
  return (
    <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-2">
      <TimeChartCard kind="revenue" figures={figures} className="xl:col-span-2" />
      <PaymentsCard figures={figures} className="xl:col-span-2" />
      {figures.discounts.byBeautician.length > 0 && (
        <DiscountsCard figures={figures} className="xl:col-span-2" />
      )}
      <TimeChartCard kind="orders" figures={figures} />
      <TimeChartCard kind="customers" figures={figures} />
      <TopCategoriesCard figures={figures} />
      <TopServicesCard figures={figures} />
      <VisitsHeatMapCard figures={figures} />
      <BeauticianLoadCard figures={figures} />
      <TimeChartCard kind="cancellations" figures={figures} />
      <TimeChartCard kind="page-views" figures={figures} />
      <TopPagesCard figures={figures} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={copy.loading} className="space-y-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

export default function AnalyticsScreen() {
  const [address, setAddress] = useSearchParams();
  const period = readPeriodFromUrl(address, indiaDay(new Date()));
  const { data: figures, isError, isPlaceholderData, refetch } = useAnalytics(period.range);
  useRefreshOnEvents(() => void refetch());
  const change = (next: Record<string, string>): void =>
    setAddress(next, { replace: true, preventScrollReset: true });
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={figures && copy.intro(formatPeriodRange(figures), formatPeriodRange(figures.before))}
      />
      <PeriodPicker period={period} onChange={change} />
      {!figures && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!figures && !isError && <Loading />}
      {figures && (
        <div
          aria-busy={isPlaceholderData}
          className={cx(
            'space-y-4 transition-opacity lg:space-y-5',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <KeyFigureCards totals={figures.totals} />
          {isNothing(figures) ? (
            <EmptyState
              picture="/pictures/empty/orders.svg"
              title={copy.empty}
              text={copy.emptyHelp}
              action={
                period.preset !== '30d' && (
                  <Button look="secondary" onClick={() => change({ period: '30d' })}>
                    {copy.emptyAction}
                  </Button>
                )
              }
            />
          ) : (
            <Charts figures={figures} />
          )}
        </div>
      )}
    </div>
  );
}
