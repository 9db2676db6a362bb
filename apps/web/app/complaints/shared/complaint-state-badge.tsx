import type { ComplaintSummary } from '@haldi/contract/complaints/desk/schema';
import { outcomeKindNames } from '@haldi/contract/complaints/outcome';
import { Clock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { complaintDeskCopy as copy } from './desk-copy.ts';

type ComplaintStateBadgesProps = {
  complaint: Pick<ComplaintSummary, 'state' | 'isOverdue' | 'outcome'>;
};

export function ComplaintStateBadges({ complaint }: ComplaintStateBadgesProps) {
  const { state, isOverdue, outcome } = complaint;
  if (isOverdue) {
    return (
      <Badge tone="bad">
        <Clock aria-hidden="true" className="size-4" />
        {copy.overdue}
      </Badge>
    );
  }
  return (
    <>
      <Badge tone={state === 'open' ? 'golden' : 'neutral'}>{copy[state]}</Badge>
      {outcome && <Badge tone="good">{outcomeKindNames[outcome]}</Badge>}
    </>
  );
}
