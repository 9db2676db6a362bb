import type { Board } from '@haldi/contract/dashboard/schema';
import { noBeautician } from '@haldi/contract/orders/schema';
import type { Slot } from '@haldi/contract/schedule/slots';
import { beauticianName } from '../schedule/shared/beautician-name.ts';
import { cx } from '../ui/cx.ts';
import { columnsOf, entriesAt, visitsIn } from './board-view.ts';
import { dashboardCopy } from './copy.ts';
import { VisitCard } from './visit-card.tsx';

const copy = dashboardCopy.board;

export type BoardProps = { board: Board; current: Slot | undefined };

/** Wide screens: slots down, beauticians across. */
export function BoardTable({ board, current }: BoardProps) {
  const columns = columnsOf(board);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={copy.caption} className="overflow-x-auto rounded-card">
      <table className="w-full border-separate border-spacing-0 rounded-card border border-sand bg-white">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-haldi-100 p-3 text-left text-sm">
              {copy.slot}
            </th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="min-w-35 border-l border-sand bg-haldi-100 px-2.5 py-3 text-left leading-snug wrap-anywhere"
              >
                {beauticianName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.slots.map((slot) => (
            <tr key={slot} className={cx(slot === current && 'bg-haldi-50')}>
              <th
                scope="row"
                className={cx(
                  'sticky left-0 z-1 border-t border-sand p-3 text-left align-top whitespace-nowrap',
                  slot === current ? 'bg-haldi-200' : 'bg-white',
                )}
              >
                <span className="block font-semibold">{slot}</span>
                <span className="text-sm font-normal text-stone">
                  {copy.seats(visitsIn(board, slot).length, board.seats)}
                </span>
              </th>
              {columns.map((name) => (
                <td key={name} className="border-t border-l border-sand p-1.5 align-top">
                  <Cell
                    entries={entriesAt(board, slot, name)}
                    free={name === noBeautician ? '' : copy.free}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { entries: ReturnType<typeof entriesAt>; free: string };

function Cell({ entries, free }: CellProps) {
  if (entries.length === 0) return <span className="px-1 text-sm text-stone">{free}</span>;
  return (
    <div className="space-y-2">
      {entries.map(({ visit, begins }) =>
        begins ? (
          <VisitCard key={visit._id} visit={visit} />
        ) : (
          <p
            key={visit._id}
            className="rounded-field border border-dashed border-edge px-2.5 py-1.5 text-sm wrap-anywhere text-stone"
          >
            {copy.goesOn(visit.customer)}
          </p>
        ),
      )}
    </div>
  );
}
