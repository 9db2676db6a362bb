import type { Order } from '@haldi/contract/orders/schema';
import { CalendarCheck, MessageCircle, UserRoundCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { BulkAssignDialog } from './bulk-assign-dialog.tsx';
import { BulkConfirmDialog } from './bulk-confirm-dialog.tsx';
import { BulkMessageDialog } from './bulk-message-dialog.tsx';
import { bulkCopy as copy } from './copy.ts';

type BulkActionKind = 'confirm' | 'assign' | 'message';

const bulkActions = [
  { what: 'confirm', icon: CalendarCheck, look: 'golden' },
  { what: 'assign', icon: UserRoundCheck, look: 'secondary' },
  { what: 'message', icon: MessageCircle, look: 'secondary' },
] as const;

type BulkBarProps = {
  count: number;
  onDo: (what: BulkActionKind) => void;
  onClear: () => void;
};

function BulkBar({ count, onDo, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <SelectionBar label={copy.bar} text={copy.selected(count)} clear={copy.clear} onClear={onClear}>
      {bulkActions.map(({ what, icon: Icon, look }) => (
        <Button key={what} look={look} aria-haspopup="dialog" onClick={() => onDo(what)}>
          <Icon aria-hidden="true" className="size-4 max-[26rem]:hidden" />
          {copy[what]}
        </Button>
      ))}
    </SelectionBar>
  );
}

type Opened = { what: BulkActionKind; ids: ReadonlySet<string>; isOpen: boolean; instance: number };

type BulkActionsProps = {
  shown: readonly Order[];
  selected: readonly Order[];
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
  onOpenChange: (isOpen: boolean) => void;
  afterBar: RefObject<HTMLElement | null>;
};

export function BulkActions(props: BulkActionsProps) {
  const { shown, selected, onDone, onClear, onOpenChange, afterBar } = props;
  const isBarRemoved = useRef(false);
  const [opened, setOpened] = useState<Opened>();
  const open = (what: BulkActionKind): void => {
    const ids = new Set(selected.map(({ _id }) => _id));
    setOpened({ what, ids, isOpen: true, instance: (opened?.instance ?? 0) + 1 });
    onOpenChange(true);
  };
  const close = (done: readonly string[]): void => {
    isBarRemoved.current = selected.every(({ _id }) => done.includes(_id));
    setOpened((now) => now && { ...now, isOpen: false });
    onOpenChange(false);
    onDone(done);
  };
  // The orders that were selected when the dialog opened, in their newest version.
  const orders = opened ? shown.filter(({ _id }) => opened.ids.has(_id)) : [];
  const focusAfter = (): HTMLElement | null => (isBarRemoved.current ? afterBar.current : null);
  const dialog = { orders, open: Boolean(opened?.isOpen), onClose: close, focusAfter };
  return (
    <>
      <BulkBar
        count={selected.length}
        onDo={open}
        onClear={() => {
          onClear();
          afterBar.current?.focus();
        }}
      />
      {opened?.what === 'confirm' && <BulkConfirmDialog key={opened.instance} {...dialog} />}
      {opened?.what === 'assign' && <BulkAssignDialog key={opened.instance} {...dialog} />}
      {opened?.what === 'message' && (
        <BulkMessageDialog
          key={opened.instance}
          orders={orders}
          open={opened.isOpen}
          onClose={() => close([])}
        />
      )}
    </>
  );
}
