import { addDays, formatDay, formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { weekdayNames } from '@haldi/contract/kit/weekdays';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { dateCopy as copy } from './date-copy.ts';
import { IconButton } from './icon-button.tsx';
import { lazyWithPreload } from './lazy-with-preload.ts';
import { MountOnFirstOpen } from './mount-on-first-open.tsx';

const DayDialog = lazyWithPreload(() => import('./day-dialog.tsx'));

/** `Wednesday, 18 Nov 2026`. */
export const formatDayWithFullWeekday = (day: string): string =>
  `${weekdayNames[weekdayOf(day)]}, ${formatDay(day)}`;

type DayNavigationProps = {
  day: string;
  today: string;
  max?: string;
  onChange: (day: string) => void;
};

export function DayNavigation({ day, today, max, onChange }: DayNavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <IconButton label={copy.previousDay} onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        className="px-4!"
        onPointerEnter={DayDialog.preload}
        onFocus={DayDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{formatDayWithFullWeekday(day)}</span>
        <span className="sm:hidden">{formatDayWithWeekday(day)}</span>
        <span className="sr-only">, {copy.changeDay}</span>
      </Button>
      <IconButton
        label={copy.nextDay}
        disabled={max !== undefined && day >= max}
        onClick={() => onChange(addDays(day, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {day !== today && (
        <Button look="golden" onClick={() => onChange(today)}>
          {copy.toToday}
        </Button>
      )}
      <MountOnFirstOpen open={isOpen}>
        <DayDialog
          open={isOpen}
          {...{ day, today, max }}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      </MountOnFirstOpen>
    </div>
  );
}
