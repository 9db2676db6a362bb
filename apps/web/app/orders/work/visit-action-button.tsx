import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import type { VisitAction } from '@haldi/contract/orders/work/visit-actions';
import { Bike, CircleCheck, DoorOpen, type LucideIcon, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { queueAction } from './action-sender-store.ts';
import { workCopy } from './copy.ts';
import { shouldConfirmAction } from './offered-visit-action.ts';
import { StickyFooter } from './sticky-footer.tsx';

const icons: Record<VisitAction, LucideIcon> = {
  'on-the-way': Bike,
  arrived: DoorOpen,
  start: Play,
  done: CircleCheck,
};

/** The next button appears in the same place, so a double tap must not press it. */
const guardMs = 1_000;

const useDoubleTapGuard = (): [isResting: boolean, startGuard: () => void] => {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (since === 0) return;
    const timer = setTimeout(() => setSince(0), guardMs);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== 0, () => setSince((before) => before + 1)];
};

type VisitActionButtonProps = {
  userId: string;
  visit: WorkVisit;
  action: VisitAction;
  onSent: (action: VisitAction) => void;
  onEnterCode: () => void;
};

type EarlyDoneDialogProps = {
  open: boolean;
  slot: string;
  onClose: () => void;
  onConfirm: () => void;
};

function ConfirmEarlyCompletionDialog({ open, slot, onClose, onConfirm }: EarlyDoneDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.doneTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.doneText(slot)}</p>
      <Button once className="min-h-16! w-full text-xl!" onClick={onConfirm}>
        {workCopy.doneConfirm}
      </Button>
      <Button look="quiet" size="large" className="mt-2 w-full" onClick={onClose}>
        {workCopy.notDone}
      </Button>
    </Dialog>
  );
}

export function VisitActionButton(props: VisitActionButtonProps) {
  const { userId, visit, action, onSent, onEnterCode } = props;
  const [isGuarded, startGuard] = useDoubleTapGuard();
  const [isConfirming, setIsConfirming] = useState(false);
  const close = (): void => setIsConfirming(false);
  const send = (): void => {
    startGuard();
    queueAction(userId, { kind: 'press', press: action }, visit);
    onSent(action);
  };
  const handlePress = (): void => {
    if (action === 'start' && visit.needsStartCode) onEnterCode();
    else if (shouldConfirmAction(action, visit, new Date())) setIsConfirming(true);
    else send();
  };
  const Icon = icons[action];
  return (
    <StickyFooter>
      <Button once busy={isGuarded} className="min-h-17! w-full text-xl!" onClick={handlePress}>
        <Icon aria-hidden="true" className="size-7" />
        {workCopy.visitActions[action]}
      </Button>
      <ConfirmEarlyCompletionDialog
        open={isConfirming}
        slot={visit.slot}
        onClose={close}
        onConfirm={() => {
          close();
          send();
        }}
      />
    </StickyFooter>
  );
}
