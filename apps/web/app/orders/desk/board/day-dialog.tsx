import { DayPicker } from 'react-day-picker';
import { toDate, toDay } from '../../../schedule/shared/when/calendar-days.ts';
import {
  CalendarChevron,
  calendarLook,
  dayLabel,
} from '../../../schedule/shared/when/calendar-look.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardCopy as copy } from './copy.ts';

type DayDialogProps = {
  open: boolean;
  day: string;
  today: string;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** Any day, gone or to come: the board shows them all. */
export default function DayDialog({ open, day, today, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.chooseDay} size="small">
      <DayPicker
        key={day}
        mode="single"
        required
        weekStartsOn={1}
        today={toDate(today)}
        defaultMonth={toDate(day)}
        selected={toDate(day)}
        onSelect={(date) => {
          onChoose(toDay(date));
          onClose();
        }}
        classNames={calendarLook}
        components={{ Chevron: CalendarChevron }}
        labels={{ labelDayButton: (date, modifiers) => dayLabel(date, modifiers) }}
      />
    </Dialog>
  );
}
