import type { Order } from '@haldi/contract/orders/schema';
import { type RefObject, useRef, useState } from 'react';
import { BulkAssignDialog } from './bulk-assign-dialog.tsx';
import { type BulkActionKind, BulkBar } from './bulk-bar.tsx';
import { BulkConfirmDialog } from './bulk-confirm-dialog.tsx';
import { BulkMessageDialog } from './bulk-message-dialog.tsx';

type Opened = { what: BulkActionKind; ids: ReadonlySet<string>; isOpen: boolean; time: number };

type SeveralProps = {
  shown: readonly Order[];
  ticked: readonly Order[];
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
  onOpenChange: (isOpen: boolean) => void;
  afterBar: RefObject<HTMLElement | null>;
};

export function BulkActions(props: SeveralProps) {
  const { shown, ticked, onDone, onClear, onOpenChange, afterBar } = props;
  const isBarGone = useRef(false);
  const [opened, setOpened] = useState<Opened>();
  const open = (what: BulkActionKind): void => {
    const ids = new Set(ticked.map(({ _id }) => _id));
    setOpened({ what, ids, isOpen: true, time: (opened?.time ?? 0) + 1 });
    onOpenChange(true);
  };
  const close = (done: readonly string[]): void => {
    isBarGone.current = ticked.every(({ _id }) => done.includes(_id));
    setOpened((now) => now && { ...now, isOpen: false });
    onOpenChange(false);
    onDone(done);
  };
  // The orders that were selected when the dialog opened, in their newest version.
  const orders = opened ? shown.filter(({ _id }) => opened.ids.has(_id)) : [];
  const focusAfter = (): HTMLElement | null => (isBarGone.current ? afterBar.current : null);
  const dialog = { orders, open: Boolean(opened?.isOpen), onClose: close, focusAfter };
  return (
    <>
      <BulkBar
        count={ticked.length}
        onDo={open}
        onClear={() => {
          onClear();
          afterBar.current?.focus();
        }}
      />
      {opened?.what === 'confirm' && <BulkConfirmDialog key={opened.time} {...dialog} />}
      {opened?.what === 'assign' && <BulkAssignDialog key={opened.time} {...dialog} />}
      {opened?.what === 'message' && (
        <BulkMessageDialog
          key={opened.time}
          orders={orders}
          open={opened.isOpen}
          onClose={() => close([])}
        />
      )}
    </>
  );
}
