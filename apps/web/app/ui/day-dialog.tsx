import { dateCopy as copy } from './date-copy.ts';
import DayCalendar from './day-calendar.tsx';
import { Dialog } from './dialog.tsx';

type DayDialogProps = {
  open: boolean;
  day: string;
  today: string;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

export default function DayDialog({ open, day, today, max, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.chooseDay} size="small">
      <DayCalendar
        key={day}
        label={copy.chooseDay}
        day={day}
        today={today}
        min={undefined}
        max={max}
        onChoose={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
      />
    </Dialog>
  );
}
