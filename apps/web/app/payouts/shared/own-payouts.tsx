import { formatPeriod } from '@haldi/contract/kit/calendar-periods';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { useSearchParams } from 'react-router';
import { errorText } from '../../lib/error-text.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { payoutsCopy } from '../copy.ts';
import { useOwnPayout, useOwnPayouts } from '../queries.ts';
import { StatementView } from '../statement-view.tsx';

const copy = payoutsCopy.own;

type Query = { isError: boolean; error: unknown; refetch: () => Promise<unknown> };

function NotLoaded({ query: { isError, error, refetch } }: { query: Query }) {
  const reason = errorText(error);
  if (!isError) return <Loading isQuiet text={payoutsCopy.loading} count={3} shape="h-20" />;
  return (
    <LoadFailed
      title={payoutsCopy.failed}
      {...(reason && { text: reason })}
      onRetry={() => void refetch()}
    />
  );
}

function OwnPayoutList({ userId }: { userId: string }) {
  const query = useOwnPayouts(userId);
  return (
    <>
      <h1 className="text-3xl text-plum-950">{copy.title}</h1>
      <p className="mt-1 text-stone">{copy.intro}</p>
      <div className="mt-5">
        {!query.data && <NotLoaded query={query} />}
        {query.data?.length === 0 && (
          <EmptyState picture="/pictures/empty/orders.svg" title={copy.none} text={copy.noneText} />
        )}
        {query.data && query.data.length > 0 && (
          <ul className="space-y-3">
            {query.data.map((paid) => (
              <li key={paid._id}>
                <Link
                  to={`?statement=${paid._id}`}
                  className="flex items-baseline justify-between gap-4 rounded-card border-2 border-sand bg-white p-4 text-plum-950 hover:bg-haldi-50"
                >
                  <span>
                    <span className="block text-lg font-semibold">{formatPeriod(paid)}</span>
                    <span className="text-stone">{copy.paidOn(formatDay(paid.paidOn))}</span>
                  </span>
                  <span className="text-xl font-semibold tabular-nums">
                    {formatPaise(paid.amount)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function OwnPayout({ userId, payout }: { userId: string; payout: string }) {
  const query = useOwnPayout(userId, payout);
  return (
    <>
      <BackLink to="/work/payouts">{copy.title}</BackLink>
      {query.data && (
        <>
          <h1 className="mb-4 text-3xl text-plum-950">{formatPeriod(query.data)}</h1>
          <StatementView statement={query.data} />
        </>
      )}
      {!query.data && <NotLoaded query={query} />}
    </>
  );
}

/** In the beautician app. The server checks whose statement it is. */
export default function OwnPayouts({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const payout = search.get('statement');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-5 lg:px-5">
      {payout === null ? (
        <OwnPayoutList userId={userId} />
      ) : (
        <OwnPayout userId={userId} payout={payout} />
      )}
    </div>
  );
}
