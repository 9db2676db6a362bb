import type { Board, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { CheckCheck } from 'lucide-react';
import { memo, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { needsAttentionColumnIndex } from './arrow-navigation.ts';
import { visitSpan } from './board-layout.ts';
import { boardCopy } from './copy.ts';
import { beauticianLabel, isUnassigned, statusStyles } from './visit-block.tsx';

const copy = boardCopy.needsAttention;

const visitsNeedingAttention = ({ visits }: Board): BoardVisit[] => {
  const needingChange = visits.filter((visit) => visit.needingChange !== null);
  const unassigned = visits.filter((visit) => visit.needingChange === null && isUnassigned(visit));
  const closedUnassigned = visits.filter(
    ({ person, status }) => person === null && !isOpenStatus(status),
  );
  return [...needingChange, ...unassigned, ...closedUnassigned];
};

type VisitButtonProps = {
  visit: BoardVisit;
  isSelected: boolean;
  onChoose: (visit: BoardVisit) => void;
};

const VisitButton = memo(function VisitButton({ visit, isSelected, onChoose }: VisitButtonProps) {
  const needsChange = visit.needingChange !== null;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-waiting={visit._id}
      data-column={needsAttentionColumnIndex}
      data-minute={visitSpan(visit).from}
      onClick={() => onChoose(visit)}
      className={cx(
        'flex h-full w-60 flex-col items-start rounded-field border border-l-4 px-3 py-1.5 text-left text-sm leading-tight wrap-anywhere transition-shadow hover:shadow-soft',
        needsChange ? 'border-brick-600 bg-white' : cx('border-dashed', statusStyles[visit.status]),
        isSelected && 'ring-3 ring-plum-700',
      )}
    >
      <span className="flex w-full items-center justify-between gap-2">
        <span className="font-semibold tabular-nums">{visit.slot}</span>
        <Badge tone={needsChange ? 'bad' : 'golden'} className="px-2 py-0 text-xs">
          {needsChange ? copy.needsChange : copy.unassigned}
        </Badge>
      </span>
      <span className="line-clamp-1 font-semibold">{visit.customer}</span>
      <span className={cx('line-clamp-2', needsChange ? 'text-brick-700' : 'text-stone')}>
        {visit.needingChange ?? beauticianLabel(visit)}
      </span>
      {!needsChange && <span className="line-clamp-1 text-stone">{visit.place}</span>}
    </button>
  );
});

type NeedsAttentionStripProps = {
  board: Board;
  selectedId: string | undefined;
  onVisit: (visit: BoardVisit) => void;
};

/** The empty state has the same height, to avoid layout shifts. */
export function NeedsAttentionStrip({ board, selectedId, onVisit }: NeedsAttentionStripProps) {
  const id = useId();
  const waiting = visitsNeedingAttention(board);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-body text-sm font-semibold tracking-normal text-plum-900">
        {copy.title}
        {waiting.length > 0 && (
          <span className="ml-1.5 rounded-full bg-brick-100 px-2 text-brick-700 tabular-nums">
            {waiting.length}
          </span>
        )}
      </h2>
      {waiting.length === 0 ? (
        <p className="flex h-24 items-center gap-2 rounded-card border border-sand bg-white/60 px-4 text-stone">
          <CheckCheck aria-hidden="true" className="size-5 text-leaf-600" />
          {copy.none}
        </p>
      ) : (
        <ul className="-mx-1 flex h-26 gap-2 overflow-x-auto overscroll-x-contain px-1 py-1">
          {waiting.map((visit) => (
            <li key={visit._id} className="shrink-0">
              <VisitButton visit={visit} isSelected={visit._id === selectedId} onChoose={onVisit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
