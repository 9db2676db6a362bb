import { addDays, formatDay, formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { weekdayNames } from '@haldi/contract/kit/weekdays';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../../ui/mount-on-first-open.tsx';
import { boardCopy as copy } from './copy.ts';

const DayDialog = lazyWithPreload(() => import('./day-dialog.tsx'));

/** `Wednesday, 18 Nov 2026`. */
export const dayText = (day: string): string =>
  `${weekdayNames[weekdayOf(day)]}, ${formatDay(day)}`;

type DayBarProps = { day: string; today: string; onChange: (day: string) => void };

export function BoardDayNavigation({ day, today, onChange }: DayBarProps) {
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
        <span className="hidden sm:inline">{dayText(day)}</span>
        <span className="sm:hidden">{formatDayWithWeekday(day)}</span>
        <span className="sr-only">, {copy.changeDay}</span>
      </Button>
      <IconButton label={copy.nextDay} onClick={() => onChange(addDays(day, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {day !== today && (
        <Button look="golden" onClick={() => onChange(today)}>
          {copy.today}
        </Button>
      )}
      <MountOnFirstOpen open={isOpen}>
        <DayDialog
          open={isOpen}
          day={day}
          today={today}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      </MountOnFirstOpen>
    </div>
  );
}
