import { indiaDay, indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { useNow } from '../../../lib/use-now.ts';
import { pixelBox } from './board-layout.ts';
import { boardCopy as copy } from './copy.ts';

export const currentMinuteOn = (day: string, { from, to }: Span, now: Date): number | undefined => {
  if (indiaDay(now) !== day) return undefined;
  const minute = indiaMinuteOfDay(now);
  return minute >= from && minute <= to ? minute : undefined;
};

type NowLineProps = { day: string; whole: Span; showTime?: boolean };

export function NowLine({ day, whole, showTime = false }: NowLineProps) {
  const minute = currentMinuteOn(day, whole, useNow());
  if (minute === undefined) return null;
  const { top } = pixelBox({ from: minute, to: minute }, whole);
  return (
    <div
      style={{ top }}
      className="pointer-events-none absolute inset-x-0 z-4 border-t-2 border-rose-500"
    >
      {showTime && (
        <span className="absolute right-0 -translate-y-1/2 rounded-full bg-plum-700 px-1.5 text-xs leading-5 font-semibold whitespace-nowrap text-white tabular-nums">
          <span className="sr-only">{copy.now} </span>
          {formatTimeOfDay(minute)}
        </span>
      )}
    </div>
  );
}
