import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import type { MenuSection } from '@haldi/contract/catalogue/menu-schema';
import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { menuCopy } from './copy.ts';
import { moveItem } from './move-item.ts';
import { useReorderServices } from './queries.ts';

const copy = menuCopy.ordering;

type ReorderDialogProps = {
  open: boolean;
  set: MenuSection;
  /** Including hidden services, which have a position too. */
  services: readonly AdminService[];
  onClose: () => void;
};

export function ReorderServicesDialog({ open, set, services, onClose }: ReorderDialogProps) {
  const [initialOrder] = useState(services);
  const [order, setOrder] = useState(services);
  const [announcement, setAnnouncement] = useState('');
  const saving = useReorderServices();
  const move = (from: number, to: number): void => {
    const next = moveItem(order, from, to);
    const name = order[from]?.name ?? '';
    setOrder(next);
    setAnnouncement(copy.position(name, to + 1, next.length));
  };
  const save = (): void =>
    saving.mutate(
      { dataSet: set.key, ids: order.map(({ _id }) => _id) },
      {
        onSuccess: () => {
          toast.success(copy.saved);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(set.name)}
      description={copy.description}
      footer={
        <>
          <CancelButton label={menuCopy.form.cancel} />
          <Button busy={saving.isPending} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <UnsavedInputWarning
        when={order.some(({ _id }, index) => _id !== initialOrder[index]?._id)}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {saving.isError && (
        <Notice tone="bad" className="mb-3">
          {errorText(saving.error) ?? copy.failed}
        </Notice>
      )}
      <ol className="divide-y divide-sand rounded-card border border-sand bg-white">
        {order.map(({ _id, name, hidden }, index) => (
          <li key={_id} className="flex items-center gap-1 py-1 pr-1 pl-4">
            <span className="w-6 shrink-0 text-stone tabular-nums">{index + 1}</span>
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 leading-snug font-semibold">
              {name}
              {hidden && <Badge>{menuCopy.hidden}</Badge>}
            </span>
            <IconButton
              label={copy.top(name)}
              aria-disabled={index === 0}
              className="aria-disabled:opacity-40 max-sm:hidden"
              onClick={() => index > 0 && move(index, 0)}
            >
              <ArrowUpToLine aria-hidden="true" className="size-5" />
            </IconButton>
            {/* aria-disabled instead of disabled, so that the button keeps the focus. */}
            <IconButton
              label={copy.up(name)}
              aria-disabled={index === 0}
              className="aria-disabled:opacity-40"
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label={copy.down(name)}
              aria-disabled={index === order.length - 1}
              className="aria-disabled:opacity-40"
              onClick={() => index < order.length - 1 && move(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
