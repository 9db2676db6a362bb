import type { Order } from '@haldi/contract/orders/schema';
import { isPending } from '@haldi/contract/orders/status';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { withAcceptedConflicts } from '../assignment-question.ts';
import { useActiveBeauticianNames, usePlannedBeauticians } from '../queries.ts';
import { type AssigneeChoice, type BulkAssignment, bulkAssignmentFor } from './bulk-assignment.ts';
import type { BulkDialogProps } from './bulk-confirm-dialog.tsx';
import { BulkDialog, type BulkRow } from './bulk-dialog.tsx';
import { bulkCopy } from './copy.ts';
import type { BulkItem, BulkOutcome } from './send-bulk-updates.ts';
import { useBulkUpdate } from './use-bulk-update.ts';

const copy = bulkCopy.assigning;
/** Cannot be a name: names have no colon. */
const asPlanned = ':plan';

type AssignmentRow = { order: Order; assigning: BulkAssignment; outcome: BulkOutcome | undefined };

const toBulkRow = ({ order, assigning, outcome }: AssignmentRow, isStopped: boolean): BulkRow => {
  if (outcome?.kind === 'done') {
    return { order, text: copy.done(outcome.order.beautician), tone: 'good' };
  }
  if (assigning && 'skipReason' in assigning) {
    return { order, text: bulkCopy.skipped(assigning.skipReason) };
  }
  if (outcome?.kind === 'refused') return { order, text: outcome.reason, tone: 'bad' };
  if (outcome?.kind === 'lost') return { order, text: bulkCopy.lost, tone: 'bad' };
  if (outcome?.kind === 'asks') {
    const { name, conflicts } = outcome.question;
    return {
      order,
      text: `${name}: ${conflicts.map(({ text }) => text).join(', ')}`,
      tone: 'bad',
    };
  }
  if (!assigning) return { order, text: '' };
  return { order, text: isStopped ? bulkCopy.notSent : copy.pending(assigning.name) };
};

const acceptedConflictItems = ({ order, outcome }: AssignmentRow): BulkItem[] =>
  outcome?.kind === 'asks' ? [{ order, update: withAcceptedConflicts(outcome.question) }] : [];

const unsentItems = ({ order, assigning, outcome }: AssignmentRow): BulkItem[] => {
  if (outcome?.kind === 'done' || outcome?.kind === 'asks') return [];
  return assigning && 'update' in assigning ? [{ order, update: assigning.update }] : [];
};

type PlansStateProps = { isError: boolean; onRetry: () => void };

function PlansState({ isError, onRetry }: PlansStateProps) {
  if (!isError) return <Skeleton className="h-12" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      {copy.plansFailed}
      <Button look="secondary" size="small" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}

export function BulkAssignDialog({ orders, open, onClose, focusAfter }: BulkDialogProps) {
  const [assignee, setAssignee] = useState<AssigneeChoice>(null);
  const roster = useActiveBeauticianNames();
  const { data: plans, isError, refetch } = usePlannedBeauticians(orders);
  const { outcomes, progress, run, clearUnfinished } = useBulkUpdate();
  const assignmentRows = orders.map((order) => ({
    order,
    assigning: bulkAssignmentFor(order, assignee, plans),
    outcome: outcomes.get(order._id),
  }));
  const isStopped = !progress && [...outcomes.values()].some(({ kind }) => kind === 'lost');
  const items = assignmentRows.flatMap(unsentItems);
  const conflictItems = assignmentRows.flatMap(acceptedConflictItems);
  const done = assignmentRows.filter(({ outcome }) => outcome?.kind === 'done');
  const rows = assignmentRows.map((assignmentRow): BulkRow => {
    const row = toBulkRow(assignmentRow, isStopped);
    const [item] = acceptedConflictItems(assignmentRow);
    if (!item) return row;
    const action = (
      <Button
        key="assign-anyway"
        look="secondary"
        size="small"
        once
        busy={progress !== undefined}
        aria-label={copy.assignAnywayOf(row.order.orderId)}
        onClick={() => void run([item])}
      >
        {copy.assignAnyway}
      </Button>
    );
    return { ...row, action };
  });
  const runAction = () => {
    if (items.length > 0) {
      return { label: copy.run(items.length), onPress: () => void run(items) };
    }
    if (conflictItems.length < 2) return undefined;
    return {
      label: copy.assignAllAnyway(conflictItems.length),
      onPress: () => void run(conflictItems),
    };
  };
  return (
    <BulkDialog
      open={open}
      onClose={() => onClose(done.map(({ order }) => order._id))}
      focusAfter={focusAfter}
      title={copy.title(orders.length)}
      rows={rows}
      progress={progress}
      outcomes={outcomes}
      unsent={isStopped ? items.filter(({ order }) => !outcomes.has(order._id)).length : 0}
      doneText={copy.doneAll}
      run={runAction()}
    >
      <Select
        label={copy.beautician}
        options={[
          { value: asPlanned, label: copy.asPlanned },
          ...roster.map((name) => ({ value: name, label: name })),
        ]}
        value={assignee ?? asPlanned}
        onChange={(chosen) => {
          setAssignee(chosen === asPlanned ? null : chosen);
          clearUnfinished();
        }}
      />
      {items.length > 0 && (
        <p>
          {items.some(({ order }) => isPending(order.status)) ? copy.confirmsAndTells : copy.tells}
        </p>
      )}
      {assignee === null && !plans && (
        <PlansState isError={isError} onRetry={() => void refetch()} />
      )}
      {(assignee !== null || plans) &&
        items.length + conflictItems.length + outcomes.size === 0 && <p>{copy.none}</p>}
    </BulkDialog>
  );
}
