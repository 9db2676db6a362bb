import type { BoardPerson, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { formatDayWithFullWeekday } from '../../../ui/day-navigation.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  BeauticianColumn,
  BeauticianColumnHeader,
  selectedVisitIdIn,
} from './beautician-column.tsx';
import { placementsForBeautician } from './board-placements.ts';
import { boardCopy as copy } from './copy.ts';
import { NowLine } from './now-line.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useGradualColumnCount } from './use-gradual-column-count.ts';
import type { BoardProps } from './wide-board.tsx';

const noVisits: readonly BoardVisit[] = [];

type PeopleTabsProps = {
  people: readonly BoardPerson[];
  current: number;
  countOf: (person: BoardPerson) => number;
  wordFor: (count: number) => string;
  onShow: (place: number) => void;
};

function PeopleTabs({ people, current, countOf, wordFor, onShow }: PeopleTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current?.children[current];
    if (!(shown instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({ left: shown.offsetLeft - 48 });
  }, [current]);
  return (
    <nav
      aria-label={copy.beauticians}
      className="sticky top-14 z-10 -mx-4 flex items-center border-b border-sand bg-haldi-50 py-1"
    >
      <IconButton
        label={copy.previousBeautician}
        disabled={current === 0}
        onClick={() => onShow(current - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <ul
        ref={list}
        className="relative flex min-w-0 grow gap-1 overflow-x-auto overscroll-x-contain"
      >
        {people.map((person, place) => {
          const count = countOf(person);
          const isShown = place === current;
          return (
            <li key={person._id} className="shrink-0">
              <button
                type="button"
                aria-current={isShown}
                onClick={() => onShow(place)}
                className={cx(
                  'flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap',
                  isShown ? 'bg-plum-700 font-semibold text-white' : 'text-plum-900',
                )}
              >
                {person.name}
                <span
                  className={cx(
                    'rounded-full px-1.5 text-xs tabular-nums',
                    isShown ? 'bg-white/20' : 'bg-sand',
                  )}
                >
                  {count} <span className="sr-only">{wordFor(count)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <IconButton
        label={copy.nextBeautician}
        disabled={current >= people.length - 1}
        onClick={() => onShow(current + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}

export function PhoneBoard({ board, visitsOf, ...choosing }: BoardProps) {
  const { people, day, span } = board;
  const { places } = choosing;
  const scroller = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  // Starts with the visible person.
  const shown = useGradualColumnCount(places && `${places.order} ${day}`, people.length);
  const show = (place: number): void => {
    const { current: part } = scroller;
    part?.scrollTo({ left: place * part.clientWidth, behavior: 'smooth' });
  };
  const visits = (person: BoardPerson): readonly BoardVisit[] =>
    visitsOf.get(person._id) ?? noVisits;
  const countOf = (person: BoardPerson): number =>
    places
      ? placementsForBeautician(person, places).filter(({ kind }) => kind === 'free').length
      : visits(person).length;
  return (
    <div>
      <PeopleTabs
        people={people}
        current={Math.min(current, people.length - 1)}
        countOf={countOf}
        wordFor={places ? copy.freeSlots : copy.visits}
        onShow={show}
      />
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={copy.schedule(formatDayWithFullWeekday(day))}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
        className="-mx-4 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain border-b border-sand bg-white"
      >
        {people.map((person, place) => (
          <div key={person._id} className="w-full shrink-0 snap-start snap-always">
            <BeauticianColumnHeader person={person} visits={visits(person)} className="px-4" />
            <div className="relative flex">
              <TimeAxis day={day} whole={span} className="z-6" />
              <BeauticianColumn
                {...choosing}
                places={
                  (place + people.length - current) % people.length < shown ? places : undefined
                }
                selectedId={selectedVisitIdIn(visits(person), choosing.selectedId)}
                board={board}
                person={person}
                visits={visits(person)}
                index={place}
                className="min-w-0 grow border-l border-sand"
              />
              <NowLine day={day} whole={span} />
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}
