import type { Beautician } from '@haldi/contract/roster/schema';
import { CalendarOff, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { rosterCopy } from './copy.ts';
import { useRemoveTimeOff } from './queries.ts';
import { formatTimeOffRange, type TimeOffRange, toTimeOffRanges } from './time-off.ts';
import { TimeOffForm } from './time-off-form.tsx';

const copy = rosterCopy.timeOff;

type RowProps = { range: string; note: string; action: ReactNode };

function Row({ range, note, action }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-1">
      <CalendarOff aria-hidden="true" className="size-5 shrink-0 text-plum-500" />
      <span className="min-w-0 grow">
        <span className="block tabular-nums">{range}</span>
        {note && <span className="block text-sm text-stone wrap-anywhere">{note}</span>}
      </span>
      {action}
    </li>
  );
}

export function TimeOffList({ beautician }: { beautician: Beautician }) {
  const [adding, setAdding] = useState({ isOpen: false, time: 0 });
  const { mutate, isPending } = useRemoveTimeOff(beautician._id);
  const ranges = toTimeOffRanges(beautician.timeOff);
  const remove = ({ from, to, begins }: TimeOffRange): void =>
    mutate(
      { from, to, begins: String(begins) },
      {
        onSuccess: () => toast.success(copy.removed),
        onError: (error) => toast.error(errorText(error) ?? copy.removeFailed),
      },
    );
  return (
    <Card as="section" aria-label={copy.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-plum-900">{copy.title}</h2>
        <Button
          look="secondary"
          disabled={!beautician.active}
          onClick={() => setAdding({ isOpen: true, time: adding.time + 1 })}
        >
          <CalendarOff aria-hidden="true" className="size-5" />
          {copy.add}
        </Button>
      </div>
      {ranges.length === 0 ? (
        <p className="mt-3 text-stone">{copy.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-sand">
          {ranges.map((range) => (
            <Row
              key={formatTimeOffRange(range)}
              range={formatTimeOffRange(range)}
              note={range.note}
              action={
                <IconButton
                  label={copy.remove(formatTimeOffRange(range))}
                  disabled={isPending}
                  onClick={() => remove(range)}
                >
                  <Undo2 aria-hidden="true" className="size-5" />
                </IconButton>
              }
            />
          ))}
        </ul>
      )}
      <TimeOffForm
        key={adding.time}
        open={adding.isOpen}
        beautician={beautician}
        onClose={() => setAdding({ ...adding, isOpen: false })}
      />
    </Card>
  );
}
