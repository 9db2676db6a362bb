import { formatShortTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type {
  Board,
  BoardPerson,
  BoardTravelLeg,
  BoardVisit,
  PlacementOptions,
} from '@haldi/contract/orders/desk/board/schema';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { Car, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { formatDuration } from '../../../lib/duration.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import {
  assignLanes,
  freeSpans,
  type LaneItem,
  minDrawnMinutes,
  nonWorkingSpans,
  pixelBox,
  pixelHeight,
  tappableBox,
  totalMinutes,
  visitSpan,
} from './board-layout.ts';
import { type BoardPlacement, placementsForBeautician } from './board-placements.ts';
import { boardCopy as copy } from './copy.ts';
import { PlacementButton } from './placement-button.tsx';
import { HourLines } from './time-axis.tsx';
import { VisitBlock } from './visit-block.tsx';

export type BoardSelection = {
  selectedId: string | undefined;
  /** Undefined while loading, or if the visit cannot be moved. */
  places: PlacementOptions | undefined;
  onVisit: (visit: BoardVisit) => void;
  onPlace: (choice: BoardPlacement) => void;
};

const hoursText = ({ hours, isFreelancer }: BoardPerson): string => {
  if (isFreelancer) return copy.freelancer;
  if (hours.length === 0) return copy.off;
  return hours
    .map(({ from, to }) => `${formatShortTimeOfDay(from)} to ${formatShortTimeOfDay(to)}`)
    .join(', ');
};

const freeText = ({ hours }: BoardPerson, visits: readonly BoardVisit[]): string => {
  if (hours.length === 0) return '';
  const minutes = totalMinutes(freeSpans(hours, visits));
  return minutes === 0 ? copy.fullyBooked : copy.free(formatDuration(minutes));
};

type ColumnHeaderProps = { person: BoardPerson; visits: readonly BoardVisit[]; className?: string };

export const BeauticianColumnHeader = memo(function ColumnHeader(props: ColumnHeaderProps) {
  const { person, visits, className } = props;
  const isAway = person.hours.length === 0 && !person.isFreelancer;
  return (
    <div className={cx('flex min-w-0 items-center gap-2 px-2 py-2', className)}>
      <Avatar
        name={person.name}
        picture={person.picture}
        isPale={isAway}
        className="size-9 text-sm"
      />
      <span className="min-w-0 leading-tight">
        <span className="line-clamp-1 text-sm font-semibold text-plum-900 wrap-anywhere">
          {person.name}
        </span>
        <span className="block truncate text-xs text-stone">{hoursText(person)}</span>
        <span className="block truncate text-xs text-leaf-700">{freeText(person, visits)}</span>
      </span>
    </div>
  );
});

/** Visits make room for the free slots while a visit is selected. */
const laneStyle = ({ lane, lanes }: LaneItem<unknown>, from: number, to: number) => ({
  left: `${from + ((to - from) * lane) / lanes}%`,
  width: `${(to - from) / lanes}%`,
});

type ColumnProps = BoardSelection & {
  board: Board;
  person: BoardPerson;
  visits: readonly BoardVisit[];
  index: number;
  className?: string;
};

/** Undefined for other columns, so that `memo` skips them. */
export const selectedVisitIdIn = (
  visits: readonly BoardVisit[],
  chosen: string | undefined,
): string | undefined => (visits.some(({ _id }) => _id === chosen) ? chosen : undefined);

const choiceSpan = ({ slot }: BoardPlacement): Span => ({
  from: parseTimeOfDay(slot),
  to: parseTimeOfDay(slot) + minDrawnMinutes,
});

type TravelLineProps = { way: BoardTravelLeg; to: BoardVisit; whole: Span };

function TravelLine({ way, to, whole }: TravelLineProps) {
  const { minutes, gap, isTight } = way;
  if (minutes === 0 && !isTight) return null;
  const { from: begins } = visitSpan(to);
  const length = isTight ? Math.max(gap, 0) : minutes;
  const box = pixelBox({ from: begins - length, to: begins }, whole);
  const Icon = isTight ? TriangleAlert : Car;
  return (
    <div style={box} className="pointer-events-none absolute right-1 left-1 z-3 flex items-center">
      <span
        aria-hidden="true"
        className={cx('ml-3 h-full border-l-2', isTight ? 'border-brick-600' : 'border-edge')}
      />
      <span
        className={cx(
          'ml-1 inline-flex items-center gap-1 rounded-full px-1.5 text-xs leading-4 whitespace-nowrap',
          isTight ? 'bg-brick-100 font-semibold text-brick-700' : 'bg-white/85 text-stone',
        )}
      >
        <Icon aria-hidden="true" className="size-3" />
        {isTight ? copy.tightTravel(minutes, gap) : copy.travel(minutes)}
      </span>
    </div>
  );
}

export const BeauticianColumn = memo(function Column(props: ColumnProps) {
  const { board, person, visits, index, selectedId, places, onVisit, onPlace, className } = props;
  const boardSpan = board.span;
  const choices = useMemo(
    () => (places ? assignLanes(placementsForBeautician(person, places), choiceSpan) : []),
    [person, places],
  );
  const laidOutVisits = useMemo(() => assignLanes(visits, visitSpan), [visits]);
  const visitsWidth = choices.length > 0 ? 45 : 100;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a column of a board is no group of fields.
    <div
      role="group"
      aria-label={copy.visitsOf(person.name, visits.length)}
      style={{ height: pixelHeight(boardSpan) }}
      className={cx('relative bg-white', className)}
    >
      {nonWorkingSpans(boardSpan, person.isFreelancer ? [boardSpan] : person.hours).map((span) => (
        <div
          key={span.from}
          aria-hidden="true"
          style={pixelBox(span, boardSpan)}
          className="absolute inset-x-0 bg-sand/70"
        />
      ))}
      <HourLines whole={boardSpan} />
      {laidOutVisits.map((one) => (
        <div
          key={one.item._id}
          style={{
            ...tappableBox(visitSpan(one.item), boardSpan),
            ...laneStyle(one, 0, visitsWidth),
          }}
          className="absolute z-2 p-px"
        >
          <VisitBlock
            visit={one.item}
            column={index}
            isSelected={one.item._id === selectedId}
            onChoose={onVisit}
          />
        </div>
      ))}
      {choices.length === 0 &&
        board.ways.map((way) => {
          const to = visits.find(({ _id }) => _id === way.to);
          return to && <TravelLine key={way.to} way={way} to={to} whole={boardSpan} />;
        })}
      {choices.map((one) => (
        <div
          key={one.item.slot}
          style={{
            ...tappableBox(choiceSpan(one.item), boardSpan),
            ...laneStyle(one, visitsWidth, 100),
          }}
          className="absolute z-3 p-px"
        >
          <PlacementButton choice={one.item} column={index} onChoose={onPlace} />
        </div>
      ))}
    </div>
  );
});
