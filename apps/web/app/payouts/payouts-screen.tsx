import { calendarPeriodBefore } from '@haldi/contract/kit/calendar-periods';
import { indiaDay } from '@haldi/contract/kit/dates';
import { Percent } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { periodInUrl } from '../lib/period-in-url.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PeriodPicker } from '../ui/period-picker.tsx';
import { payoutsCopy as copy } from './copy.ts';
import { PayoutList } from './payout-list.tsx';
import { usePayoutOverview } from './queries.ts';

export default function PayoutsScreen() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const lastMonth = calendarPeriodBefore('month', { from: today, to: today });
  const period = periodInUrl(search, lastMonth);
  const { data, isError, refetch } = usePayoutOverview(period);
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        actions={
          <LinkButton to="/admin/payouts/shares" look="secondary" className="print:hidden">
            <Percent aria-hidden="true" className="size-5" />
            {copy.shares}
          </LinkButton>
        }
      />
      <PeriodPicker
        period={period}
        onChange={(next) => setSearch(next, { replace: true, preventScrollReset: true })}
      />
      {period.to > today && <Notice tone="info">{copy.notEnded}</Notice>}
      {data?.beauticians.length === 0 && (
        <EmptyState
          picture="/pictures/empty/search.svg"
          title={copy.none}
          text={copy.noneText}
          action={<LinkButton to="/admin/beauticians">{copy.toBeauticians}</LinkButton>}
        />
      )}
      {data && data.beauticians.length > 0 && (
        <PayoutList rows={data.beauticians} period={period} />
      )}
      {!data && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={3} shape="h-20" />}
    </div>
  );
}
