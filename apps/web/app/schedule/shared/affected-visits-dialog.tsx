import type { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { visitsCopy as copy } from './copy.ts';
import { VisitLine } from './visit-line.tsx';

type AffectedVisitsDialogProps = {
  affected: AffectedVisits | undefined;
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  onConfirm: (stamp: string) => void;
  onClose: () => void;
};

export function AffectedVisitsDialog(props: AffectedVisitsDialogProps) {
  const { affected, title, text, confirm, busy, onConfirm, onClose } = props;
  // Stay visible while the dialog closes.
  const [shown, setShown] = useState(affected);
  if (affected && affected !== shown) setShown(affected);
  const rest = shown ? shown.total - shown.visits.length : 0;
  return (
    <Dialog
      open={affected !== undefined}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {copy.back}
          </Button>
          <Button look="danger" busy={busy} onClick={() => shown && onConfirm(shown.stamp)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ul
        aria-label={copy.list}
        className="mt-4 divide-y divide-sand rounded-card border border-sand bg-white p-1"
      >
        {shown?.visits.map((visit) => (
          <li key={visit._id}>
            <VisitLine visit={visit} newTab />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-sm text-stone">{copy.more(rest)}</p>}
    </Dialog>
  );
}
