import { calendarPeriodBefore, formatPeriod } from '@haldi/contract/kit/calendar-periods';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { PayoutLine, PayoutStatement } from '@haldi/contract/payouts/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../lib/error-text.ts';
import { periodInUrl } from '../lib/period-in-url.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { MountOnFirstOpen } from '../ui/mount-on-first-open.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { toast } from '../ui/toast.ts';
import { payoutsCopy } from './copy.ts';
import { usePayoutDraft, useRemoveAdjustment } from './queries.ts';
import { ExportStatement, PrintStatement } from './statement-actions.tsx';
import { StatementView } from './statement-view.tsx';

const AdjustmentDialog = lazyWithPreload(() => import('./adjustment-dialog.tsx'));
const MarkPaidDialog = lazyWithPreload(() => import('./mark-paid-dialog.tsx'));
const ConfirmDialog = lazyWithPreload(() => import('../ui/confirm-dialog.tsx'));

const copy = payoutsCopy.statement;

type Opened = { dialog: 'add' | 'pay' | null; time: number };

function RemoveDialog({ line, onClose }: { line: PayoutLine | undefined; onClose: () => void }) {
  const { mutateAsync, isPending } = useRemoveAdjustment();
  const [shown, setShown] = useState(line);
  if (line && line !== shown) setShown(line);
  const remove = async (): Promise<void> => {
    try {
      await mutateAsync(shown?.adjustmentId ?? 0);
      toast.success(copy.removed);
    } catch (error) {
      toast.error(errorText(error) ?? copy.removeFailed);
    } finally {
      onClose();
    }
  };
  return (
    <MountOnFirstOpen open={line !== undefined}>
      <ConfirmDialog
        open={line !== undefined}
        title={copy.removeTitle}
        text={shown ? copy.removeText(shown.text, shown.amount) : ''}
        confirm={copy.removeConfirm}
        busy={isPending}
        onConfirm={() => void remove()}
        onClose={onClose}
      />
    </MountOnFirstOpen>
  );
}

function Draft({ statement }: { statement: PayoutStatement }) {
  const navigate = useNavigate();
  const [{ dialog, time }, setOpened] = useState<Opened>({ dialog: null, time: 0 });
  const [removed, setRemoved] = useState<PayoutLine>();
  const open = (next: Opened['dialog']): void => setOpened({ dialog: next, time: time + 1 });
  const close = (): void => setOpened({ dialog: null, time });
  const isOver = statement.to <= indiaDay(new Date());
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {statement.lines.length > 0 && isOver && (
          <Button onClick={() => open('pay')} onPointerEnter={MarkPaidDialog.preload}>
            {copy.markPaid}
          </Button>
        )}
        <Button
          look="secondary"
          onClick={() => open('add')}
          onPointerEnter={AdjustmentDialog.preload}
        >
          <Plus aria-hidden="true" className="size-5" />
          {copy.add}
        </Button>
        {statement.lines.length > 0 && (
          <>
            <ExportStatement statement={statement} />
            <PrintStatement />
          </>
        )}
      </div>
      {!isOver && <Notice tone="info">{payoutsCopy.notEnded}</Notice>}
      <StatementView statement={statement} onRemove={setRemoved} />
      <MountOnFirstOpen open={dialog === 'add'}>
        <AdjustmentDialog
          key={`add ${time}`}
          open={dialog === 'add'}
          statement={statement}
          onClose={close}
        />
      </MountOnFirstOpen>
      <MountOnFirstOpen open={dialog === 'pay'}>
        <MarkPaidDialog
          key={`pay ${time}`}
          open={dialog === 'pay'}
          statement={statement}
          onClose={close}
          // The dialog closes with this page. Closing it first could go back over the new page.
          onPaid={({ paid }) => {
            if (paid) void navigate(`/admin/payouts/${paid._id}`, { replace: true });
          }}
        />
      </MountOnFirstOpen>
      <RemoveDialog line={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}

export function PayoutDraft() {
  const [search] = useSearchParams();
  const today = indiaDay(new Date());
  const lastMonth = calendarPeriodBefore('month', { from: today, to: today });
  const period = periodInUrl(search, lastMonth);
  const { data, isError, error, refetch } = usePayoutDraft(search.get('beautician') ?? '0', period);
  const reason = errorText(error);
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={data ? copy.title(data.name) : payoutsCopy.title}
        intro={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {formatPeriod(period)}
            <Badge tone="golden">{copy.draft}</Badge>
          </span>
        }
        before={
          <div className="print:hidden">
            <BackLink to={`/admin/payouts?from=${period.from}&to=${period.to}`}>
              {copy.back}
            </BackLink>
          </div>
        }
      />
      {data && !isError && <Draft statement={data} />}
      {isError && (
        <LoadFailed
          title={copy.failed}
          {...(reason && { text: reason })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={2} shape="h-40" />}
    </div>
  );
}
