import { formatOneLineAddress } from '@haldi/contract/accounts/addresses/one-line-address';
import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Board, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { formatPhone } from '../../../lib/phone.ts';
import { cx } from '../../../ui/cx.ts';
import { visitSpan } from './board-layout.ts';
import { boardCopy } from './copy.ts';
import type { PrintedDay } from './use-print-day.ts';

const copy = boardCopy.print;

const cell = 'border border-edge px-2 py-1.5 text-left align-top';

function Who({ visit }: { visit: BoardVisit }) {
  const { recipient, customer, phone } = visit;
  return (
    <>
      <span className="block font-semibold">{recipient?.name ?? customer}</span>
      <span className="block whitespace-nowrap tabular-nums">
        {formatPhone(recipient?.phone ?? phone)}
      </span>
      {recipient && <span className="block">{copy.bookedBy(customer)}</span>}
    </>
  );
}

const addressOf = (order: Order): string =>
  formatOneLineAddress({ ...order.address, town: order.address.city });

function PrintedVisit({ visit, order }: { visit: BoardVisit; order: Order | undefined }) {
  return (
    <tr>
      <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>
        <span className="block font-semibold">{visit.slot}</span>
        {copy.until(formatTimeOfDay(visitSpan(visit).to))}
        <span className="block text-xs">#{visit.orderId}</span>
      </td>
      <td className={cell}>
        <Who visit={visit} />
      </td>
      <td className={cell}>{order ? addressOf(order) : visit.place}</td>
      <td className={cell}>
        {visit.service}
        {visit.note !== '' && <span className="mt-1 block italic">{copy.note(visit.note)}</span>}
      </td>
      <td className={cx(cell, 'text-right! whitespace-nowrap tabular-nums')}>
        {order && formatPaise(outstandingAmount(orderAmounts(order)))}
      </td>
    </tr>
  );
}

type PrintedPersonProps = {
  name: string;
  day: string;
  visits: readonly BoardVisit[];
  printed: PrintedDay | undefined;
};

function PrintedPerson({ name, day, visits, printed }: PrintedPersonProps) {
  if (visits.length === 0) return null;
  return (
    <section
      aria-label={copy.dayOf(name)}
      data-breaks
      className={cx('mt-5', printed?.isSheets && 'break-after-page last:break-after-auto')}
    >
      <h2 className="mb-2 break-after-avoid text-xl">
        {name}
        {printed?.isSheets && `, ${formatDayWithWeekday(day)}`}
      </h2>
      <table className="w-full table-fixed border-collapse text-sm wrap-anywhere">
        <colgroup>
          <col className="w-[14%]" />
          <col className="w-[20%]" />
          <col className="w-[26%]" />
          <col className="w-[27%]" />
          <col className="w-[13%]" />
        </colgroup>
        <thead>
          <tr>
            {copy.columns.map((header) => (
              <th key={header} scope="col" className={cx(cell, 'font-semibold')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <PrintedVisit key={visit._id} visit={visit} order={printed?.orders.get(visit._id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On paper instead of the board, which is as wide as the salon has beauticians. */
export function PrintedBoard({
  board,
  printed,
}: {
  board: Board;
  printed: PrintedDay | undefined;
}) {
  const { people, visits, day } = board;
  const sorted = visits.toSorted((a, b) => visitSpan(a).from - visitSpan(b).from);
  const visitsOf = (person: string | null) => sorted.filter((visit) => visit.person === person);
  return (
    <div className="hidden print:block">
      {!printed?.isSheets && (
        <h1 className="text-2xl">{`${boardCopy.title}, ${formatDayWithWeekday(day)}`}</h1>
      )}
      {visits.length === 0 && <p className="mt-3">{boardCopy.empty}.</p>}
      <PrintedPerson
        name={boardCopy.needsAttention.unassigned}
        visits={visitsOf(null)}
        {...{ day, printed }}
      />
      {people.map(({ _id, name }) => (
        <PrintedPerson key={_id} name={name} visits={visitsOf(_id)} {...{ day, printed }} />
      ))}
    </div>
  );
}
