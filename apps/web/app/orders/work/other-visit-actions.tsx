import { textLimits } from '@haldi/contract/kit/text-schemas';
import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import {
  declineRefusal,
  lateMinutesOptions,
  visitActionRefusal,
} from '@haldi/contract/orders/work/visit-actions';
import { areVisitActionsAllowed, toTimedVisit } from '@haldi/contract/orders/work/work-visit-rules';
import { Clock, Plus, UserX } from 'lucide-react';
import { useState } from 'react';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { toAddServicesAction } from './action-queue-rules.ts';
import { queueAction } from './action-sender-store.ts';
import { workCopy } from './copy.ts';

// Loads the search index on demand.
const AddServiceDialog = lazyWithPreload(() => import('./add-service-dialog.tsx'));

const wide = 'min-h-14! w-full border-2! text-lg!';
const outlined = `${wide} border-plum-700!`;

type OtherActionsProps = {
  userId: string;
  visit: WorkVisit;
  now: Date;
  onDecline: () => void;
};
type Opened = 'late' | 'cannot-go' | 'services';

type DeclineDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

function DeclineVisitDialog({ open, onClose, onConfirm }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.declineTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.declineText}</p>
      <UnsavedInputWarning when={reason.trim() !== ''} />
      <TextField
        label={workCopy.reason}
        hint={workCopy.reasonHint}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={textLimits.note}
      />
      <Button
        look="danger"
        once
        className="mt-5 min-h-16! w-full text-xl!"
        onClick={() => onConfirm(reason.trim())}
      >
        {workCopy.declineConfirm}
      </Button>
      <Button look="quiet" size="large" className="mt-2 w-full" onClick={onClose}>
        {workCopy.keepVisit}
      </Button>
    </Dialog>
  );
}

type LateDialogProps = {
  open: boolean;
  firstName: string;
  onClose: () => void;
  onChoose: (minutes: (typeof lateMinutesOptions)[number]) => void;
};

function RunningLateDialog({ open, firstName, onClose, onChoose }: LateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.lateTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.lateText(firstName)}</p>
      <div className="space-y-3">
        {lateMinutesOptions.map((minutes) => (
          <Button
            key={minutes}
            once
            className="min-h-16! w-full text-xl!"
            onClick={() => onChoose(minutes)}
          >
            {workCopy.minutes(minutes)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

export function OtherVisitActions({ userId, visit, now, onDecline }: OtherActionsProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const timed = toTimedVisit(visit);
  const canBeLate =
    isCommandOffered(visit, 'running-late', 'beautician') &&
    !visitActionRefusal('arrived', timed, now);
  const canAdd =
    isCommandOffered(visit, 'change-services', 'beautician') && areVisitActionsAllowed(visit, now);
  const canDecline =
    isCommandOffered(visit, 'decline', 'beautician') && !declineRefusal(timed, now);
  return (
    <section aria-label={workCopy.otherActions} className="space-y-3">
      <h2 className="text-xl text-plum-950">{workCopy.otherActions}</h2>
      {canBeLate && (
        <Button look="secondary" className={outlined} onClick={() => setOpened('late')}>
          <Clock aria-hidden="true" className="size-6" />
          {workCopy.runningLate}
        </Button>
      )}
      {canAdd && (
        <Button look="secondary" className={outlined} onClick={() => setOpened('services')}>
          <Plus aria-hidden="true" className="size-6" />
          {workCopy.addService}
        </Button>
      )}
      {canDecline && (
        <Button
          look="secondary"
          className={`${wide} border-brick-600! text-brick-700!`}
          onClick={() => setOpened('cannot-go')}
        >
          <UserX aria-hidden="true" className="size-6" />
          {workCopy.decline}
        </Button>
      )}
      <RunningLateDialog
        open={opened === 'late'}
        firstName={visit.firstName}
        onClose={close}
        onChoose={(minutes) => {
          close();
          queueAction(userId, { kind: 'late', minutes }, visit);
        }}
      />
      <DeclineVisitDialog
        open={opened === 'cannot-go'}
        onClose={close}
        onConfirm={(reason) => {
          close();
          onDecline();
          queueAction(userId, { kind: 'cannot-go', reason }, visit);
        }}
      />
      <MountOnFirstOpen open={opened === 'services'}>
        <AddServiceDialog
          open={opened === 'services'}
          visit={visit}
          onClose={close}
          onAdd={(added) => {
            close();
            queueAction(userId, toAddServicesAction(visit, added), visit);
          }}
        />
      </MountOnFirstOpen>
    </section>
  );
}
