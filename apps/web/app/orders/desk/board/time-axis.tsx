import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { cx } from '../../../ui/cx.ts';
import { fullHourMinutesIn, pixelBox, pixelHeight } from './board-layout.ts';
import { NowLine } from './now-line.tsx';

/** `9 AM` */
const shortHour = (minute: number): string =>
  formatTimeOfDay(minute).replace(':00', '').replace(/^0/, '');

type TimeAxisProps = { day: string; whole: Span; className?: string };

export function TimeAxis({ day, whole, className }: TimeAxisProps) {
  return (
    <div
      style={{ height: pixelHeight(whole) }}
      className={cx('relative w-16 shrink-0 bg-white text-xs text-stone tabular-nums', className)}
    >
      {fullHourMinutesIn(whole).map((minute) => (
        <span
          key={minute}
          style={{ top: pixelBox({ from: minute, to: minute }, whole).top }}
          className={cx(
            'absolute right-2 whitespace-nowrap',
            minute === whole.from ? 'translate-y-0.5' : '-translate-y-1/2',
            minute === whole.to && '-translate-y-full!',
          )}
        >
          {shortHour(minute)}
        </span>
      ))}
      <NowLine day={day} whole={whole} showTime />
    </div>
  );
}

export function HourLines({ whole }: { whole: Span }) {
  return fullHourMinutesIn(whole).map((minute) => (
    <div
      key={minute}
      aria-hidden="true"
      style={{ top: pixelBox({ from: minute, to: minute }, whole).top }}
      className="absolute inset-x-0 border-t border-sand"
    />
  ));
}
