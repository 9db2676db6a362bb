import type { Board, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { useEffect, useRef } from 'react';
import { formatDayWithFullWeekday } from '../../../ui/day-navigation.tsx';
import {
  BeauticianColumn,
  BeauticianColumnHeader,
  type BoardSelection,
  selectedVisitIdIn,
} from './beautician-column.tsx';
import { pixelBox } from './board-layout.ts';
import { boardCopy as copy } from './copy.ts';
import { currentMinuteOn, NowLine } from './now-line.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useGradualColumnCount } from './use-gradual-column-count.ts';

export type BoardProps = BoardSelection & {
  board: Board;
  visitsOf: ReadonlyMap<string, readonly BoardVisit[]>;
};

const axisPixels = 64;
const minColumnPixels = 176;
const noVisits: readonly BoardVisit[] = [];

/** Scrolls to an hour before now once per day. */
const useScrollToNow = ({ day, span }: Board) => {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day begins anew, another span does not
  useEffect(() => {
    const minute = currentMinuteOn(day, span, new Date());
    const top = minute === undefined ? 0 : pixelBox({ from: minute - 60, to: minute }, span).top;
    region.current?.scrollTo({ top });
  }, [day]);
  return region;
};

export function WideBoard({ board, visitsOf, ...choosing }: BoardProps) {
  const { people, day, span } = board;
  const { places } = choosing;
  const shown = useGradualColumnCount(places && `${places.order} ${day}`, people.length);
  const minWidth = axisPixels + people.length * minColumnPixels;
  return (
    <section
      ref={useScrollToNow(board)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={copy.schedule(formatDayWithFullWeekday(day))}
      className="relative min-h-80 grow scroll-pt-18 scroll-pl-16 overflow-auto overscroll-contain rounded-card border border-sand bg-white"
    >
      <div
        style={{ minWidth }}
        className="sticky top-0 z-10 flex border-b border-sand bg-haldi-100"
      >
        <div className="sticky left-0 z-1 w-16 shrink-0 bg-haldi-100" />
        {people.map((person) => (
          <BeauticianColumnHeader
            key={person._id}
            person={person}
            visits={visitsOf.get(person._id) ?? noVisits}
            className="flex-1 basis-0 border-l border-sand"
          />
        ))}
      </div>
      <div style={{ minWidth }} className="relative flex">
        <TimeAxis day={day} whole={span} className="sticky left-0 z-6" />
        {people.map((person, place) => (
          <BeauticianColumn
            key={person._id}
            {...choosing}
            places={place < shown ? places : undefined}
            selectedId={selectedVisitIdIn(
              visitsOf.get(person._id) ?? noVisits,
              choosing.selectedId,
            )}
            board={board}
            person={person}
            visits={visitsOf.get(person._id) ?? noVisits}
            index={place}
            className="min-w-0 flex-1 basis-0 border-l border-sand"
          />
        ))}
        <NowLine day={day} whole={span} />
      </div>
    </section>
  );
}
