import { cx } from '../ui/cx.ts';
import type { BoardProps } from './board-table.tsx';
import { visitsIn } from './board-view.ts';
import { dashboardCopy } from './copy.ts';
import { VisitCard } from './visit-card.tsx';

const copy = dashboardCopy.board;

/** Phones: one slot after the other. */
export function BoardList({ board, current }: BoardProps) {
  return (
    <ol className="space-y-3">
      {board.slots.map((slot) => {
        const taking = visitsIn(board, slot);
        const visits = taking.filter((visit) => visit.slot === slot);
        const goingOn = taking.filter((visit) => visit.slot !== slot);
        return (
          <li
            key={slot}
            className={cx(
              'rounded-card border p-3',
              slot === current ? 'border-haldi-400 bg-haldi-100' : 'border-sand bg-white/60',
            )}
          >
            <h2 className="flex items-baseline justify-between font-body text-base font-semibold tracking-normal">
              {slot}
              <span className="text-sm font-normal text-stone">
                {copy.seats(taking.length, board.seats)}
              </span>
            </h2>
            <div className="space-y-2 not-empty:mt-2">
              {visits.map((visit) => (
                <VisitCard key={visit._id} visit={visit} showBeautician />
              ))}
              {goingOn.map((visit) => (
                <p key={visit._id} className="text-sm text-stone">
                  {copy.goesOn(visit.customer)}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
