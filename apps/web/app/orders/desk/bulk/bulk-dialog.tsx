import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import type { Order } from '@haldi/contract/orders/schema';
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { iconButtonStyle } from '../../../ui/icon-button.tsx';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { bulkCopy as copy } from './copy.ts';
import { type BulkOutcomes, countBulkOutcomes } from './send-bulk-updates.ts';

const tones = { plain: 'text-stone', good: 'text-leaf-700', bad: 'text-brick-700' };

export type BulkRow = {
  order: Order;
  text: string;
  tone?: keyof typeof tones;
  action?: ReactNode;
};

function Row({ order, text, tone = 'plain', action }: BulkRow) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-0 grow basis-56">
        <p className="leading-snug wrap-anywhere">
          <span className="font-semibold tabular-nums">#{order.orderId}</span> {order.username}
        </p>
        <p className="text-sm text-stone tabular-nums">{formatOrderAppointment(order)}</p>
        <p className={cx('flex items-start gap-1.5 text-sm wrap-anywhere', tones[tone])}>
          {tone === 'good' && <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {tone === 'bad' && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {text}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {action}
        {tone === 'bad' && (
          <a
            href={adminOrderPath(order._id)}
            target="_blank"
            rel="noreferrer"
            aria-label={copy.open(order.orderId)}
            title={copy.open(order.orderId)}
            className={iconButtonStyle()}
          >
            <ExternalLink aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
    </li>
  );
}

type SummaryProps = {
  progress: { at: number; of: number } | undefined;
  outcomes: BulkOutcomes;
  unsent: number;
  doneText: (count: number) => string;
};

function Summary({ progress, outcomes, unsent, doneText }: SummaryProps) {
  const { done, asks, refused, lost } = countBulkOutcomes(outcomes);
  const sentences = [
    done > 0 && doneText(done),
    asks > 0 && copy.conflicts(asks),
    refused > 0 && copy.refused(refused),
    lost > 0 && copy.stopped(lost + unsent),
  ].filter(Boolean);
  return (
    <p role="status" className="font-semibold empty:hidden">
      {progress ? copy.sending(progress.at, progress.of) : sentences.join(' ')}
    </p>
  );
}

type BulkDialogProps = SummaryProps & {
  open: boolean;
  title: string;
  onClose: () => void;
  focusAfter: (() => HTMLElement | null) | undefined;
  rows: readonly BulkRow[];
  run: { label: string; onPress: () => void } | undefined;
  children?: ReactNode;
};

export function BulkDialog(props: BulkDialogProps) {
  const { open, title, onClose, focusAfter, rows, run, children, progress } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      focusAfter={focusAfter}
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {run && (
            <Button once busy={progress !== undefined} onClick={run.onPress}>
              {run.label}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {children}
        <Summary {...props} />
        <ul aria-label={copy.list} className="divide-y divide-sand border-y border-sand">
          {rows.map((row) => (
            <Row key={row.order._id} {...row} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
