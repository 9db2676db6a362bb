import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { noBeautician } from '@haldi/contract/orders/schema';
import {
  formatStatus,
  isCompleted,
  isOpenStatus,
  type OrderStatus,
} from '@haldi/contract/orders/status';
import { Check, TriangleAlert } from 'lucide-react';
import { AcceptedConflicts } from '../../../schedule/shared/accepted-conflicts.tsx';
import { beauticianNameOrUnassigned } from '../../../schedule/shared/beautician-name.ts';
import { visitsCopy } from '../../../schedule/shared/copy.ts';
import { cx } from '../../../ui/cx.ts';
import {
  fullProgressText,
  progressTextWithTime,
  shortProgressText,
} from '../../shared/progress-text.ts';
import { visitSpan } from './board-layout.ts';
import { boardCopy as copy } from './copy.ts';

export const statusStyles: Record<OrderStatus, string> = {
  pending: 'border-haldi-500 bg-haldi-100 text-plum-950',
  confirmed: 'border-leaf-600 bg-leaf-100 text-plum-950',
  in_progress: 'border-plum-600 bg-plum-100 text-plum-950',
  completed: 'border-edge bg-white text-stone',
  cancelled: 'border-brick-600 bg-brick-100 text-plum-950',
};

export const isUnassigned = ({ beautician, status }: BoardVisit): boolean =>
  beautician === noBeautician && isOpenStatus(status);

export const beauticianLabel = (visit: BoardVisit): string => {
  if (visit.planned) return visitsCopy.planned(visit.planned);
  return isUnassigned(visit)
    ? copy.needsAttention.noneAvailable
    : beauticianNameOrUnassigned(visit.beautician);
};

const timeText = (visit: BoardVisit): string =>
  [`${visit.slot} to ${formatTimeOfDay(visitSpan(visit).to)}`, fullProgressText(visit)]
    .filter(Boolean)
    .join(', ');

type VisitBlockProps = {
  visit: BoardVisit;
  column: number;
  isSelected: boolean;
  onChoose: (visit: BoardVisit) => void;
};

export function VisitBlock({ visit, column, isSelected, onChoose }: VisitBlockProps) {
  const isShort = visit.minutes < 55;
  const progress = progressTextWithTime(visit);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      title={timeText(visit)}
      data-visit={visit._id}
      data-column={column}
      data-minute={visitSpan(visit).from}
      onClick={() => onChoose(visit)}
      className={cx(
        'flex size-full flex-col items-start overflow-hidden rounded-field border border-l-4 px-2 py-0.5 text-left *:shrink-0 text-sm leading-tight wrap-anywhere transition-shadow hover:shadow-soft focus-visible:z-5',
        statusStyles[visit.status],
        isUnassigned(visit) && 'border-dashed',
        visit.isNow && 'ring-2 ring-plum-600',
        isSelected && 'ring-3 ring-plum-700',
      )}
    >
      <span className="flex h-5 w-full flex-wrap items-baseline gap-x-1.5 overflow-hidden text-xs leading-5">
        <span className="font-semibold whitespace-nowrap tabular-nums">{visit.slot}</span>
        <span className="whitespace-nowrap">
          {isCompleted(visit.status) && (
            <Check aria-hidden="true" className="mr-0.5 inline size-3" />
          )}
          {shortProgressText(visit) ?? formatStatus(visit.status)}
        </span>
        {visit.isNow && (
          <span className="ml-auto rounded-full bg-plum-700 px-1.5 font-semibold text-white">
            {copy.now}
          </span>
        )}
      </span>
      <span className={cx('w-full font-semibold', isShort ? 'truncate' : 'line-clamp-2')}>
        {visit.needingChange !== null && (
          <TriangleAlert aria-hidden="true" className="mr-1 inline size-4 text-brick-600" />
        )}
        {visit.customer}
      </span>
      <span className="sr-only">
        {[beauticianLabel(visit), visit.needingChange].filter(Boolean).join(', ')}
      </span>
      {progress !== undefined && (
        <span className="w-full truncate text-xs leading-5 font-semibold text-plum-700 tabular-nums">
          {progress}
        </span>
      )}
      <span className={isShort ? 'sr-only' : 'line-clamp-2 w-full'}>{visit.place}</span>
      <span className={isShort ? 'sr-only' : 'line-clamp-2 w-full'}>{visit.service}</span>
      {!isShort && <AcceptedConflicts visit={visit} />}
    </button>
  );
}
