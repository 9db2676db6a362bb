import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isUnsent, type QueuedAction } from './action-queue-rules.ts';
import { queueAction, useIsWaitingForConnection } from './action-sender-store.ts';
import { workCopy } from './copy.ts';

const wide = 'w-full min-h-16! text-xl!';

type HelpProps = { userId: string; visit: WorkVisit | null; actions: readonly QueuedAction[] };

function HelpStatus({ actions }: Pick<HelpProps, 'actions'>) {
  const isOffline = useIsWaitingForConnection();
  const isUnsentAlert = actions.some(
    ({ act, refused }) => act.kind === 'help' && refused === undefined,
  );
  if (!isUnsentAlert) return workCopy.alerted;
  return isOffline ? workCopy.alertWaiting : workCopy.alerting;
}

/** The first press of any button alerts the salon. */
export function HelpButton({ userId, visit, actions }: HelpProps) {
  const { phone } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [hasAlerted, setHasAlerted] = useState(false);
  const alertSalon = (): void => {
    if (hasAlerted) return;
    setHasAlerted(true);
    queueAction(userId, { kind: 'help' }, visit);
  };
  const isRefused = actions.some((one) => one.act.kind === 'help' && !isUnsent(one));
  const open = (): void => {
    setHasAlerted(false);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        look="danger"
        className="min-h-12! shrink-0 border-2 border-white! px-5! text-lg!"
        onClick={open}
      >
        <Siren aria-hidden="true" className="size-6" />
        {workCopy.help}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="small"
        title={workCopy.helpTitle}
      >
        <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.helpText}</p>
        <div className="space-y-3">
          <a href="tel:112" onClick={alertSalon} className={buttonStyle('danger', 'large', wide)}>
            {workCopy.call112}
          </a>
          {phone !== '' && (
            <a
              href={phoneLink(phone)}
              onClick={alertSalon}
              className={buttonStyle('primary', 'large', wide)}
            >
              {workCopy.callSalon}
            </a>
          )}
          <Button look="golden" className={wide} disabled={hasAlerted} onClick={alertSalon}>
            {workCopy.alertSalon}
          </Button>
          <p role="status" className="text-lg leading-snug font-semibold text-plum-950">
            {hasAlerted && (isRefused ? workCopy.alertRefused : <HelpStatus actions={actions} />)}
          </p>
        </div>
      </Dialog>
    </>
  );
}
