import { indiaDay } from '@haldi/contract/kit/dates';
import type { Board, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { LayoutList, Printer, UserRound } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useIsWide } from '../../../lib/use-media-query.ts';
import { cx } from '../../../ui/cx.ts';
import { DayNavigation } from '../../../ui/day-navigation.tsx';
import { LoadFailed } from '../../../ui/loading-and-load-failed.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { BoardPlacement } from './board-placements.ts';
import { boardCopy, boardCopy as copy } from './copy.ts';
import { NeedsAttentionStrip } from './needs-attention-strip.tsx';
import { PhoneBoard } from './phone-board.tsx';
import { PrintedBoard } from './printed-board.tsx';
import {
  parseBoardDay,
  useBoard,
  usePlacementOptions,
  useRefreshBoard,
  useRefreshBoardOnEvents,
  useSelectedOrder,
} from './queries.ts';
import { type PlacementHandle, SelectedVisitPanel } from './selected-visit-panel.tsx';
import { canMoveOnBoard } from './use-move-visit.ts';
import { usePrintDay } from './use-print-day.ts';
import { moveFocusWithArrowKeys, useSelectedVisit } from './use-selected-visit.ts';
import { WideBoard } from './wide-board.tsx';

function LoadingBoard() {
  return (
    <div role="status" className="flex min-h-0 grow flex-col gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-26 shrink-0 rounded-card!" />
      <div className="grid min-h-80 grow grid-cols-1 gap-2 lg:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="hidden h-full rounded-card! first:block lg:block" />
        ))}
      </div>
    </div>
  );
}

const groupByPerson = ({ visits }: Board): ReadonlyMap<string, readonly BoardVisit[]> =>
  Map.groupBy(
    visits.filter(({ person }) => person !== null),
    ({ person }) => person ?? '',
  );

function DayNotices({ board, isVisitSelected }: { board: Board; isVisitSelected: boolean }) {
  if (board.people.length === 0) {
    return (
      <Notice tone="info">
        {copy.noBeauticians}{' '}
        <Link to="/admin/beauticians" className="font-semibold underline">
          {copy.toBeauticians}
        </Link>
      </Notice>
    );
  }
  if (board.isClosed) return <Notice tone="info">{copy.closed}</Notice>;
  if (board.visits.length > 0 || isVisitSelected) return null;
  return (
    <p className="rounded-card border border-sand bg-white/60 px-4 py-3 text-stone">
      <span className="font-semibold text-plum-900">{copy.empty}.</span> {copy.emptyHelp}
    </p>
  );
}

type DayBoardProps = {
  board: Board;
  /** The data of another day is loading; this one is read-only. */
  isStale: boolean;
};

function DayBoard({ board, isStale }: DayBoardProps) {
  const isWide = useIsWide();
  const { selected, toggle, deselect, deselectAt } = useSelectedVisit();
  const refreshBoard = useRefreshBoard();
  const placer = useRef<PlacementHandle>(null);
  const order = useSelectedOrder(selected?._id);
  const canMove = selected !== undefined && order.data !== undefined && canMoveOnBoard(order.data);
  const places = usePlacementOptions(canMove && !isStale ? selected._id : undefined, board.day);
  const shownPlaces = canMove && !isStale ? places.data : undefined;
  const visitsOf = useMemo(() => groupByPerson(board), [board]);
  const onVisit = useCallback((visit: BoardVisit) => toggle(visit), [toggle]);
  const onWaiting = useCallback((visit: BoardVisit) => toggle(visit, true), [toggle]);
  const onPlace = useCallback((choice: BoardPlacement) => placer.current?.choose(choice), []);
  const selectedVisit =
    selected && (board.visits.find(({ _id }) => _id === selected._id) ?? selected);
  const selection = {
    selectedId: selected?._id,
    places: shownPlaces,
    onVisit,
    onPlace,
  };
  const BoardLayout = isWide ? WideBoard : PhoneBoard;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds arrive here
    <div
      aria-busy={isStale}
      onKeyDown={moveFocusWithArrowKeys}
      className={cx(
        'flex min-h-0 grow flex-col gap-3 transition-opacity print:hidden',
        isStale && 'opacity-50',
      )}
    >
      <DayNotices board={board} isVisitSelected={selected !== undefined} />
      {board.people.length > 0 && (
        <>
          <NeedsAttentionStrip board={board} selectedId={selected?._id} onVisit={onWaiting} />
          <BoardLayout board={board} visitsOf={visitsOf} {...selection} />
        </>
      )}
      {selectedVisit && (
        <SelectedVisitPanel
          key={selectedVisit._id}
          visit={selectedVisit}
          order={order.data}
          hasFailed={order.isError}
          onRetry={() => void order.refetch()}
          day={board.day}
          places={selection.places}
          placesFailed={places.isError}
          placementRef={placer}
          onPlaced={async () => {
            await refreshBoard();
            deselectAt(selectedVisit);
          }}
          onClose={deselect}
        />
      )}
      {/* Room to scroll the end of the day above the sheet. */}
      {selectedVisit && !isWide && <div aria-hidden="true" className="h-[46dvh]" />}
    </div>
  );
}

const printCopy = boardCopy.print;

function PrintDayMenu({ onPrint }: { onPrint: (isSheets: boolean) => void }) {
  return (
    <Menu
      label={printCopy.print}
      icon={<Printer aria-hidden="true" />}
      items={[
        { label: printCopy.board, icon: LayoutList, onSelect: () => onPrint(false) },
        { label: printCopy.sheets, icon: UserRound, onSelect: () => onPrint(true) },
      ]}
    />
  );
}

export default function BoardScreen() {
  const [search, setSearch] = useSearchParams();
  const requestedDay = parseBoardDay(search.get('day'));
  const { data: board, isError, isPlaceholderData, refetch } = useBoard(requestedDay);
  useRefreshBoardOnEvents();
  const today = board?.today ?? indiaDay(new Date());
  const day = requestedDay ?? today;
  const { printed, print } = usePrintDay(day);
  const show = (next: string): void =>
    setSearch(next === today ? {} : { day: next }, { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-3 lg:h-[calc(100dvh-6rem)] lg:min-h-160 print:block print:h-auto">
      <PageHeading
        compact
        title={copy.title}
        className="print:hidden"
        actions={
          <>
            <DayNavigation day={day} today={today} onChange={show} />
            <PrintDayMenu onPrint={(isSheets) => void print(isSheets)} />
          </>
        }
      />
      {board && <PrintedBoard board={board} printed={printed} />}
      {board && <DayBoard board={board} isStale={isPlaceholderData} />}
      {!board && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!board && !isError && <LoadingBoard />}
    </div>
  );
}
