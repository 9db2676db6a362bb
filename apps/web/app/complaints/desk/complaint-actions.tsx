import {
  type ComplaintStep,
  isComplaintStepAllowed,
} from '@haldi/contract/complaints/complaint-permissions';
import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import { CircleCheck, MessageSquarePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { complaintsCopy } from './copy.ts';

const CloseComplaintDialog = lazyWithPreload(() => import('./close-complaint-dialog.tsx'));
const ComplaintTextDialog = lazyWithPreload(() => import('./complaint-text-dialog.tsx'));

const copy = complaintsCopy.screen;

const actions = [
  { step: 'note', label: copy.note, icon: MessageSquarePlus, look: 'secondary' },
  { step: 'reopen', label: copy.reopen, icon: RotateCcw, look: 'secondary' },
  { step: 'close', label: copy.close, icon: CircleCheck, look: 'primary' },
] as const satisfies { step: ComplaintStep; label: string; icon: unknown; look: string }[];

type Opened = { step: (typeof actions)[number]['step']; isOpen: boolean; times: number };

export function ComplaintActions({ complaint }: { complaint: Complaint }) {
  const [opened, setOpened] = useState<Opened>();
  const offered = actions.filter(({ step }) =>
    isComplaintStepAllowed(step, 'desk', complaint.state),
  );
  const dialog = opened && {
    complaint,
    open: opened.isOpen,
    onClose: () => setOpened({ ...opened, isOpen: false }),
  };
  return (
    <>
      {offered.map(({ step, label, icon: Icon, look }) => (
        <Button
          key={step}
          look={look}
          onClick={() => setOpened({ step, isOpen: true, times: (opened?.times ?? 0) + 1 })}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Button>
      ))}
      {dialog && (
        <MountOnFirstOpen key={opened.times} open={opened.isOpen}>
          {opened.step === 'close' ? (
            <CloseComplaintDialog {...dialog} />
          ) : (
            <ComplaintTextDialog {...dialog} kind={opened.step} />
          )}
        </MountOnFirstOpen>
      )}
    </>
  );
}
