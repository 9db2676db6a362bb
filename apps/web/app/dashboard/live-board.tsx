import { formatDay } from '@haldi/contract/kit/dates';
import { ArrowLeft } from 'lucide-react';
import { useRefreshOnEvents } from '../admin/events-store.ts';
import { useIsWide } from '../lib/use-media.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/fetch-states.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BoardList } from './board-list.tsx';
import { BoardTable } from './board-table.tsx';
import { currentSlot } from './board-view.ts';
import { dashboardCopy } from './copy.ts';
import { useBoard } from './queries.ts';

const copy = dashboardCopy.board;

function BoardContent() {
  const { data: board, isError, refetch } = useBoard();
  const isWide = useIsWide();
  useRefreshOnEvents(() => void refetch());
  if (!board && isError) {
    return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  }
  if (!board) {
    return (
      <div role="status" aria-label={copy.loading} className="space-y-3">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
    );
  }
  const props = { board, current: currentSlot(board, new Date()) };
  return (
    <>
      <p className="mb-4 text-stone">{copy.intro(formatDay(board.day))}</p>
      {board.seats === 0 && (
        <Notice tone="info" className="mb-4">
          {copy.nobody}{' '}
          <Link to="/admin/beauticians" className="font-semibold underline">
            {copy.toBeauticians}
          </Link>
        </Notice>
      )}
      {board.visits.length === 0 && (
        <EmptyState
          picture="/pictures/empty/orders.svg"
          title={copy.empty}
          text={copy.emptyHelp}
          className="pt-0"
        />
      )}
      {isWide ? <BoardTable {...props} /> : <BoardList {...props} />}
    </>
  );
}

/** The day as it runs. */
export function LiveBoard({ onClose }: { onClose: () => void }) {
  return (
    <div>
      <PageHeading
        compact
        title={copy.title}
        className="mb-2"
        actions={
          <Button look="secondary" onClick={onClose}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {dashboardCopy.backToDashboard}
          </Button>
        }
      />
      <BoardContent />
    </div>
  );
}
