import DayCalendar from '../../../ui/day-calendar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardCopy as copy } from './copy.ts';

type DayDialogProps = {
  open: boolean;
  day: string;
  today: string;
  onChoose: (day: string) => void;
  onClose: () => void;
};

export default function DayDialog({ open, day, today, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.chooseDay} size="small">
      <DayCalendar
        key={day}
        label={copy.chooseDay}
        day={day}
        today={today}
        min={undefined}
        max={undefined}
        onChoose={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
      />
    </Dialog>
  );
}
