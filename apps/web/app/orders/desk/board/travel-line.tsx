import type { BoardTravelLeg, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { Car, TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { pixelBox, visitSpan } from './board-layout.ts';
import { boardCopy as copy } from './copy.ts';

type TravelLineProps = { way: BoardTravelLeg; to: BoardVisit; whole: Span };

export function TravelLine({ way, to, whole }: TravelLineProps) {
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
