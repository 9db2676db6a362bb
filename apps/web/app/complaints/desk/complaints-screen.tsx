import {
  type ComplaintSummary,
  ComplaintView,
  complaintViews,
} from '@haldi/contract/complaints/desk/schema';
import { formatDay } from '@haldi/contract/kit/dates';
import { useSearchParams } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { useComplaints } from '../queries.ts';
import { ComplaintStateBadges } from '../shared/complaint-state-badge.tsx';
import { complaintDeskCopy, complaintPath } from '../shared/desk-copy.ts';
import { complaintsCopy as copy } from './copy.ts';

/** In the URL, since the dashboard links to a view. */
const useView = () => {
  const [params, setParams] = useSearchParams();
  const view = ComplaintView.safeParse(params.get('view')).data ?? 'open';
  const choose = (next: ComplaintView): void =>
    setParams(next === 'open' ? {} : { view: next }, { replace: true, preventScrollReset: true });
  return [view, choose] as const;
};

type ViewsProps = {
  view: ComplaintView;
  counts: Record<ComplaintView, number> | undefined;
  onChoose: (view: ComplaintView) => void;
};

function Views({ view, counts, onChoose }: ViewsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 py-1">
      <legend className="sr-only">{copy.views}</legend>
      {complaintViews.map((one) => (
        <Chip key={one} chosen={one === view} onClick={() => onChoose(one)}>
          {complaintDeskCopy.views[one]}{' '}
          {counts && <span className="ml-1 tabular-nums opacity-80">{counts[one]}</span>}
        </Chip>
      ))}
    </fieldset>
  );
}

function ComplaintCard({ complaint }: { complaint: ComplaintSummary }) {
  const { _id, order, source, state, dueOn, isOverdue, handler, text } = complaint;
  return (
    <Card
      as="li"
      className={cx('relative flex min-w-0 flex-col gap-2 p-4', isOverdue && 'border-brick-600')}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
          <Link
            to={complaintPath(_id)}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {order.customer?.name ?? copy.formerCustomer}
          </Link>
        </h2>
        <span className="flex flex-wrap gap-1.5">
          <ComplaintStateBadges complaint={complaint} />
          <Badge>{copy.sources[source]}</Badge>
        </span>
      </div>
      <p className="text-sm text-stone">
        {copy.of(order.orderId)} · {formatDay(order.appointmentDate)} ·{' '}
        {copy.visitBy(order.beautician)}
      </p>
      <p className="line-clamp-3 wrap-anywhere">{text || copy.noText}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-t border-sand pt-2 text-sm empty:hidden">
        {handler && <span className="text-stone">{copy.handledBy(handler.name)}</span>}
        {!handler && state === 'open' && (
          <span className="font-semibold text-plum-900">{copy.noHandlerYet}</span>
        )}
        {state === 'open' && (
          <span
            className={cx(
              'tabular-nums',
              isOverdue ? 'font-semibold text-brick-700' : 'text-stone',
            )}
          >
            {copy.dueOn(dueOn)}
          </span>
        )}
      </p>
    </Card>
  );
}

type ListProps = { query: ReturnType<typeof useComplaints>; view: ComplaintView };

function ComplaintList({ query, view }: ListProps) {
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) {
    return <Loading text={copy.loading} count={3} shape="h-40" className="xl:grid-cols-2" />;
  }
  const complaints = data.pages.flatMap(({ items }) => items);
  if (complaints.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/reviews.svg"
        title={copy.none}
        text={copy.emptyText[view]}
      />
    );
  }
  return (
    <>
      <ul
        aria-label={copy.list}
        aria-busy={isPlaceholderData || undefined}
        className="grid gap-3 transition-opacity aria-busy:opacity-60 lg:gap-4 xl:grid-cols-2"
      >
        {complaints.map((complaint) => (
          <ComplaintCard key={complaint._id} complaint={complaint} />
        ))}
      </ul>
      <ShowMoreButton pages={query} label={copy.more} className="mt-6" />
    </>
  );
}

export default function ComplaintsScreen() {
  const [view, setView] = useView();
  const query = useComplaints(view);
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <Views view={view} counts={query.data?.pages[0]?.counts} onChoose={setView} />
      <ComplaintList query={query} view={view} />
    </div>
  );
}
