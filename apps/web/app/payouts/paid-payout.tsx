import { formatPeriod } from '@haldi/contract/kit/calendar-periods';
import { errorText } from '../lib/error-text.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { payoutsCopy } from './copy.ts';
import { usePaidPayout } from './queries.ts';
import { ExportStatement, PrintStatement } from './statement-actions.tsx';
import { StatementView } from './statement-view.tsx';

const copy = payoutsCopy.statement;

export function PaidPayout({ payout }: { payout: string }) {
  const { data, isError, error, refetch } = usePaidPayout(payout);
  const reason = errorText(error);
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={data ? copy.title(data.name) : payoutsCopy.title}
        intro={data && <span className="print:hidden">{formatPeriod(data)}</span>}
        before={
          <div className="print:hidden">
            <BackLink
              to={data ? `/admin/payouts?from=${data.from}&to=${data.to}` : '/admin/payouts'}
            >
              {copy.back}
            </BackLink>
          </div>
        }
        actions={
          data && (
            <>
              <ExportStatement statement={data} />
              <PrintStatement />
            </>
          )
        }
      />
      {data && <StatementView statement={data} />}
      {!data && isError && (
        <LoadFailed
          title={copy.failed}
          {...(reason && { text: reason })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={2} shape="h-40" />}
    </div>
  );
}
