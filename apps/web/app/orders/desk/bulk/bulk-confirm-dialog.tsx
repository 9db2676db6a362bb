import {
  isCommandOffered,
  needsConfirmation,
} from '@haldi/contract/orders/commands/command-permissions';
import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';
import { BulkDialog, type BulkRow } from './bulk-dialog.tsx';
import { bulkCopy } from './copy.ts';
import type { BulkOutcomes } from './send-bulk-updates.ts';
import { useBulkUpdate } from './use-bulk-update.ts';

const copy = bulkCopy.confirming;
const update = { status: 'confirmed', message: suggestUpdateMessage('confirmed') } as const;

/** Orders that need a confirmation of their own are skipped. */
const canConfirm = (order: Order): boolean =>
  isCommandOffered(order, 'confirm', 'desk') &&
  !needsConfirmation(withDayAndStartMinute(order), 'confirm', 'desk', new Date());

const toBulkRow = (order: Order, outcomes: BulkOutcomes, isStopped: boolean): BulkRow => {
  const outcome = outcomes.get(order._id);
  if (outcome?.kind === 'done') return { order, text: copy.done, tone: 'good' };
  if (!canConfirm(order)) {
    const reason = copy.status(formatStatus(order.status));
    return { order, text: bulkCopy.skipped(reason) };
  }
  if (outcome?.kind === 'refused') return { order, text: outcome.reason, tone: 'bad' };
  if (outcome?.kind === 'lost') return { order, text: bulkCopy.lost, tone: 'bad' };
  return { order, text: isStopped ? bulkCopy.notSent : copy.pending };
};

export type BulkDialogProps = {
  orders: readonly Order[];
  open: boolean;
  onClose: (done: readonly string[]) => void;
  focusAfter: (() => HTMLElement | null) | undefined;
};

export function BulkConfirmDialog({ orders, open, onClose, focusAfter }: BulkDialogProps) {
  const { outcomes, progress, run } = useBulkUpdate();
  const isDone = ({ _id }: Order): boolean => outcomes.get(_id)?.kind === 'done';
  const confirmable = orders.filter((order) => canConfirm(order) && !isDone(order));
  const isStopped = !progress && [...outcomes.values()].some(({ kind }) => kind === 'lost');
  const unsent = confirmable.filter(({ _id }) => !outcomes.has(_id)).length;
  const items = confirmable.map((order) => ({ order, update }));
  return (
    <BulkDialog
      open={open}
      onClose={() => onClose(orders.filter(isDone).map(({ _id }) => _id))}
      focusAfter={focusAfter}
      title={copy.title(orders.length)}
      rows={orders.map((order) => toBulkRow(order, outcomes, isStopped))}
      progress={progress}
      outcomes={outcomes}
      unsent={isStopped ? unsent : 0}
      doneText={copy.doneAll}
      run={
        items.length > 0
          ? { label: copy.run(items.length), onPress: () => void run(items) }
          : undefined
      }
    >
      {items.length > 0 && (
        <div>
          <p>{copy.messageLabel}</p>
          <blockquote className="mt-1 border-l-4 border-haldi-300 pl-3 text-stone">
            {update.message}
          </blockquote>
        </div>
      )}
      {items.length === 0 && outcomes.size === 0 && <p>{copy.none}</p>}
    </BulkDialog>
  );
}
